import Harness
import HingeKit
import Testing

@Suite("The fold follows the offset")
struct FoldFollowsTests {
  @Test("R1.6 whatever moves it, panel, opacity and burger follow in the same frame", arguments: 0..<4)
  func sameFrame(cause: Int) throws {
    let scene = try MenuScene()
    switch cause {
    case 0: try scene.swipe(by: (-45, 0))
    case 1: try scene.tap(at: scene.burger)
    case 2: scene.controller.hideMenu(animated: true)
    default:
      scene.compositor.pointer.move(to: (200, 300))
      scene.compositor.pointer.wheel(1, axis: .horizontal)
    }
    try scene.pump.settle()
    var between = 0
    while try scene.screen.surface.awaitedFrameCount > 0 {
      try scene.pump.nextFrame()
      let fraction = scene.fraction
      #expect(abs(scene.controller.burger.angle - 90 * (1 - fraction)) < 0.001)
      #expect(try scene.contentEdgeSeen() == Int(scene.contentEdge.rounded()))
      guard fraction > 0, fraction < 0.7 else { continue }
      between += 1
      let place = PanelFormula(fraction: fraction).placeInSight(ofLine: scene.middle(ofRow: 2).y)
      let red = Double(try #require(try scene.colour(x: Int(place.x), y: Int(place.y))) >> 16)
      #expect(abs(red - 0xF9 * (1 - fraction)) <= 3)
    }
    #expect(between >= 2, "there were frames on the way")
    #expect(scene.fraction == 1)
  }

  @Test("R1.2 the content clips the panel: nothing of it is seen over the detail", arguments: [0.2, 0.5, 0.8])
  func clipped(fraction: Double) throws {
    let scene = try MenuScene()
    scene.controller.hold(at: fraction)
    try scene.pump.finish()
    let edge = Int(scene.contentEdge.rounded(.up))
    for y in stride(from: 300, to: 640, by: 20) {
      for x in edge..<(edge + 30) { #expect(try scene.colour(x: x, y: y) == 0xFFFFFF) }
    }
  }

  @Test(
    "R1.12 M34 a change of size leaves an open menu open and a folded one folded, in one frame, without animation",
    arguments: [HingedMenuController.MenuState.open, .folded], [(640, 360), (1000, 700), (320, 480)])
  func resize(state: HingedMenuController.MenuState, size: (Int, Int)) throws {
    let scene = try MenuScene(menuState: state)
    let commits = try scene.screen.surface.commitCount
    try scene.screen.toplevel.configure(width: size.0, height: size.1)
    try scene.pump.settle()
    let picture = try #require(try scene.screen.surface.picture)
    #expect(picture.width == size.0 && picture.height == size.1)
    #expect(try scene.contentEdgeSeen(atLine: 300) == (state == .open ? 80 : 0))
    #expect(try scene.screen.surface.commitCount == commits + 1)
    try scene.pump.advance(by: .seconds(1))
    #expect(try scene.screen.surface.commitCount == commits + 1)
    #expect(scene.fraction == (state == .open ? 0 : 1))
    #expect(scene.calls.isEmpty)
  }

  @Test(
    "R1.11 M35 it starts as it was told to, in the first frame and without a movement",
    arguments: [HingedMenuController.MenuState.open, .folded])
  func start(state: HingedMenuController.MenuState) throws {
    let scene = try MenuScene(menuState: state, opening: false)
    try scene.pump.settle()
    #expect(try scene.contentEdgeSeen() == (state == .open ? 80 : 0))
    let drawn = try scene.screen.surface.commits.count { $0.buffer != nil }
    #expect(drawn == 1)
    try scene.pump.advance(by: .seconds(1))
    #expect(try scene.screen.surface.commits.count { $0.buffer != nil } == 1)
    #expect(scene.menu.appearances == (state == .open ? ["willAppear", "didAppear"] : []))
  }

  @Test("R1.11 where a choice folds the menu, it tells the row once and folds with animation")
  func foldsOnSelection() throws {
    let scene = try MenuScene()
    scene.menu.onSelect = { [weak scene] _ in scene?.controller.hideMenu(animated: true) }
    try scene.tap(at: scene.middle(ofRow: 4))
    let fractions = try scene.fractionsUntilRest()
    #expect(fractions.count { $0 > 0 && $0 < 1 } > 5)
    #expect(scene.fraction == 1)
    #expect(scene.menu.selections == [4])
  }

  @Test("R1.5 programmatic moves without animation are there at once")
  func withoutAnimation() throws {
    let scene = try MenuScene()
    scene.controller.toggleMenu(animated: false)
    #expect(scene.fraction == 1)
    try scene.pump.settle()
    #expect(try scene.contentEdgeSeen() == 0)
    scene.controller.toggleMenu(animated: false)
    try scene.pump.finish()
    #expect(try scene.contentEdgeSeen() == 80)
  }

  @Test("R1.12 M34 a change of size while the menu moves: it goes on to where it was going, without a jump")
  func resizeOnTheWay() throws {
    let scene = try MenuScene()
    scene.controller.hideMenu(animated: true)
    for _ in 0..<5 { try scene.pump.nextFrame() }
    let there = scene.fraction
    try scene.screen.toplevel.configure(width: 640, height: 560)
    try scene.pump.settle()
    #expect(scene.fraction == there)
    #expect(try scene.contentEdgeSeen(atLine: 500) == Int(scene.contentEdge.rounded()))
    let fractions = try scene.fractionsUntilRest()
    for (before, after) in zip(fractions, fractions.dropFirst()) { #expect(after >= before && after - before < 0.25) }
    #expect(scene.fraction == 1)
    #expect(scene.calls == ["will folded", "did folded"])
  }

  @Test("R1.1 from right to left the menu lies at the right, folds to there, and its rows are where they are seen")
  func rightToLeft() throws {
    let scene = try MenuScene(layoutDirection: .rightToLeft)
    #expect(try scene.colour(x: 320, y: Int(scene.middle(ofRow: 1).y)) == ColourMenu.colours[1])
    #expect(try scene.colour(x: 200, y: 500) == 0xFFFFFF)
    try scene.tap(at: (320, scene.middle(ofRow: 1).y))
    #expect(scene.menu.selections == [1])
    try scene.swipe(from: (100, 400), by: (-60, 0))
    try scene.pump.finish()
    #expect(scene.fraction == 0)
    try scene.swipe(from: (100, 400), by: (60, 0))
    try scene.pump.finish()
    #expect(scene.fraction == 1)
    #expect(try scene.colour(x: 340, y: 500) == 0xFFFFFF)
    scene.controller.hold(at: 0.5)
    try scene.pump.settle()
    // The mirror image of the left side's.
    let seen = PanelFormula(fraction: 0.5).placeInSight(ofLine: scene.middle(ofRow: 5).y)
    try scene.tap(at: (360 - seen.x, seen.y))
    #expect(scene.menu.selections == [1, 5])
    try scene.tap(at: (360 - 40 - 22, 22))
    try scene.pump.finish()
    #expect(scene.fraction == 0)
    #expect(scene.calls.last == "did open")
  }
}
