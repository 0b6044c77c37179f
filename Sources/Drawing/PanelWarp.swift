import Geometry
import Glibc

/// Draws a flat panel's bitmap folded about its hinge. Keeps its working memory from one frame to the next.
///
/// Every destination pixel is the mean of the panel, seen in perspective, over the pixel's area, the panel being
/// bilinear between its pixels' centres and clear outside. Since the hinge is vertical, a destination column shows
/// some columns of the panel, all of them shrunk by one factor: first those columns are averaged into one
/// (`WarpColumn`), then that one is resampled by a constant step. Both are exact integrals. Where a column's far side
/// is so much smaller than its near side that the two cannot share a factor, it is drawn as several narrower ones.
///
/// Costs a few nanoseconds for each pixel drawn; `meson-helpers/bench` measures it beside pixman.
public final class PanelWarp {
  /// How the panel meets what the destination holds.
  public enum Mode: Sendable {
    /// Laid over it.
    case over
    /// In place of it: where the panel does not reach, the clip becomes clear.
    case source
  }

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

  /// Draws `panel` through `fold` into those pixels of `destination` that lie in `clip`.
  ///
  /// The bitmap is stretched to the fold's size; it is only as sharp as can be when it is made in that size. Flat, on
  /// whole pixels and unstretched it is copied exactly. `opacity` fades the panel. With a `hingeBleed` of 1 the panel
  /// goes on, hard-edged, over every pixel that begins less than one pixel beyond the hinge: for content that is then
  /// drawn over it from a whole pixel on. With 0 that edge is antialiased like the others. A fold of no or nonsensical
  /// size draws nothing.
  public func draw(
    _ panel: Bitmap, fold: PanelFold, into destination: Bitmap, clip: [PixelRect], opacity: Double = 1,
    mode: Mode = .over, hingeBleed: Int = 0
  ) {
    panel.flush()
    destination.flush()
    defer { destination.markChanged() }
    let rects = clip.map { $0.intersection(destination.bounds) }.disjoint
    guard let warp = Warp(panel: panel, fold: fold, opacity: opacity, bleed: Double(max(0, hingeBleed))) else {
      if mode == .source { for rect in rects { destination.clear(rect) } }
      return
    }
    for rect in rects {
      let area = mode == .source ? rect : rect.intersection(warp.bounds)
      if let offset = warp.copyOffset {
        copy(panel, by: offset, warp: warp, into: destination, area: area, mode: mode)
      } else {
        draw(panel, warp: warp, into: destination, area: area, mode: mode)
      }
    }
  }

  /// Walks over the columns in tiles.
  private func draw(_ panel: Bitmap, warp: Warp, into destination: Bitmap, area: PixelRect, mode: Mode) {
    var x = area.x
    while x < area.maxX {
      columns.removeAll(keepingCapacity: true)
      weights.removeAll(keepingCapacity: true)
      var source = 0..<0
      let first = x
      while x < area.maxX, x - first < Self.tileColumns {
        let count = columns.count
        warp.appendColumns(at: x, tile: x - first, to: &columns, weights: &weights)
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
        tile: PixelRect(x: first, y: area.y, width: x - first, height: area.height), mode: mode)
    }
  }

  /// One tile's columns, in bands of rows.
  private func draw(
    _ panel: Bitmap, warp: Warp, source: Range<Int>, into destination: Bitmap, tile: PixelRect, mode: Mode
  ) {
    let largestStep = columns.reduce(0.01) { max($0, $1.step) }
    let rows = max(1, min(Self.bandRows, Int(Double(Self.bandRows) / largestStep)))
    var y = tile.y
    while y < tile.maxY {
      let band = PixelRect(x: tile.x, y: y, width: tile.width, height: min(rows, tile.maxY - y))
      y = band.maxY
      // The rows of the panel that this band shows, with one more on either side for the filter.
      let seen = columns.reduce(nil as ClosedRange<Double>?) { $1.span(of: band, joining: $0) }
      guard let seen else {
        if mode == .source { destination.clear(band) }
        continue
      }
      let shown = Int(seen.lowerBound.rounded(.down)) - 2..<Int(seen.upperBound.rounded(.up)) + 3
      scratch.reserve(columns: source.count, sourceRows: shown.count, rows: rows)
      if mode == .over { scratch.fetch(destination, band) }
      scratch.load(panel, columns: source, rows: shown)
      scratch.clearTile(rows: band.height)
      for column in columns { scratch.draw(column, weights: weights, band: band) }
      scratch.store(band, into: destination, over: mode == .over)
    }
  }

  /// The panel as it is: flat, and on whole pixels.
  private func copy(
    _ panel: Bitmap, by offset: (x: Int, y: Int), warp: Warp, into destination: Bitmap, area: PixelRect, mode: Mode
  ) {
    let weight = UInt32((warp.opacity * 256).rounded())
    for y in area.y..<max(area.y, area.maxY) {
      let target = destination.row(y)
      let row = y - offset.y
      let inside = row >= 0 && row < panel.height
      let source = panel.row(inside ? row : 0)
      var x = area.x
      while x < area.maxX {
        let column = x - offset.x
        let isBleed = warp.bounds.x <= x && x < warp.bounds.maxX
        if inside, isBleed {
          let pixel = source[min(max(column, 0), panel.width - 1)]
          let faded = weight == 256 ? pixel : WarpPixels.faded(pixel, by: weight)
          target[x] = mode == .over ? WarpPixels.over(faded, target[x]) : faded
        } else if mode == .source {
          target[x] = 0
        }
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
