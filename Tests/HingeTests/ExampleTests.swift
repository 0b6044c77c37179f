import Geometry
import Harness
import HingeKit
import MenuDocuments
import Testing

@testable import hinge

/// The four designs on a compositor, from the finger to what is shown.
@Suite("The examples on a compositor")
struct ExampleTests {
  let program = TestProgram()

  private func open(_ line: String) throws -> (screen: Screen, root: RootController) {
    let root = try program.root(line)
    return (try Screen { root }, root)
  }

  /// The middle of a gallery's row, below the bar's height of picture (R2.4: 126, then 54 for each row).
  private func middle(ofRow row: Int) -> Double { 126 + (Double(row) + 0.5) * 54 }

  @Test("R2.4 a picture chosen in a panel is shown, and the panel goes; the right one is the mirror image")
  func galleries() throws {
    let (screen, root) = try open("--example slide-out")
    let slideOut = try #require(root.slideOut)
    try screen.tapToRest(at: (22, 22))
    #expect(slideOut.state == .leadingExpanded)
    try screen.tapToRest(at: (20, middle(ofRow: 1)))
    #expect(slideOut.state == .collapsed && slideOut.isAtRest && slideOut.leadingPanel?.parent == nil)
    let first = try #require(root.detailController.item)
    try screen.tapToRest(at: (338, 22))
    #expect(slideOut.state == .trailingExpanded)
    try screen.tapToRest(at: (340, middle(ofRow: 1)))
    #expect(slideOut.state == .collapsed && slideOut.isAtRest && slideOut.trailingPanel?.parent == nil)
    let second = try #require(root.detailController.item)
    // Both have the same title: they are known by their ids.
    #expect([first.id, second.id] == ["penguin-fish", "robot-toast"] && first.title == second.title)
    #expect(root.detailController.navigationItem.title == second.title)
    #expect(screen.compositor.violations.isEmpty)
  }

  @Test("R4.3 the galleries by keys alone: F10 opens, arrows and Return choose")
  func keyboard() throws {
    let (screen, root) = try open("--example slide-out")
    screen.compositor.keyboard.enter(try screen.surface)
    try screen.pump.settle()
    try screen.type(.f10)
    #expect(root.slideOut?.state == .leadingExpanded)
    try screen.type(.down)
    try screen.type(.down)
    try screen.type(.return)
    #expect(root.detailController.item?.id == "penguin-umbrella")
    #expect(root.slideOut?.state == .collapsed)
  }

  @Test("R3.4, R3.6 a long detail's header rolls up into a button that toggles the menu, and unrolls again")
  func floatingBurger() throws {
    let (screen, root) = try open("--example floating-burger")
    let burger = try #require(root.floatingBurger)
    #expect(!burger.isCollapsed)
    try screen.dragToRest(from: (100, 500), by: (0, -200))
    #expect(root.detailController.contentOffsetY > 50 && burger.isCollapsed)
    // R3.2: the circle's centre is 30 from the right edge; the rule lies 49 below the top, the centre 20 above that.
    let button = (x: 330.0, y: 29.0)
    try screen.tapToRest(at: button)
    #expect(root.menu?.fraction == 0 && burger.burgerAngle(at: .trailing) == 90)
    try screen.tapToRest(at: button)
    #expect(root.menu?.fraction == 1 && burger.burgerAngle(at: .trailing) == 0)
    try screen.dragToRest(from: (100, 200), by: (0, 400))
    #expect(root.detailController.contentOffsetY < 10 && !burger.isCollapsed)
    #expect(screen.compositor.violations.isEmpty)
  }

  @Test("a short detail's header stays, and another item begins at its top")
  func itemsOfBothLengths() throws {
    let (screen, root) = try open("--example floating-burger --scroll 100")
    let burger = try #require(root.floatingBurger)
    #expect(root.detailController.contentOffsetY == 100 && burger.isCollapsed)
    let long = try #require(root.detailController.item)
    var short = long
    (short.id, short.text, short.picture) = ("short", "", nil)
    root.detailController.item = short
    try screen.pump.finish()
    #expect(!burger.isCollapsed && root.detailController.contentOffsetY == 0)
    #expect(burger.title == "The house by the lake", "the page itself says what it is")
    try screen.dragToRest(from: (100, 500), by: (0, -200))
    #expect(!burger.isCollapsed, "nothing scrolls")
    root.detailController.item = long
    try screen.pump.finish()
    #expect(!burger.isCollapsed && root.detailController.contentOffsetY == 0)
    #expect(burger.title == "You are here", "and a long one leaves that to the header")
  }

  @Test("R1.11 door: folded with the first item shown, and folded again after each choice")
  func door() throws {
    let (screen, root) = try open("--example door")
    #expect(root.menu?.fraction == 1 && root.menu?.foldStyle == .door)
    #expect(root.detailController.item?.id == "welcome")
    try screen.tapToRest(at: (22, 22))
    #expect(root.menu?.fraction == 0)
    try screen.tapToRest(at: (40, NavigationBar.height + 100))
    #expect(root.menu?.fraction == 1)
    #expect(root.detailController.item?.id == "kettle")
  }

  @Test("M38 --pin-above: beside a wide detail the menu stays, and then nothing of the detail is covered")
  func pinned() throws {
    let root = try program.root("--example floating-burger --pin-above 600")
    let screen = try Screen(size: Size(width: 640, height: 480)) { root }
    #expect(root.menu?.isPinned == true)
    let header = Insets(top: FloatingBurger.height)
    #expect(root.detailController.view.safeArea == SafeArea(header))
    #expect(root.floatingBurger?.buttonEdges == [], "there is nothing to open")
    #expect(root.detailController.view.bounds.width == 640 - 80)
    #expect(screen.compositor.violations.isEmpty)
  }
}
