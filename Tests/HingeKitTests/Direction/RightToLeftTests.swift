import Drawing
import Geometry
import Harness
import HingeKit
import Testing

/// Everything that a left-to-right window does, mirrored: the menu lies at the right and folds to the right.
@Suite("Right to left")
struct RightToLeftTests {
  private static let width = 360.0

  private func makeScene(
    menuState: HingedMenuController.MenuState = .open, change: (HingedMenuController) -> Void = { _ in }
  ) throws -> MenuScene {
    try MenuScene(menuState: menuState, layoutDirection: .rightToLeft, change: change)
  }

  private func middle(_ scene: MenuScene, row: Int) -> (x: Double, y: Double) {
    (Self.width - MenuScene.menuWidth / 2, scene.middle(ofRow: row).y)
  }

  @Test("M29 open, the menu lies at the right and the content at the left")
  func sides() throws {
    let scene = try makeScene()
    for (row, colour) in ColourMenu.colours.enumerated() {
      let y = Int(scene.middle(ofRow: row).y)
      #expect(try scene.colour(x: 280, y: y) == colour)
      #expect(try scene.colour(x: 359, y: y) == colour)
      #expect(try scene.colour(x: 279, y: y) != colour)
    }
    #expect(try scene.colour(x: 0, y: 400) == 0xFFFFFF)
    #expect(try scene.colour(x: 279, y: 400) == 0xFFFFFF)
    #expect(scene.fraction == 0)
  }

  @Test("M29 folded, the content fills the window and nothing of the menu is seen")
  func folded() throws {
    let scene = try makeScene(menuState: .folded)
    #expect(scene.fraction == 1)
    for x in [0, 100, 279, 280, 359] { #expect(try scene.colour(x: x, y: 400) == 0xFFFFFF) }
    #expect(try scene.screen.surface.commits.filter(\.didAttach).count == 1, "there is no first frame of another state")
  }

  @Test("M29 half folded, the panel is the mirror image of one on the left", arguments: FoldStyle.allCases)
  func mirrorImage(style: FoldStyle) throws {
    let mirrored = try makeScene { $0.foldStyle = style }
    let plain = try MenuScene { $0.foldStyle = style }
    for fraction in [0.2, 0.5, 0.7] {
      for scene in [mirrored, plain] {
        scene.controller.hold(at: fraction)
        try scene.pump.finish()
      }
      // Rows below the bars: what is in those is text, and not mirrored.
      for y in stride(from: 70, to: 640, by: 9) {
        for x in 0..<90 {
          let (one, other) = (try mirrored.colour(x: 359 - x, y: y), try plain.colour(x: x, y: y))
          let differences = [16, 8, 0].map { abs(Int((one ?? 0) >> $0 & 0xFF) - Int((other ?? 0) >> $0 & 0xFF)) }
          #expect((differences.max() ?? 0) <= 2, "(\(x), \(y)) at \(fraction)")
        }
      }
    }
  }

  @Test("M29 a finger to the right folds, one to one, and one to the left opens")
  func drags() throws {
    let scene = try makeScene()
    let folding = try scene.drag(from: (150, 300), by: (70, 0), steps: 35, over: .milliseconds(1400))
    let begun = scene.fraction
    #expect(begun > 0.6 && begun < 0.8)
    folding.move(by: (-16, 0))
    try scene.pump.settle()
    #expect(abs(scene.fraction - (begun - 16 / 80)) < 1e-9)
    folding.move(by: (16, 0))
    try scene.rest()
    folding.up()
    try scene.pump.finish()
    #expect(scene.fraction == 1)
    #expect(scene.calls == ["will folded", "did folded"])
    let opening = try scene.drag(from: (250, 300), by: (-70, 0), steps: 35, over: .milliseconds(1400))
    try scene.rest()
    opening.up()
    try scene.pump.finish()
    #expect(scene.fraction == 0)
    #expect(scene.calls == ["will folded", "did folded", "will open", "did open"])
  }

  @Test("M29 flings: to the right they fold, to the left they open, also from the other side of the half")
  func flings() throws {
    let scene = try makeScene()
    try scene.drag(from: (150, 300), by: (30, 0), steps: 4, over: .milliseconds(48)).up()
    #expect(scene.fraction < 0.5)
    try scene.pump.finish()
    #expect(scene.fraction == 1)
    try scene.drag(from: (250, 300), by: (-30, 0), steps: 4, over: .milliseconds(48)).up()
    #expect(scene.fraction > 0.5)
    try scene.pump.finish()
    #expect(scene.fraction == 0)
  }

  @Test(
    "M29 dragged in the opening direction an open menu stays, in the folding direction a folded one",
    arguments: [(HingedMenuController.MenuState.open, -60.0), (.folded, 60.0)])
  func ends(state: HingedMenuController.MenuState, way: Double) throws {
    let scene = try makeScene(menuState: state)
    let before = scene.fraction
    let finger = try scene.drag(from: (180, 300), by: (way, 0))
    #expect(scene.fraction == before)
    finger.up()
    try scene.pump.finish()
    #expect(scene.fraction == before)
    #expect(scene.calls.isEmpty)
  }

  @Test("M29 M31 a row is hit where it is drawn, open and half folded")
  func hits() throws {
    let scene = try makeScene()
    try scene.tap(at: middle(scene, row: 2))
    #expect(scene.menu.selections == [2])
    scene.controller.hold(at: 0.5)
    try scene.pump.finish()
    let quad = HingeQuad(window: Size(width: 360, height: 640), fraction: 0.5, style: .push, side: .right)
    let x = (quad.contentX + quad.farX) / 2
    // Half way across, the panel is this much smaller than at the hinge.
    let smaller = 1 - 2 * quad.top(at: x) / 640
    let y = 320 + (middle(scene, row: 5).y - 320) * smaller
    // Blue at half the opacity over black.
    let blue = try #require(try scene.colour(x: Int(x), y: Int(y))) & 0xFF
    #expect(abs(Int(blue) - 0x95 / 2) <= 2)
    try scene.tap(at: (x, y))
    #expect(scene.menu.selections == [2, 5])
    try scene.tap(at: (quad.contentX - 3, y))
    #expect(scene.menu.selections == [2, 5], "the content's edge hides the panel from there on")
    try scene.tap(at: (Self.width - 2, 46))
    #expect(scene.menu.selections == [2, 5], "that corner lies beside the panel")
  }

  @Test("M29 the burger stands at the content's right end, and toggles there")
  func burger() throws {
    let scene = try makeScene()
    let burger = scene.controller.burger
    #expect(burger.bounds.width == 20)
    #expect(abs(try #require(burger.convert(toWindow: Point(x: 20, y: 0))).x - (280 - 12)) < 1e-6)
    try scene.tap(at: (258, 22))
    try scene.pump.finish()
    #expect(scene.fraction == 1)
    try scene.tap(at: (338, 22))
    try scene.pump.finish()
    #expect(scene.fraction == 0)
  }

  @Test("M29 the burger turns the other way round, as in a mirror")
  func burgerTurns() throws {
    let scene = try makeScene()
    for fraction in [0, 0.25, 0.5, 1] {
      scene.controller.hold(at: fraction)
      #expect(abs(scene.controller.burger.angle - -90 * (1 - fraction)) < 1e-9)
    }
  }

  @Test("M29 the wheel and the touchpad fold to the right: scrolling left folds, scrolling right opens")
  func wheel() throws {
    let scene = try makeScene()
    scene.compositor.pointer.move(to: (100, 300))
    scene.compositor.pointer.wheel(1, axis: .horizontal)
    try scene.pump.settle()
    try scene.pump.finish()
    #expect(scene.fraction == 0)
    scene.compositor.pointer.wheel(-1, axis: .horizontal)
    try scene.pump.settle()
    try scene.pump.finish()
    #expect(scene.fraction == 1)
    for _ in 0..<8 {
      scene.compositor.pointer.scroll(x: 8)
      try scene.pump.advance(by: .milliseconds(40))
    }
    #expect(scene.fraction < 0.5)
    scene.compositor.pointer.stopScrolling()
    try scene.pump.settle()
    try scene.pump.finish()
    #expect(scene.fraction == 0)
  }

  @Test("M29 the window that has no frame is closed at its left end, and its menu stays at its right")
  func closeButton() throws {
    let scene = try MenuScene(
      .init { $0.decorationVersion = nil }, layoutDirection: .rightToLeft)
    try scene.tap(at: (26, 22))
    #expect(scene.compositor.toplevels.isEmpty)
  }

  @Test(
    "M29 M34 on a change of size the menu stays open at the new right edge, and folded it stays away",
    arguments: [HingedMenuController.MenuState.open, .folded])
  func resized(state: HingedMenuController.MenuState) throws {
    let scene = try makeScene(menuState: state)
    for size in [(640, 360), (200, 700), (1000, 600)] {
      let commits = try scene.screen.surface.commits.count
      try scene.screen.toplevel.configure(width: size.0, height: size.1)
      try scene.pump.settle()
      try scene.pump.finish()
      let attached = try scene.screen.surface.commits.dropFirst(commits).filter(\.didAttach)
      #expect(attached.count == 1, "one frame, no animation")
      #expect(scene.fraction == (state == .open ? 0 : 1))
      let row = Int(scene.middle(ofRow: 0).y)
      #expect(try scene.colour(x: size.0 - 1, y: row) == (state == .open ? ColourMenu.colours[0] : 0xFFFFFF))
      #expect(try scene.colour(x: size.0 - 81, y: size.1 - 2) == 0xFFFFFF)
    }
    #expect(scene.calls.isEmpty)
  }

  @Test("M29 a tap beside the open menu folds it, where that is on")
  func outsideTap() throws {
    let scene = try makeScene { $0.closesOnOutsideTap = true }
    // The content's button, 80 further to the left than when the menu is folded.
    try scene.tap(at: (50, 174))
    try scene.pump.finish()
    #expect(scene.fraction == 1)
    #expect(scene.content.buttonTaps == 0)
    try scene.tap(at: (130, 174))
    #expect(scene.content.buttonTaps == 1)
  }

  @Test("M29 a header over the content spans what of that is in the window, on either side and again when folded")
  func header() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let scene = try MenuScene(layoutDirection: direction)
      let header = View(frame: Rect(x: 0, y: 0, width: 10, height: 20))
      header.backgroundColor = Color(hex: 0x0000FF)
      scene.controller.content.barController?.headerView = header
      try scene.pump.finish()
      func seen() throws -> [Int] {
        try (0..<Int(Self.width)).filter { try scene.colour(x: $0, y: Int(MenuScene.barHeight) + 10) == 0x0000FF }
      }
      #expect(try seen() == (direction == .leftToRight ? Array(80..<360) : Array(0..<280)))
      scene.controller.hideMenu(animated: false)
      try scene.pump.finish()
      #expect(try seen() == Array(0..<360))
    }
  }

  @Test("M29 a direction that changes while the menu moves has it where it was going", arguments: [true, false])
  func changedOnTheWay(opens: Bool) throws {
    let scene = try MenuScene(menuState: opens ? .folded : .open)
    var completions: [Bool] = []
    scene.controller.toggleMenu(animated: true) { completions.append($0) }
    try scene.pump.advance(by: .milliseconds(64))
    try #require(scene.fraction > 0 && scene.fraction < 1)
    try scene.screen.window.layoutDirection = .rightToLeft
    try scene.pump.settle()
    try scene.pump.finish()
    #expect(scene.fraction == (opens ? 0 : 1) && scene.controller.isAtRest && completions == [true])
    #expect(scene.menu.appearances.last == (opens ? "didAppear" : "didDisappear"))
  }
}
