import Drawing
import Geometry
import Harness
import HingeKit
import MenuDocuments
import Testing
import Wayland

@testable import hinge

@Suite("A menu of lines on a compositor")
struct LineMenuTests {
  private let pipe: LivePipe
  private let source: LineMenuDataSource
  private let root: RootController
  private let screen: Screen
  private let updates: any MenuUpdates
  private let reports = Reports()

  private final class Reports {
    var lines: [String] = []
  }

  init() throws {
    pipe = try LivePipe()
    source = LineMenuDataSource(LineReader(descriptor: pipe.reading, terminator: UInt8(ascii: "\n")))
    let root = RootController(
      document: source.document, pictures: MenuPictures(of: source), options: MenuOptions(), selection: nil)
    self.root = root
    screen = try Screen { root }
    let updates = source.updates { [reports] in reports.lines.append($0) }
    self.updates = try #require(updates)
    self.updates.start(showing: root, on: screen.pump.loop)
  }

  private var table: TableView {
    get throws { try #require(root.hinged.first).menu.tableView }
  }

  private func wait(for count: Int) throws {
    try screen.pump.loop.run { source.lines.count == count }
    try screen.pump.finish()
  }

  @Test("R5.5 the window is there before the first line; rows come while the input goes on; a tapped one is chosen")
  func rows() throws {
    #expect(try table.numberOfRows == 0)
    pipe.write("one\ntwo\n")
    try wait(for: 2)
    #expect(try table.numberOfRows == 2 && table.cell(forRow: 1) != nil)
    pipe.write("three\n")
    try wait(for: 3)
    let height = try table.rowHeight
    try screen.tapToRest(at: (20, 2.5 * height))
    #expect(root.detailController.item?.title == "three")
    pipe.end()
  }

  @Test("R5.5 it is all of the window, and folds away to show what was chosen") func width() throws {
    pipe.write("a line\n")
    try wait(for: 1)
    let menu = try #require(root.hinged.first).controller
    #expect(menu.menuWidth == 360 && menu.fraction == 0)
    try screen.tapToRest(at: (20, table.rowHeight / 2))
    #expect(menu.fraction == 1 && root.detailController.item?.title == "a line")
    pipe.end()
  }

  @Test("an input without a line leaves an empty menu that says so") func nothing() throws {
    pipe.end()
    try screen.pump.loop.run { !root.detailController.prompt.isEmpty }
    #expect(root.detailController.prompt == "There is nothing to choose from")
    #expect(reports.lines.isEmpty)
  }

  @Test("R6.6 typing finds a line, and Return chooses it") func typing() throws {
    pipe.write((1...300).map { "number \($0)\n" }.joined())
    try wait(for: 300)
    screen.compositor.keyboard.enter(try screen.surface)
    for key in [Key.one, .one] { try screen.type(key) }
    #expect(try table.typedText == "11" && table.focusedRow == 10)
    try screen.type(.down)
    #expect(try table.focusedRow == 109, "number 110")
    try screen.type(.return)
    #expect(root.detailController.item?.title == "number 110")
    pipe.end()
  }
}
