import Geometry

/// A projection that separates, made ready for drawing: which part of the panel each destination column shows.
///
/// With b = h = 0, x' = (a x + c) / w, y' = (d x + e y + f) / w and w = g x + i: the destination's column x' shows the
/// panel's column x = (i x' - c) / (a - g x'), and down it the panel's row is (y' w - d x - f) / e.
struct Warp {
  let panelWidth: Int
  let panelHeight: Int
  let opacity: Double
  private let map: Projection
  private let seam: PanelWarp.Seam?
  private let shading: PanelShading?
  /// The columns of the panel that lie before the viewer.
  private let shown: ClosedRange<Double>
  /// Where they are seen.
  private let left: Double
  private let right: Double
  /// The destination pixels that it can touch.
  let bounds: PixelRect
  /// Where the panel's top left lies if drawing it is mere copying.
  let copyOffset: (x: Int, y: Int)?

  /// What is drawn of a column's two sides differs by no more than this many rows of the panel, or pixels where those
  /// are larger, else it is split: within a column all is resampled by one step.
  private static let largestShear = 0.5
  /// A column averages no more columns of the panel than this, else it is split.
  private static let largestWidth = 24.0
  /// A piece that is narrower makes no level of a pixel's 256. Reached only where a panel is all but edge on, or the
  /// viewer's eye all but touches it.
  private static let mostPieces = 256.0
  /// Edges are placed in so many steps a pixel.
  private static let finest = 1_048_576.0
  /// Less than half of the faintest grey.
  private static let invisible = 1.0 / 512

  /// Nil where nothing is to be seen.
  init?(
    panel: Bitmap, map: Projection, opacity: Double, seam: PanelWarp.Seam?, shading: PanelShading? = nil
  ) {
    let (width, height) = (Double(panel.width), Double(panel.height))
    guard map.separates, width > 0, height > 0, opacity > 0 else { return nil }
    let nearest = Projection.nearest
    // Where w is the nearest that is drawn.
    let cut = (nearest - map.i) / map.g
    let first = map.g > 0 ? max(0, cut) : 0
    let last = map.g < 0 ? min(width, cut) : width
    guard first < last, max(map.i, map.g * width + map.i) >= nearest else { return nil }
    let ends = [first, last].map { (map.a * $0 + map.c) / (map.g * $0 + map.i) }
    // An edge that lies between two pixels is not to touch one of them for a rounding's sake.
    let places = ends.map { ($0 * Self.finest).rounded() / Self.finest }
    (left, right) = (min(places[0], places[1]), max(places[0], places[1]))
    let numbers = ends + [first, last].flatMap { [(map.d * $0 + map.f) / map.e, (map.g * $0 + map.i) / map.e] }
    guard numbers.allSatisfy(\.isFinite), right - left > Self.invisible else { return nil }
    self.map = map
    self.seam = seam
    self.shading = shading
    self.opacity = min(1, opacity)
    shown = first...last
    (panelWidth, panelHeight) = (panel.width, panel.height)
    let seen = map.bounds(of: Rect(x: first, y: 0, width: last - first, height: height))
    let (start, end) = (seam == .left ? left - 1 : left, seam == .right ? right + 1 : right)
    bounds = PixelRect(covering: Rect(x: start, y: seen.minY, width: end - start, height: seen.height))
    let (x, y) = (map.c / map.i, map.f / map.i)
    let isPlain =
      shading == nil && map.isTranslation && x.rounded() == x && y.rounded() == y && abs(x) < 1e6 && abs(y) < 1e6
    copyOffset = isPlain ? (Int(x), Int(y)) : nil
  }

  /// The columns of the panel that lie behind the destination's column `x`, as one or more pieces. They are good for
  /// a destination of so many rows, whichever of them are drawn.
  func appendColumns(
    at x: Int, rows: Int, tile: Int, to columns: inout [WarpColumn], weights: inout [UInt16]
  ) {
    let isPastLeft = Double(x) < left && seam == .left
    let isPastRight = Double(x + 1) > right && seam == .right
    guard Double(x) < right + (isPastRight ? 1 : 0), Double(x + 1) > left - (isPastLeft ? 1 : 0) else { return }
    let start = isPastLeft ? Double(x) : max(left, Double(x))
    let end = isPastRight ? Double(x + 1) : min(right, Double(x + 1))
    guard end - start > Self.invisible else { return }
    let (one, other) = (column(seenAt: start), column(seenAt: end))
    let (from, to) = (min(one, other), max(one, other))
    let wanted = max(
      1, (shear(from, to, rows) / Self.largestShear).rounded(.up), ((to - from) / Self.largestWidth).rounded(.up))
    let pieces = min(wanted, Self.mostPieces)
    let light = shading.map {
      UInt16((brightness($0, of: (from + to) / 2, seenAt: Double(x) + 0.5) * 65_535).rounded())
    }
    for piece in 0..<Int(pieces) {
      let a = from + (to - from) * Double(piece) / pieces
      let b = from + (to - from) * Double(piece + 1) / pieces
      let middle = inside((a + b) / 2)
      let (origin, step) = (-(map.d * middle + map.f) / map.e, w(middle) / map.e)
      let firstWeight = weights.count
      let texels = WarpWeights.append(
        from: a, to: b, width: panelWidth, clampingLeft: seam == (isMirrored ? .right : .left),
        clampingRight: seam == (isMirrored ? .left : .right), to: &weights)
      columns.append(
        WarpColumn(
          tile: tile, isFirst: piece == 0, isLast: piece == Int(pieces) - 1, origin: origin, step: step,
          height: panelHeight, share: opacity * min(1, abs(place(b) - place(a))), light: light, texels: texels,
          firstWeight: firstWeight))
    }
  }

  private func brightness(_ shading: PanelShading, of column: Double, seenAt x: Double) -> Double {
    shading.light(at: inside(column) / Double(panelWidth))
      * shading.light(atDistance: shading.isDarkAtRight != isMirrored ? right - x : x - left)
  }

  /// Seen from behind, left and right are exchanged.
  private var isMirrored: Bool { map.a * map.i < map.c * map.g }

  private func w(_ column: Double) -> Double { map.g * column + map.i }

  private func inside(_ column: Double) -> Double { min(max(column, shown.lowerBound), shown.upperBound) }

  /// The panel's column that is seen at a place; past its ends it goes on as if it were flat.
  private func column(seenAt x: Double) -> Double {
    if x <= left { return isMirrored ? shown.upperBound + (left - x) : shown.lowerBound - (left - x) }
    if x >= right { return isMirrored ? shown.lowerBound - (x - right) : shown.upperBound + (x - right) }
    return inside((map.i * x - map.c) / (map.a - map.g * x))
  }

  /// Where a column of the panel is seen.
  private func place(_ column: Double) -> Double {
    let nearest = inside(column)
    return (map.a * nearest + map.c) / w(nearest) + (isMirrored ? nearest - column : column - nearest)
  }

  /// By how much two columns of the panel differ, at most, where they are seen in a destination of so many rows: in rows of
  /// the panel or, where more than one of those is seen in a pixel, in pixels.
  private func shear(_ from: Double, _ to: Double, _ rows: Int) -> Double {
    let (a, b) = (inside(from), inside(to))
    let middle = (a + b) / 2
    let pixel = max(map.e, w(middle))
    let edges = [0, map.e * Double(panelHeight)].map { edge in
      let y = (map.d * middle + edge + map.f) / w(middle)
      let nearest = min(max(y, 0), Double(rows))
      return abs((nearest * map.g - map.d) * (b - a) / pixel)
    }
    return max(edges[0], edges[1])
  }
}

extension Projection {
  /// Whether a vertical line is seen as one, upright: about a vertical axis any turn is such, in any perspective.
  var separates: Bool {
    b == 0 && h == 0 && e > 0 && [a, c, d, e, f, g, i].allSatisfy(\.isFinite)
  }

  /// Any projection as two turns in the plane with one between them that separates: `before`, then `separable`, then
  /// `after`. Nil where nothing is seen, or where there is no need of it.
  ///
  /// The first turn brings the direction in which the plane goes away into the horizontal; the last one brings back what
  /// is then upright.
  var separated: (before: Projection, separable: Projection, after: Projection)? {
    let slope = (g * g + h * h).squareRoot()
    let before = h == 0 ? .identity : Projection.turn(cosine: g / slope, sine: -h / slope)
    guard let back = before.inverse else { return nil }
    let turned = back.concatenating(self)
    let length = (turned.b * turned.b + turned.e * turned.e).squareRoot()
    guard length > 0 else { return nil }
    let upright = Projection.turn(cosine: turned.e / length, sine: turned.b / length)
    var separable = turned.concatenating(upright)
    (separable.b, separable.h) = (0, 0)
    guard let after = upright.inverse, separable.separates else { return nil }
    return (before, separable, after)
  }

  /// Clockwise about the origin.
  private static func turn(cosine: Double, sine: Double) -> Projection {
    Projection(a: cosine, b: -sine, c: 0, d: sine, e: cosine, f: 0, g: 0, h: 0, i: 1)
  }
}
