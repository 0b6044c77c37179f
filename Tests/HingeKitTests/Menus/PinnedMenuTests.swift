import Geometry
import Harness
import HingeKit
import Testing

@Suite("M38 A menu pinned beside the content of a wide window")
struct PinnedMenuTests {
  nonisolated private static let states: [HingedMenuController.MenuState] = [.open, .folded]

  /// A window 900 wide with the menu pinned from 600 on.
  private func open(
    _ menuState: HingedMenuController.MenuState, width: Double = 900, edge: HorizontalEdge = .leading
  ) throws -> MenuScene {
    try MenuScene(size: Size(width: width, height: 640), menuState: menuState, edge: edge) { $0.pinnedAbove = 600 }
  }

  private func resize(_ scene: MenuScene, to width: Int) throws {
    try scene.screen.toplevel.configure(width: width, height: 640)
    try scene.pump.settle()
    try scene.pump.finish()
  }

  @Test("M38 the menu stands open, and the content has the rest of the width", arguments: states)
  func beside(state: HingedMenuController.MenuState) throws {
    let scene = try open(state)
    #expect(scene.controller.isPinned && scene.fraction == 0)
    #expect(try scene.contentEdgeSeen() == 80)
    #expect(scene.content.view.bounds.width == 820)
    #expect(scene.menu.appearances == ["willAppear", "didAppear"])
    #expect(try scene.colour(x: 40, y: 620) == ColourMenu.colours[6])
    try scene.tap(at: scene.middle(ofRow: 2))
    #expect(scene.menu.selections == [2])
  }

  @Test("M38 swipes, the touchpad, keys and the program move nothing", arguments: states)
  func nothingMoves(state: HingedMenuController.MenuState) throws {
    let scene = try open(state)
    for way in [-300.0, 300] {
      try scene.swipe(from: (450, 400), by: (way, 0))
      try scene.pump.finish()
      #expect(scene.fraction == 0)
    }
    var completions: [Bool] = []
    scene.controller.hideMenu(animated: true) { completions.append($0) }
    scene.controller.showMenu(animated: true) { completions.append($0) }
    try scene.pump.finish()
    #expect(completions == [false, true])
    #expect(scene.fraction == 0 && scene.controller.menuState == state && scene.calls.isEmpty)
    #expect(try scene.contentEdgeSeen() == 80)
  }

  @Test("M38 narrowed, the menu is as the person chose; widened, pinned again", arguments: states)
  func narrowing(state: HingedMenuController.MenuState) throws {
    let scene = try open(state)
    for _ in 0..<2 {
      try resize(scene, to: 360)
      #expect(!scene.controller.isPinned)
      #expect(scene.fraction == (state == .open ? 0 : 1))
      #expect(try scene.contentEdgeSeen() == (state == .open ? 80 : 0))
      #expect(scene.content.view.bounds.width == 360)
      try resize(scene, to: 600)
      #expect(scene.controller.isPinned && scene.content.view.bounds.width == 520)
      #expect(try scene.contentEdgeSeen() == 80)
    }
    let appearances = ["willAppear", "didAppear", "willDisappear", "didDisappear", "willAppear", "didAppear"]
    #expect(scene.menu.appearances == (state == .open ? ["willAppear", "didAppear"] : appearances + appearances[2...]))
    #expect(scene.calls.isEmpty, "nobody chose anything")
    #expect(scene.compositor.violations.isEmpty)
  }

  @Test("M38 a menu that was folding when the window was widened is folded when it is narrowed")
  func widenedOnTheWay() throws {
    let scene = try open(.open, width: 360)
    try scene.tap(at: scene.burger)
    try scene.pump.advance(by: .milliseconds(64))
    try #require(scene.fraction > 0 && scene.fraction < 1)
    try resize(scene, to: 900)
    #expect(scene.controller.isPinned && scene.controller.isAtRest)
    try resize(scene, to: 360)
    #expect(scene.fraction == 1 && scene.calls == ["will folded", "did folded"])
  }

  @Test("M38 M35 a menu that is pinned from the start has appeared after the content, as one that is open")
  func appearsInOrder() throws {
    let log = LoggingController.Log()
    let controller = HingedMenuController(
      menu: LoggingController("menu", log), content: LoggingController("content", log), menuState: .folded)
    controller.pinnedAbove = 300
    _ = try Screen(rootViewController: { controller })
    let calls = ["content willAppear", "menu willAppear", "content didAppear", "menu didAppear"]
    #expect(log.take().filter { $0.contains("ppear") } == calls)
  }

  @Test("M38 at the trailing end the menu is pinned at the right")
  func trailing() throws {
    let scene = try open(.folded, edge: .trailing)
    #expect(try scene.colour(x: 860, y: 620) == ColourMenu.colours[6])
    #expect(try scene.colour(x: 810, y: 500) == 0xFFFFFF)
    try resize(scene, to: 360)
    #expect(scene.fraction == 1)
    #expect(try scene.colour(x: 340, y: 500) == 0xFFFFFF)
  }
}
