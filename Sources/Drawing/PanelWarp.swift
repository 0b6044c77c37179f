import Geometry
import Glibc

/// Draws a flat panel's bitmap folded about its hinge. Keeps its working memory from one frame to the next.
public final class PanelWarp {
  /// How the panel meets what the destination holds.
  public enum Mode: Sendable {
    /// Laid over it.
    case over
    /// In place of it: where the panel does not reach, the clip becomes clear.
    case source
  }

  public init() {}

  /// Draws `panel` through `fold` into those pixels of `destination` that lie in `clip`.
  ///
  /// `opacity` fades the panel. With a `hingeBleed` of 1 the panel goes on for the rest of the pixel at the hinge and one
  /// more, hard-edged, for content that is then drawn over it from a whole pixel on; with 0 that edge is antialiased like
  /// the others.
  public func draw(
    _ panel: Bitmap, fold: PanelFold, into destination: Bitmap, clip: [PixelRect], opacity: Double = 1,
    mode: Mode = .over, hingeBleed: Int = 0
  ) {
    guard panel.width > 0, panel.height > 0, fold.width > 0, fold.height > 0, fold.distance > 0 else { return }
    let (c, s) = (cos(fold.angle), sin(fold.angle))
    let sign = fold.side == .left ? -1.0 : 1.0
    let middle = fold.top + fold.height / 2
    destination.flush()
    panel.flush()
    for rect in clip.map({ $0.intersection(destination.bounds) }) where !rect.isEmpty {
      for y in rect.y..<rect.maxY {
        let row = destination.row(y)
        for x in rect.x..<rect.maxX {
          var distance = (Double(x) + 0.5 - fold.hingeX) * sign
          if hingeBleed > 0, distance < 0, distance > -2 { distance = 0 }
          let u = distance / (c - distance * s / fold.distance)
          guard u >= 0, u < fold.width else { continue }
          let v = (Double(y) + 0.5 - middle) * (1 + u * s / fold.distance) + fold.height / 2
          guard v >= 0, v < fold.height else { continue }
          let column = fold.side == .left ? fold.width - u : u
          let source = panel[min(panel.width - 1, Int(column)), min(panel.height - 1, Int(v))]
          row[x] = Self.over(source, row[x], opacity)
        }
      }
    }
    destination.markChanged()
  }

  private static func over(_ source: UInt32, _ ground: UInt32, _ opacity: Double) -> UInt32 {
    var result: UInt32 = 0
    let alpha = Double(source >> 24) / 255 * opacity
    for shift in stride(from: 0, through: 24, by: 8) as StrideThrough<UInt32> {
      let value = Double((source >> shift) & 0xFF) * opacity + Double((ground >> shift) & 0xFF) * (1 - alpha)
      result |= UInt32(min(255, value.rounded())) << shift
    }
    return result
  }
}
