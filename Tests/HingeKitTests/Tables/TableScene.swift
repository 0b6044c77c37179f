import Drawing
import Geometry
import Harness
import HingeKit

/// A table in a window of 200 x 560, ten rows of 56 high, as a person finds it.
final class TableScene: TableViewDataSource, TableViewDelegate {
  let table = TableView()
  let screen: Screen
  /// How many rows there are; the table is to be told.
  var count: Int
  /// What a row says; nil for a table that typing finds nothing in.
  var text: ((Int) -> String)?
  /// How many cells were asked for.
  private(set) var cellsAsked = 0
  private(set) var selected: [Int] = []

  static let rowHeight = 56.0
  static let size = Size(width: 200, height: 560)

  /// A cell that shows the row's number as a colour, and remembers what is marked.
  final class Cell: TableViewCell {
    var pattern: SearchPattern?

    override func showMatch(of pattern: SearchPattern?) { self.pattern = pattern }
  }

  private final class Page: ViewController {
    let table: TableView
    init(_ table: TableView) {
      self.table = table
      super.init()
    }
    override func loadView() -> View { table }
  }

  init(count: Int, text: ((Int) -> String)? = nil, _ configuration: TestCompositor.Configuration = .init()) throws {
    self.count = count
    self.text = text
    table.rowHeight = Self.rowHeight
    let page = Page(table)
    screen = try Screen(configuration, size: Self.size, rootViewController: { page })
    table.dataSource = self
    table.delegate = self
    try pump.finish()
  }

  var pump: Pump { screen.pump }
  var compositor: TestCompositor { screen.compositor }
  var offset: Double { table.contentOffset.y }

  static func colour(ofRow row: Int) -> UInt32 { UInt32(truncatingIfNeeded: (row + 1) * 0x3D47) & 0xFFFFFF }

  /// A key goes down and up, and what that sets going comes to rest.
  func type(_ keys: Key...) throws {
    for key in keys {
      compositor.keyboard.tap(key)
      try pump.settle()
    }
    try pump.finish()
  }

  func takeCellsAsked() -> Int {
    defer { cellsAsked = 0 }
    return cellsAsked
  }

  func numberOfRows(in tableView: TableView) -> Int { count }

  func tableView(_ tableView: TableView, cellForRow row: Int) -> TableViewCell {
    cellsAsked += 1
    let cell = tableView.dequeueReusableCell() as? Cell ?? Cell()
    cell.backgroundColor = Color(hex: Self.colour(ofRow: row))
    return cell
  }

  func tableView(_ tableView: TableView, searchTextForRow row: Int) -> String? { text?(row) }

  func tableView(_ tableView: TableView, didSelectRow row: Int) { selected.append(row) }
}
