import Geometry
import Glibc

/// How light falls on a panel that turns away from it: evenly, less towards one of its sides, and least in the shadow of
/// what lies over it there.
public struct PanelShading: Hashable, Sendable {
  /// How much of the light falls on the panel's bright side, 0...1.
  public var brightness: Double
  /// Which share of that is missing at the dark side, 0...1.
  public var falloff: Double
  /// Whether the dark side is the right one of the panel, as it lies flat.
  public var isDarkAtRight: Bool
  /// How far the shadow of what lies over the dark side reaches, in pixels of what is drawn on; 0 for no shadow.
  public var shadowReach: Double
  /// How much of the panel, as it is seen, lies under what casts the shadow, in the same pixels.
  public var coveredWidth: Double

  /// Shades a panel so that `brightness` of its colours is left at the bright side, and `falloff` less of that at the other,
  /// where a shadow may lie on it.
  public init(
    brightness: Double, falloff: Double, isDarkAtRight: Bool, shadowReach: Double = 0, coveredWidth: Double = 0
  ) {
    (self.brightness, self.falloff, self.isDarkAtRight) = (brightness, falloff, isDarkAtRight)
    (self.shadowReach, self.coveredWidth) = (shadowReach, coveredWidth)
  }

  /// The same where lengths are `scale` times as long.
  public func scaled(by scale: Double) -> PanelShading {
    var scaled = self
    scaled.shadowReach *= scale
    scaled.coveredWidth *= scale
    return scaled
  }

  /// What is left of the colours at a share of the panel's width, 0 at the left to 1 at the right: with x the way from the
  /// bright side to the dark one, brightness (1 - falloff x^1.5).
  public func light(at share: Double) -> Double {
    let way = min(max(isDarkAtRight ? share : 1 - share, 0), 1)
    let light = brightness * (1 - falloff * way * way.squareRoot())
    return light.isFinite ? min(max(light, 0), 1) : 1
  }

  /// What the shadow leaves of that at a distance from the panel's dark edge as it is seen: 1 - 0.55 exp(-(d / reach)^2 /
  /// 1.2), d being counted from what casts it.
  public func light(atDistance distance: Double) -> Double {
    guard shadowReach > 0 else { return 1 }
    let way = max(distance - coveredWidth, 0) / shadowReach
    return 1 - Self.shadowDepth * exp(-way * way / 1.2)
  }

  private static let shadowDepth = 0.55
}

/// Draws a flat panel's bitmap as a projection shows it. Keeps its working memory from one frame to the next.
///
/// Every destination pixel is the mean of the panel, seen in perspective, over the pixel's area, the panel being
/// bilinear between its pixels' centres and clear outside. As long as the panel is turned about a vertical axis, a
/// destination column shows some columns of the panel, all of them shrunk by one factor: first those columns are
/// averaged into one (`WarpColumn`), then that one is resampled by a constant step. Both are exact integrals. Where a
/// column's far side is so much smaller than its near side that the two cannot share a factor, it is drawn as several
/// narrower ones.
///
/// Costs a few nanoseconds for each pixel drawn; `meson-helpers/bench` measures it beside pixman.
public final class PanelWarp {
  /// The side, as it is seen, on which something that begins at a whole pixel lies over the panel's edge.
  public enum Seam: Hashable, Sendable { case left, right }

  /// So many columns and rows are worked on at once: what is touched then stays in the first-level cache.
  private static let tileColumns = WarpScratch.tileColumns
  private static let bandRows = 256
  /// A tile of more than one column shows no more columns of the panel than this.
  private static let tileSourceColumns = 64

  private let scratch = WarpScratch()
  private var columns: [WarpColumn] = []
  private var weights: [UInt16] = []

  /// Has no working memory yet; the first frames take it.
  public init() {}

  /// Draws `panel` over those pixels of `destination` that lie in `clip`.
  ///
  /// - Parameters:
  ///   - map: From the panel's pixels to the destination's. What of the panel lies behind the viewer, or nearer to it
  ///     than `Projection.nearest`, is not drawn. A panel that is seen from behind is drawn mirrored. Moved by whole pixels
  ///     it is copied exactly. One that is turned about anything but a vertical axis is drawn through bitmaps of its own,
  ///     which is slower and less sharp. Nothing is drawn through what is not invertible or not finite.
  ///   - opacity: Fades the panel.
  ///   - shading: What light falls on the panel; nil for all. It has no meaning for a panel that is turned about anything
  ///     but a vertical axis.
  ///   - seam: There the panel goes on, hard-edged, over every pixel that begins less than one pixel beyond its edge. All
  ///     other edges are antialiased. It has no meaning for a panel that is turned about anything but a vertical axis.
  public func draw(
    _ panel: Bitmap, through map: Projection, into destination: Bitmap, clip: [PixelRect], opacity: Double = 1,
    shading: PanelShading? = nil, seam: Seam? = nil
  ) {
    let rects = clip.map { $0.intersection(destination.bounds) }.disjoint
    guard map.separates else {
      return drawTurned(panel, through: map, into: destination, clip: rects, opacity: opacity)
    }
    guard let warp = Warp(panel: panel, map: map, opacity: opacity, seam: seam, shading: shading) else { return }
    panel.flush()
    destination.flush()
    defer { destination.markChanged() }
    for rect in rects {
      let area = rect.intersection(warp.bounds)
      if let offset = warp.copyOffset {
        copy(panel, by: offset, opacity: warp.opacity, into: destination, area: area)
      } else {
        draw(panel, warp: warp, into: destination, area: area)
      }
    }
  }

  /// Turns the panel in its plane until it separates, warps it, and turns what is seen back.
  private func drawTurned(
    _ panel: Bitmap, through map: Projection, into destination: Bitmap, clip: [PixelRect], opacity: Double
  ) {
    guard let parts = map.separated, let upright = parts.after.inverse else { return }
    let flat = parts.before.bounds(of: Rect(panel.bounds))
    let turned = PixelRect(covering: flat)
    let visible = Rect(clip.reduce(PixelRect.zero) { $0.union($1) }).inset(dx: -1, dy: -1)
    let seen = PixelRect(covering: parts.separable.bounds(of: flat))
      .intersection(PixelRect(covering: upright.bounds(of: visible)))
    guard !seen.isEmpty, let source = try? Bitmap(width: turned.width, height: turned.height),
      let warped = try? Bitmap(width: seen.width, height: seen.height), let canvas = try? Canvas(source),
      let target = try? Canvas(destination, clip: clip)
    else { return }
    canvas.concatenate(parts.before.concatenating(.translation(x: -Double(turned.x), y: -Double(turned.y))))
    canvas.draw(panel, in: Rect(panel.bounds))
    draw(
      source,
      through: Projection.translation(x: Double(turned.x), y: Double(turned.y)).concatenating(parts.separable)
        .concatenating(.translation(x: -Double(seen.x), y: -Double(seen.y))),
      into: warped, clip: [warped.bounds])
    target.concatenate(Projection.translation(x: Double(seen.x), y: Double(seen.y)).concatenating(parts.after))
    target.draw(warped, in: Rect(warped.bounds), opacity: opacity)
  }

  /// Walks over the columns in tiles.
  private func draw(_ panel: Bitmap, warp: Warp, into destination: Bitmap, area: PixelRect) {
    var x = area.x
    while x < area.maxX {
      columns.removeAll(keepingCapacity: true)
      weights.removeAll(keepingCapacity: true)
      var source = 0..<0
      let first = x
      while x < area.maxX, x - first < Self.tileColumns {
        let count = columns.count
        warp.appendColumns(
          at: x, rows: destination.height, tile: x - first, to: &columns, weights: &weights)
        let added = columns[count...].reduce(source) { $0.isEmpty ? $1.texels : $0.union($1.texels) }
        if x > first, added.count > Self.tileSourceColumns {
          columns.removeSubrange(count...)
          break
        }
        source = added
        x += 1
      }
      draw(
        panel, warp: warp, source: source, into: destination,
        tile: PixelRect(x: first, y: area.y, width: x - first, height: area.height))
    }
  }

  /// One tile's columns, in bands of rows.
  private func draw(
    _ panel: Bitmap, warp: Warp, source: Range<Int>, into destination: Bitmap, tile: PixelRect
  ) {
    let largestStep = columns.reduce(0.01) { max($0, $1.step) }
    let rows = max(1, min(Self.bandRows, Int(Double(Self.bandRows) / largestStep)))
    var y = tile.y
    while y < tile.maxY {
      let band = PixelRect(x: tile.x, y: y, width: tile.width, height: min(rows, tile.maxY - y))
      y = band.maxY
      // The rows of the panel that this band shows, with one more on either side for the filter.
      let seen = columns.reduce(nil as ClosedRange<Double>?) { $1.span(of: band, joining: $0) }
      guard let seen else { continue }
      let shown = Int(seen.lowerBound.rounded(.down)) - 2..<Int(seen.upperBound.rounded(.up)) + 3
      scratch.reserve(columns: source.count, sourceRows: shown.count, rows: rows)
      scratch.fetch(destination, band)
      scratch.load(panel, columns: source, rows: shown)
      scratch.clearTile(rows: band.height)
      for column in columns { scratch.draw(column, weights: weights, band: band) }
      scratch.store(band, over: destination)
    }
  }

  /// The panel as it is: flat, and on whole pixels. Past its ends it goes on as its last column.
  private func copy(
    _ panel: Bitmap, by offset: (x: Int, y: Int), opacity: Double, into destination: Bitmap, area: PixelRect
  ) {
    let weight = UInt32((opacity * 256).rounded())
    let place = PixelRect(x: area.x, y: offset.y, width: area.width, height: panel.height)
    let area = area.intersection(place)
    for y in area.y..<area.maxY {
      let (source, target) = (panel.row(y - offset.y), destination.row(y))
      var x = area.x
      while x < area.maxX {
        let pixel = source[min(max(x - offset.x, 0), panel.width - 1)]
        target[x] = WarpPixels.over(weight == 256 ? pixel : WarpPixels.faded(pixel, by: weight), target[x])
        x += 1
      }
    }
  }
}

extension Range<Int> {
  fileprivate func union(_ other: Range<Int>) -> Range<Int> {
    other.isEmpty ? self : Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
