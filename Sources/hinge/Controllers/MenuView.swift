import Geometry
import HingeKit
import MenuDocuments

/// A table that fills the view, its rows as high as the view's height or their letters make them; in more than one column,
/// tiles.
final class MenuView: View {
  let tableView = TableView()
  var rowSizing: RowSizing { didSet { setNeedsLayout() } }
  /// How many rows share the view's height; nil where that is not known, since they are still arriving.
  var sharedCount: Int? { didSet { if sharedCount != oldValue { setNeedsLayout() } } }
  var columns = MenuPanel.Hinge.Columns.count(1) { didSet { if columns != oldValue { setNeedsLayout() } } }
  /// Whether it is all of the window: then rows are no wider than reads well.
  var isList = false { didSet { if isList != oldValue { setNeedsLayout() } } }
  /// Of the titles, in logical pixels; nil where there are none.
  var textSize: Double? = TextSizes().row { didSet { setNeedsLayout() } }
  /// What a row's words take, in logical pixels; 0 where that is no more than usual.
  var wordsHeight = 0.0 { didSet { if wordsHeight != oldValue { setNeedsLayout() } } }
  /// Where to scroll at the next layout, in logical pixels.
  var wantedOffsetY: Double? { didSet { setNeedsLayout() } }

  /// A list's rows are no wider, in logical pixels.
  static let widestList = 720.0
  /// Between tiles.
  static let tileSpacing = 12.0
  /// Tiles are no narrower and no lower.
  private static let smallestTile = Size(width: 96, height: 96)
  /// A tile looks best so many times as wide as high.
  private static let tileProportion = 1.25

  init(rowSizing: RowSizing) {
    self.rowSizing = rowSizing
    super.init(frame: .zero)
    addSubview(tableView)
  }

  /// How wide rows are in a menu of this width, in logical pixels.
  private func rowsWidth(inWidth width: Double) -> Double { isList && !isTiled ? min(width, Self.widestList) : width }

  /// How wide a row or a tile is in a menu of this size, in logical pixels.
  func cellWidth(in size: Size) -> Double {
    guard isTiled else { return rowsWidth(inWidth: size.width) }
    let count = max(1, tableView.numberOfRows)
    return Self.tileSize(count, columnCount(for: count, in: size), in: size).width
  }

  private func columnCount(for count: Int, in size: Size) -> Int {
    switch columns {
    case .count(let columns): columns
    case .automatic: Self.columns(for: count, in: size)
    }
  }

  var isTiled: Bool { columns != .count(1) }

  override func layoutSubviews() {
    let width = rowsWidth(inWidth: bounds.width)
    tableView.frame = Rect(x: (bounds.width - width) / 2, y: 0, width: width, height: bounds.height)
    if isTiled { layOutTiles() } else { layOutRows() }
    guard let offset = wantedOffsetY, !bounds.isEmpty else { return }
    wantedOffsetY = nil
    tableView.layoutIfNeeded()
    tableView.contentOffset = Point(x: 0, y: offset)
  }

  private func layOutRows() {
    (tableView.columns, tableView.spacing) = (1, 0)
    tableView.rowHeight = max(
      rowSizing.rowHeight(inHeight: bounds.height, textSize: textSize, count: sharedCount), wordsHeight)
  }

  private func layOutTiles() {
    let count = max(1, tableView.numberOfRows)
    let columns = columnCount(for: count, in: bounds.size)
    tableView.columns = columns
    tableView.spacing = Self.tileSpacing
    tableView.rowHeight = max(Self.tileSize(count, columns, in: bounds.size).height, wordsHeight)
  }

  /// So many that the tiles, which share the height, come nearest to their best proportion.
  static func columns(for count: Int, in size: Size) -> Int {
    let most = max(1, Int((size.width - tileSpacing) / (smallestTile.width + tileSpacing)))
    let best = (1...max(1, min(count, most))).min {
      misproportion(of: tileSize(count, $0, in: size)) < misproportion(of: tileSize(count, $1, in: size))
    }
    let lines = (count - 1) / (best ?? 1) + 1
    // Five are three and two rather than four and one.
    return (count - 1) / lines + 1
  }

  /// As large as tiles look best, in logical pixels.
  func preferredTilesSize(count: Int) -> Size {
    let tile = Self.preferredTile
    let columns =
      switch columns {
      case .count(let columns): columns
      // Somewhat wider than high.
      case .automatic: max(1, min(count, Int((Double(count) * 1.5).squareRoot().rounded(.up))))
      }
    let lines = max(1, (count + columns - 1) / columns)
    func length(_ count: Int, _ side: Double) -> Double { Double(count) * (side + Self.tileSpacing) + Self.tileSpacing }
    return Size(width: length(columns, tile.width), height: length(lines, tile.height))
  }

  private static let preferredTile = Size(width: 160, height: 128)

  private static func misproportion(of tile: Size) -> Double {
    let proportion = tile.width / (tile.height * tileProportion)
    return max(proportion, 1 / proportion)
  }

  private static func tileSize(_ count: Int, _ columns: Int, in size: Size) -> Size {
    let lines = Double((count + columns - 1) / columns)
    let width = max(1, (size.width - tileSpacing) / Double(columns) - tileSpacing)
    let height = (size.height - tileSpacing) / lines - tileSpacing
    return Size(width: width, height: max(smallestTile.height, min(height, width * tileProportion)))
  }
}
