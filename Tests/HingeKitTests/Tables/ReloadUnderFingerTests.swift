import Geometry
import HingeKit
import HingeKitTesting
import Testing

@Suite("A table is reloaded under a finger")
struct ReloadUnderFingerTests {
  /// A table of rows 50 high in a window of 200 x 200. A row's control is in its right half.
  private final class Scene: TableViewDataSource, TableViewDelegate {
    final class Cell: TableViewCell {
      let control = Control()
      override init(frame: Rect = .zero) {
        super.init(frame: frame)
        addSubview(control)
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        control.frame = Rect(x: 100, y: 0, width: 100, height: bounds.height)
      }
    }

    let table = TableView()
    let root = ViewController()
    let screen: TestScene
    var count = 10
    /// Whether the data source uses cells again.
    var isReusing = true
    private(set) var selected: [Int] = []
    private(set) var fired: [Int] = []

    init() throws {
      screen = try TestScene(size: Size(width: 200, height: 200)) { [root] in root }
      table.frame = Rect(x: 0, y: 0, width: 200, height: 200)
      table.rowHeight = 50
      root.view.addSubview(table)
      table.dataSource = self
      table.delegate = self
    }

    func numberOfRows(in tableView: TableView) -> Int { count }

    func tableView(_ tableView: TableView, cellForRow row: Int) -> TableViewCell {
      let cell = isReusing ? tableView.dequeueReusableCell() as? Cell ?? Cell() : Cell()
      cell.control.onTap = { [weak self] in self?.fired.append(row) }
      return cell
    }

    func tableView(_ tableView: TableView, didSelectRow row: Int) { selected.append(row) }

    /// A finger comes down and lifts after that.
    func tap(_ x: Double, _ y: Double, meanwhile change: () throws -> Void = {}) rethrows {
      let finger = screen.fingerDown(at: Point(x: x, y: y))
      try change()
      finger.up()
    }
  }

  @Test("The control of the row fires, and no other row's", arguments: 0..<4, [false, true])
  func control(row: Int, isLaidOut: Bool) throws {
    let scene = try Scene()
    let y = Double(row) * 50 + 25
    try scene.tap(150, y) {
      for _ in 0..<3 {
        scene.table.reloadData()
        if isLaidOut { try scene.screen.advance(by: TestScene.refresh) }
      }
    }
    #expect(scene.fired == [row])
    #expect(scene.selected.isEmpty)
  }

  @Test("The row is chosen, also where its cell is another one now", arguments: 0..<4, [false, true])
  func row(row: Int, isReusing: Bool) throws {
    let scene = try Scene()
    scene.isReusing = isReusing
    let y = Double(row) * 50 + 25
    try scene.tap(50, y) {
      scene.table.reloadData()
      try scene.screen.advance(by: TestScene.refresh)
    }
    #expect(scene.selected == [row])
    #expect(scene.fired.isEmpty)
  }

  @Test("A control that is not there any more does not fire, and neither does the one in its place")
  func otherControl() throws {
    let scene = try Scene()
    scene.isReusing = false
    scene.tap(150, 25) { scene.table.reloadData() }
    #expect(scene.fired.isEmpty)
    #expect(scene.selected.isEmpty)
  }

  @Test("A row that is gone is not chosen and its control does not fire", arguments: [50.0, 150])
  func goneRow(x: Double) throws {
    let scene = try Scene()
    scene.tap(x, 125) {
      scene.count = 2
      scene.table.reloadData()
    }
    #expect(scene.selected.isEmpty)
    #expect(scene.fired.isEmpty)
  }

  @Test("A row that is scrolled away under the finger gives its cell away, and not the tap")
  func scrolledAway() throws {
    let scene = try Scene()
    try scene.tap(150, 25) {
      scene.table.contentOffset = Point(x: 0, y: 300)
      try scene.screen.advance(by: TestScene.refresh)
    }
    #expect(scene.fired.isEmpty)
  }

  @Test("A row in sight keeps its cell, and a finger that comes down before the next frame finds the row")
  func sameCells() throws {
    let scene = try Scene()
    try scene.screen.finish()
    let before = try (0..<4).map { try #require(scene.table.cell(forRow: $0)) }
    scene.table.reloadData()
    try scene.tap(50, 75)
    #expect(scene.selected == [1])
    for row in 0..<4 { #expect(scene.table.cell(forRow: row) === before[row]) }
  }
}
