import Drawing
import Geometry
import HingeKit

/// A menu of rows of plain colours and a content that takes the colour of the row that was chosen: the built-in menu
/// without its pictures, for tests that look at pixels.
public final class ColourMenu: ViewController, TableViewDataSource, TableViewDelegate {
  public static let colours: [UInt32] = [0xF95407, 0x453B37, 0xF9C207, 0x20BC20, 0xCF229C, 0x0E5895, 0x0FC1E7]

  public let table = TableView()
  /// The rows that were chosen, in order.
  public private(set) var selections: [Int] = []
  public var onSelect: ((Int) -> Void)?
  /// In logical pixels; with 80 the rows are the second design's, which scroll in a low window.
  public var minimumRowHeight = 0.0
  /// `willAppear`, `didAppear`, `willDisappear`, `didDisappear`, in the order in which they came.
  public private(set) var appearances: [String] = []

  public override func loadView() -> View { table }

  public override func viewDidLoad() {
    title = "Menu"
    table.backgroundColor = .black
    table.dataSource = self
    table.delegate = self
  }

  public override func viewDidLayoutSubviews() {
    table.rowHeight = max(minimumRowHeight, min(100, table.bounds.height / 7))
  }

  public func numberOfRows(in tableView: TableView) -> Int { Self.colours.count }

  public func tableView(_ tableView: TableView, cellForRow row: Int) -> TableViewCell {
    let cell = tableView.dequeueReusableCell() ?? TableViewCell()
    cell.backgroundColor = Color(hex: Self.colours[row])
    return cell
  }

  public func tableView(_ tableView: TableView, didSelectRow row: Int) {
    selections.append(row)
    onSelect?(row)
  }

  public override func viewWillAppear(animated: Bool) { appearances.append("willAppear") }
  public override func viewDidAppear(animated: Bool) { appearances.append("didAppear") }
  public override func viewWillDisappear(animated: Bool) { appearances.append("willDisappear") }
  public override func viewDidDisappear(animated: Bool) { appearances.append("didDisappear") }
}
