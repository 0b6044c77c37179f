import Geometry
import Harness
import HingeKit
import Testing

@Suite("Typing in a table")
struct TypeAheadTableTests {
  private static let words = ["Ale", "Bell", "Lab", "Abel", "Quail"]

  /// Rows 0 to 4 say Ale, Bell, Lab, Abel and Quail, then the same with a number behind it.
  private func scene(count: Int = 100) throws -> TableScene {
    try TableScene(count: count) { row in
      row < 5 ? Self.words[row] : "\(Self.words[row % 5]) \(row)"
    }
  }

  @Test("R6.6 letters lead to the first row that begins with them, wherever the keyboard is; the focus shows it")
  func find() throws {
    let scene = try scene()
    try scene.type(.l)
    #expect(scene.table.typedText == "l" && scene.table.focusedRow == 2 && scene.table.isFocused)
    try scene.type(.backspace, .a)
    #expect(scene.table.focusedRow == 3, "Abel, from Lab on")
    try scene.type(.b)
    #expect(scene.table.focusedRow == 3)
    try scene.type(.backspace, .l)
    #expect(scene.table.typedText == "al" && scene.table.focusedRow == 5, "Ale 5, which begins with it")
  }

  @Test("a row out of sight is scrolled into it, and its letters are marked") func scrolls() throws {
    let scene = try scene()
    try scene.type(.b, .e, .l, .l, .space, .one)
    #expect(scene.table.focusedRow == 11)
    #expect(scene.offset == 12 * 56 - 560)
    let cell = try #require(scene.table.cell(forRow: 11) as? TableScene.Cell)
    #expect(cell.pattern?.query == "bell 1")
    try scene.type(.escape)
    #expect(cell.pattern == nil)
  }

  @Test("Down and Up go from match to match and round the ends; Return chooses and ends it") func matches() throws {
    let scene = try scene(count: 10)
    try scene.type(.a, .b)
    #expect(scene.table.focusedRow == 3)
    try scene.type(.down)
    #expect(scene.table.focusedRow == 7, "Lab 7 has it too")
    try scene.type(.down, .down)
    #expect(scene.table.focusedRow == 2, "after Abel 8 comes Lab")
    try scene.type(.up)
    #expect(scene.table.focusedRow == 8)
    try scene.type(.return)
    #expect(scene.selected == [8] && scene.table.typedText.isEmpty)
  }

  @Test("Escape gives up the letters first, then it is for others: it closes the window") func escape() throws {
    let scene = try scene()
    try scene.type(.a, .escape)
    #expect(scene.table.typedText.isEmpty && !scene.compositor.toplevels.isEmpty)
    try scene.type(.escape)
    #expect(scene.compositor.toplevels.isEmpty)
  }

  @Test("no time ends it, a touch does, and moves nothing") func ends() throws {
    let scene = try scene()
    try scene.type(.l, .a)
    try scene.pump.advance(by: .seconds(60), step: .seconds(1))
    #expect(scene.table.typedText == "la")
    let finger = scene.compositor.touch.down(at: (20, 300))
    try scene.pump.settle()
    #expect(scene.table.typedText.isEmpty && scene.offset == 0)
    finger.up()
    try scene.pump.settle()
    #expect(scene.selected == [5])
  }

  @Test("letters that no row has leave the focus where it is, until rows arrive that have them")
  func noMatch() throws {
    let scene = try TableScene(count: 5) { $0 == 7 ? "Quail" : "Row" }
    try scene.type(.q)
    #expect(scene.table.typedText == "q" && scene.table.focusedRow == 0)
    scene.count = 20
    scene.table.rowsWereAdded()
    try scene.pump.finish()
    #expect(scene.table.focusedRow == 7)
  }

  @Test("a table whose rows have no text leaves the keys to others") func noText() throws {
    let scene = try TableScene(count: 10)
    try scene.type(.a, .b, .backspace)
    #expect(scene.table.typedText.isEmpty && !scene.table.isFocused)
  }

  @Test("Space chooses while nothing is typed, and is a letter while something is") func space() throws {
    let scene = try scene()
    try scene.type(.tab, .space)
    #expect(scene.selected == [0])
    try scene.type(.l, .a, .b, .space)
    #expect(scene.selected == [0] && scene.table.typedText == "lab ")
  }

  @Test("R6.6 dead keys and AltGr type what the layout says")
  func deadKeys() throws {
    let configuration = TestCompositor.Configuration { $0.keymap = .layout("us", variant: "intl") }
    let scene = try TableScene(count: 3, text: { ["Apfel", "Étude", "Zebra"][$0] }, configuration)
    // The key beside ; is a dead acute accent.
    try scene.type(Key(rawValue: 40), .e)
    #expect(scene.table.focusedRow == 1)
    // Where the locale has no compose file, the dead key is nothing (W34).
    #expect(["é", "e"].contains(scene.table.typedText))
  }

  @Test("R6.6 what was typed never lies over the row that it leads to, not over the last either", arguments: [94, 99])
  func pill(row: Int) throws {
    let scene = try scene()
    try scene.type(.nine, row == 99 ? .nine : .four)
    #expect(scene.table.focusedRow == row)
    let pill = try #require(scene.table.subviews.last)
    #expect(!pill.isHidden && pill.frame.intersection(scene.table.rect(forRow: row)).isEmpty)
  }
}
