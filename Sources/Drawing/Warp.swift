import Geometry
import Glibc

/// A fold's geometry made ready for drawing: which part of the panel each destination column shows.
struct Warp {
  let panelWidth: Int
  let panelHeight: Int
  let fold: PanelFold
  let opacity: Double
  let bleed: Double
  /// The panel's pixels for each of the fold's.
  private let stretchX: Double
  private let stretchY: Double
  private let cosine: Double
  private let sine: Double
  /// The distance from the hinge at which the far edge is drawn.
  private let far: Double
  /// The destination pixels that it can touch.
  let bounds: PixelRect
  /// Where the panel's top left lies if drawing it is mere copying.
  let copyOffset: (x: Int, y: Int)?

  /// The top and bottom of a column differ from its neighbour's by no more than this many rows of the panel, else it is
  /// split: within a column all is resampled by one step.
  private static let largestShear = 0.5
  /// A column averages no more columns of the panel than this, else it is split.
  private static let largestWidth = 24.0
  /// Reached only where a panel is all but edge on, or the viewer's eye all but touches it.
  private static let mostPieces = 64.0
  /// Less than half of the faintest grey.
  private static let invisible = 1.0 / 512

  /// Nil where nothing is to be seen.
  init?(panel: Bitmap, fold: PanelFold, opacity: Double, bleed: Double) {
    let numbers = [fold.hingeX, fold.top, fold.width, fold.height, fold.angle, fold.distance, opacity]
    guard numbers.allSatisfy(\.isFinite), panel.width > 0, panel.height > 0, fold.width > 0, fold.height > 0,
      fold.distance > 0, opacity > 0, fold.angle < .pi / 2
    else { return nil }
    self.fold = fold
    (panelWidth, panelHeight) = (panel.width, panel.height)
    self.opacity = min(1, opacity)
    self.bleed = bleed
    (cosine, sine) = (cos(max(0, fold.angle)), sin(max(0, fold.angle)))
    stretchX = Double(panel.width) / fold.width
    stretchY = Double(panel.height) / fold.height
    far = fold.width * cosine / (1 + fold.width * sine / fold.distance)
    let left = fold.side == .left ? fold.hingeX - far : fold.hingeX - bleed
    let right = fold.side == .left ? fold.hingeX + bleed : fold.hingeX + far
    bounds = PixelRect(covering: Rect(x: left, y: fold.top, width: right - left, height: fold.height))
    let panelX = fold.side == .left ? fold.hingeX - fold.width : fold.hingeX
    let isPlain =
      sine == 0 && stretchX == 1 && stretchY == 1 && panelX.rounded() == panelX
      && fold.top.rounded() == fold.top && abs(panelX) < 1e6 && abs(fold.top) < 1e6
    copyOffset = isPlain ? (Int(panelX), Int(fold.top)) : nil
  }

  /// The columns of the panel that lie behind the destination's column `x`, as one or more pieces.
  func appendColumns(at x: Int, tile: Int, to columns: inout [WarpColumn], weights: inout [UInt16]) {
    let near = fold.side == .left ? fold.hingeX - Double(x + 1) : Double(x) - fold.hingeX
    guard near < far, near + 1 > -bleed else { return }
    let (e0, e1) = (bleed > 0 ? near : max(0, near), min(far, near + 1))
    guard e1 > e0 else { return }
    let (u0, u1) = (unfolded(e0), unfolded(e1))
    let shear = fold.height / 2 * stretchY * (divisor(u1) - divisor(u0))
    let pieces = min(
      max(1, (shear / Self.largestShear).rounded(.up), ((u1 - u0) / Self.largestWidth).rounded(.up)), 4096)
    guard e1 - e0 > Self.invisible else { return }
    for piece in 0..<Int(pieces) {
      let a = u0 + (u1 - u0) * Double(piece) / pieces
      let b = u0 + (u1 - u0) * Double(piece + 1) / pieces
      let k = divisor((a + b) / 2)
      // From here on in the panel's own pixels.
      let isLeft = fold.side == .left
      let firstWeight = weights.count
      let texels = WarpWeights.append(
        from: (isLeft ? fold.width - b : a) * stretchX, to: (isLeft ? fold.width - a : b) * stretchX,
        width: panelWidth, clampingLeft: bleed > 0 && !isLeft, clampingRight: bleed > 0 && isLeft, to: &weights)
      columns.append(
        WarpColumn(
          tile: tile, isFirst: piece == 0, isLast: piece == Int(pieces) - 1,
          origin: (fold.height / 2 - (fold.top + fold.height / 2) * k) * stretchY, step: k * stretchY,
          height: panelHeight, share: opacity * min(1, max(0, folded(b) - folded(a))), texels: texels,
          firstWeight: firstWeight))
    }
  }

  /// How far from the hinge a place on the panel is that is drawn `e` from it.
  private func unfolded(_ e: Double) -> Double {
    guard e > 0 else { return e }
    guard e < far else { return fold.width }
    return min(fold.width, e / (cosine - e * sine / fold.distance))
  }

  private func folded(_ u: Double) -> Double { u > 0 ? u * cosine / divisor(u) : u }

  private func divisor(_ u: Double) -> Double { 1 + max(0, u) * sine / fold.distance }
}
