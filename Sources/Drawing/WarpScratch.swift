import Geometry

/// The working memory of a `PanelWarp`: a tile's columns of the panel, one column averaged and resampled, and the tile.
///
/// It grows to what is asked for and is then used again, frame after frame.
final class WarpScratch {
  static let tileColumns = 16
  /// Kernels work on blocks of pixels and write beyond what was asked for by less than this many.
  private static let slack = 16

  /// The panel's columns, each contiguous.
  private var source: UnsafeMutablePointer<UInt32>
  private var sourceStride = 0
  private var sourceCapacity = 0
  /// One averaged column: four 16-bit lanes a pixel, 8.8 fixed point.
  private var average: UnsafeMutablePointer<UInt16>
  private var averageCapacity = 0
  /// A piece of a resampled column, and the sum of a column's pieces; lanes as above.
  private var piece: UnsafeMutablePointer<UInt16>
  private var line: UnsafeMutablePointer<UInt16>
  /// The tile's columns, each contiguous; and its rows.
  private var tile: UnsafeMutablePointer<UInt32>
  private var turned: UnsafeMutablePointer<UInt32>
  private var tileStride = 0
  private var tileCapacity = 0

  /// 0 0 0 0 1 1 1 1 2 ...: each lane's pixel in a run.
  private let ramp: UnsafeMutablePointer<UInt16>

  private var columns = 0..<0
  private var rows = 0..<0
  private var fetched: UInt32 = 0

  init() {
    source = .allocate(capacity: 1)
    average = .allocate(capacity: 1)
    piece = .allocate(capacity: 1)
    line = .allocate(capacity: 1)
    tile = .allocate(capacity: 1)
    turned = .allocate(capacity: 1)
    let lanes = 4 * WarpResampler.longestRun
    ramp = .allocate(capacity: lanes)
    for lane in 0..<lanes { (ramp + lane).initialize(to: UInt16(lane / 4)) }
  }

  deinit {
    source.deallocate()
    average.deallocate()
    piece.deallocate()
    line.deallocate()
    tile.deallocate()
    turned.deallocate()
    ramp.deallocate()
  }

  /// Makes room for so many columns and rows of the panel, and a tile of so many rows.
  func reserve(columns: Int, sourceRows: Int, rows: Int) {
    sourceStride = Self.stride(sourceRows)
    if sourceStride * columns > sourceCapacity {
      sourceCapacity = sourceStride * columns
      source.deallocate()
      source = .allocate(capacity: sourceCapacity)
      source.initialize(repeating: 0, count: sourceCapacity)
    }
    if 4 * sourceStride > averageCapacity {
      averageCapacity = 4 * sourceStride
      average.deallocate()
      average = .allocate(capacity: averageCapacity)
      average.initialize(repeating: 0, count: averageCapacity)
    }
    tileStride = Self.stride(rows)
    if tileStride > tileCapacity {
      tileCapacity = tileStride
      tile.deallocate()
      piece.deallocate()
      line.deallocate()
      turned.deallocate()
      tile = .allocate(capacity: tileCapacity * Self.tileColumns)
      tile.initialize(repeating: 0, count: tileCapacity * Self.tileColumns)
      turned = .allocate(capacity: tileCapacity * Self.tileColumns)
      turned.initialize(repeating: 0, count: tileCapacity * Self.tileColumns)
      piece = .allocate(capacity: 4 * tileCapacity)
      piece.initialize(repeating: 0, count: 4 * tileCapacity)
      line = .allocate(capacity: 4 * tileCapacity)
      line.initialize(repeating: 0, count: 4 * tileCapacity)
    }
  }

  /// Room for `count` pixels and the slack, an odd number of cache lines long: neighbouring columns then do not compete
  /// for the same place in the cache.
  private static func stride(_ count: Int) -> Int { ((count + slack + 15) / 16 | 1) * 16 }

  /// Turns a part of the panel on its side, so that its columns are contiguous. Rows it does not have are clear.
  func load(_ panel: Bitmap, columns: Range<Int>, rows: Range<Int>) {
    (self.columns, self.rows) = (columns, rows)
    let slots = (rows.count + Self.slack) & ~7
    let first = min(slots, max(0, -rows.lowerBound))
    let end = max(first, min(slots, panel.height - rows.lowerBound))
    let whole = (columns.count & ~3, first + (end - first) & ~3)
    if first < whole.1 {
      WarpTranspose.blocks(
        panel.row(rows.lowerBound + first) + columns.lowerBound, panel.stride / 4, to: source + first, sourceStride,
        width: whole.0, height: whole.1 - first)
    }
    var x = 0
    while x < columns.count {
      let column = source + x * sourceStride
      column.update(repeating: 0, count: first)
      (column + end).update(repeating: 0, count: slots - end)
      var row = x < whole.0 ? whole.1 : first
      while row < end {
        column[row] = panel.row(rows.lowerBound &+ row)[columns.lowerBound &+ x]
        row &+= 1
      }
      x &+= 1
    }
  }

  /// Makes a tile of so many rows clear.
  func clearTile(rows: Int) {
    var x = 0
    while x < Self.tileColumns {
      (tile + x &* tileStride).update(repeating: 0, count: rows)
      x &+= 1
    }
  }

  /// Averages the panel's columns into one, resamples it and puts it in the tile.
  func draw(_ column: WarpColumn, weights: [UInt16], band: PixelRect) {
    averageColumns(column, weights: weights)
    let target = column.isFirst ? line : piece
    WarpResampler(column, rows: rows, from: average, to: target, ramp: ramp).resample(from: band.y, to: band.maxY)
    if !column.isFirst { WarpKernels.add(piece, to: line, count: 4 * band.height) }
    if column.isLast {
      let bytes = UnsafeMutableRawPointer(tile + column.tile * tileStride).assumingMemoryBound(to: UInt8.self)
      if let light = column.light {
        WarpKernels.round(line, to: bytes, count: 4 * band.height, light: light)
      } else {
        WarpKernels.round(line, to: bytes, count: 4 * band.height)
      }
    }
  }

  private func averageColumns(_ column: WarpColumn, weights: [UInt16]) {
    let count = 4 * ((rows.count + Self.slack) & ~7)
    let texels = column.texels.count
    func pixels(_ index: Int) -> UnsafePointer<UInt8> {
      let place = column.texels.lowerBound - columns.lowerBound + min(index, texels - 1)
      return UnsafePointer(
        UnsafeMutableRawPointer(source + place * sourceStride).assumingMemoryBound(to: UInt8.self))
    }
    func weight(_ index: Int) -> UInt16 { index < texels ? weights[column.firstWeight + index] : 0 }
    var done = 3
    if texels.isMultiple(of: 2), texels > 3 {
      WarpKernels.average(
        (pixels(0), pixels(1), pixels(2), pixels(3)), (weight(0), weight(1), weight(2), weight(3)), to: average,
        count: count)
      done = 4
    } else {
      WarpKernels.average(
        (pixels(0), pixels(1), pixels(2)), (weight(0), weight(1), weight(2)), to: average, count: count)
    }
    while done < texels {
      WarpKernels.addAverage(
        (pixels(done), pixels(done + 1)), (weight(done), weight(done + 1)), to: average, count: count)
      done += 2
    }
  }

  /// Puts the tile where it belongs, over what the destination holds.
  func store(_ band: PixelRect, over destination: Bitmap) {
    let count = Self.tileColumns
    WarpTranspose.blocks(tile, tileStride, to: turned, count, width: (band.height + 3) & ~3, height: count)
    var y = 0
    while y < band.height {
      WarpKernels.over(turned + y &* count, destination.row(band.y &+ y) + band.x, count: band.width)
      y &+= 1
    }
  }

  /// Reads something of every cache line of an area, all at once, so that none is waited for later.
  func fetch(_ bitmap: Bitmap, _ area: PixelRect) {
    var seen: UInt32 = 0
    var y = area.y
    while y < area.maxY {
      let row = bitmap.row(y)
      var x = area.x
      while x < area.maxX {
        seen |= row[x]
        x &+= 16
      }
      seen |= row[area.maxX &- 1]
      y &+= 1
    }
    fetched = seen
  }
}
