import Geometry
import Harness
import HingeKit
import Testing

@testable import hinge

@Suite("Typing, wherever the keyboard is")
struct TypeAheadMenuTests {
  let program = TestProgram()

  private func open(_ line: String) throws -> (screen: Screen, root: RootController) {
    let root = try program.root(line)
    let screen = try Screen { root }
    screen.compositor.keyboard.enter(try screen.surface)
    try screen.pump.settle()
    return (screen, root)
  }

  private static let f = Key(rawValue: 33)
  private static let i = Key(rawValue: 23)

  @Test("R6.6 letters open a folded menu at the row that they begin; Return chooses it")
  func folded() throws {
    let (screen, root) = try open("--closed")
    try screen.type(Self.f)
    #expect(root.menu?.fraction == 0)
    try screen.type(Self.i)
    let table = try #require(root.hinged.first).menu.tableView
    // First round on me.
    #expect(table.isFocused && table.typedText == "fi" && table.focusedRow == 2)
    try screen.type(.return)
    #expect(root.detailController.item?.id == "Drinks")
  }

  @Test("R6.6 Escape gives up the letters, then folds the menu, then closes the window")
  func escape() throws {
    let (screen, root) = try open("--open")
    try screen.type(Self.f)
    try screen.type(.escape)
    #expect(root.menu?.isMenuOpen == true)
    try screen.type(.escape)
    #expect(root.menu?.isMenuOpen == false)
    try screen.type(.escape)
    #expect(screen.compositor.toplevels.isEmpty)
  }

  @Test("letters with Control or Alt, and keys that type nothing, are not typed")
  func commands() throws {
    let (screen, root) = try open("--open")
    for modifier in [Key.leftControl, .leftAlt, .leftLogo] {
      screen.compositor.keyboard.press(modifier)
      try screen.type(Self.f)
      screen.compositor.keyboard.release(modifier)
    }
    try screen.type(.capsLock)
    #expect(try #require(root.hinged.first).menu.tableView.typedText.isEmpty)
  }

  @Test("R6.6 in a gallery too: letters show the panel and go to its row") func gallery() throws {
    let (screen, root) = try open("--example slide-out")
    try screen.type(.b)
    let gallery = try #require(root.parts.gallery(at: .leading))
    #expect(root.parts.isOpen(.leading))
    #expect(gallery.tableView.typedText == "b")
    #expect(gallery.tableView.isFocused)
  }
}
