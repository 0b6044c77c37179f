import Harness
import HingeKit
import Testing

@Suite("A finger on a menu that still moves")
struct CatchTests {
  /// A menu that was flung and is on its way, somewhere between.
  private func flung(to state: HingedMenuController.MenuState) throws -> MenuScene {
    let scene = try MenuScene(menuState: state == .folded ? .open : .folded)
    try scene.swipe(from: (200, 400), by: (state == .folded ? -30 : 30, 0))
    for _ in 0..<2 { try scene.pump.nextFrame() }
    #expect(scene.fraction > 0.1 && scene.fraction < 0.9, "it should be on its way")
    return scene
  }

  @Test("M5 a finger down during the settle catches the menu where it is")
  func caught() throws {
    let scene = try flung(to: .folded)
    let there = scene.fraction
    scene.compositor.touch.down(at: (300, 300))
    try scene.pump.settle()
    for _ in 0..<20 {
      #expect(scene.fraction == there)
      try scene.pump.nextFrame()
    }
    #expect(try scene.contentEdgeSeen() == Int(scene.contentEdge.rounded()))
  }

  @Test("M5 a finger that caught the menu and lifts without a movement lets it settle to the nearer side")
  func caughtAndLifted() throws {
    let scene = try flung(to: .folded)
    let finger = scene.compositor.touch.down(at: (300, 300))
    try scene.rest()
    let nearer: Double = scene.fraction > 0.5 ? 1 : 0
    finger.up()
    try scene.pump.finish()
    #expect(scene.fraction == nearer)
    #expect(scene.controller.isMenuOpen == (nearer == 0))
  }

  @Test("M5 drag, release, and drag again while it settles: it goes on from where it is", arguments: [-1.0, 1])
  func draggedAgain(direction: Double) throws {
    let scene = try flung(to: .folded)
    let there = scene.fraction * MenuScene.menuWidth
    let finger = scene.compositor.touch.down(at: (200, 300))
    var offsets = [there]
    for _ in 0..<30 {
      try scene.pump.nextFrame()
      finger.move(by: (direction, 0))
      try scene.pump.settle()
      offsets.append(scene.fraction * MenuScene.menuWidth)
    }
    for (before, after) in zip(offsets, offsets.dropFirst()) {
      #expect(abs(after - before) < 1.001, "never more than the finger moved")
    }
    // The slop is not dragged: it lies between the least and the most that a touch may wander.
    let dragged = (offsets[30] - there) * -direction
    let room = direction < 0 ? MenuScene.menuWidth - there : there
    #expect(dragged >= min(30 - 16, room) - 0.001 && dragged <= 30 - 5)
    finger.up()
    try scene.pump.finish()
    #expect(scene.fraction == 0 || scene.fraction == 1)
  }

  @Test("M5 caught and cancelled by the compositor: it settles to the nearer side")
  func caughtAndCancelled() throws {
    let scene = try flung(to: .open)
    scene.compositor.touch.down(at: (300, 300))
    try scene.rest()
    let nearer: Double = scene.fraction > 0.5 ? 1 : 0
    scene.compositor.touch.cancel()
    try scene.pump.finish()
    #expect(scene.fraction == nearer)
  }

  @Test("M33 a row under a finger that stops the moving menu is not chosen; once it has settled, it is")
  func rowOfMovingMenu() throws {
    let scene = try flung(to: .open)
    let panel = PanelFormula(fraction: scene.fraction)
    try scene.tap(at: panel.placeInSight(ofLine: scene.middle(ofRow: 3).y))
    try scene.pump.finish()
    #expect(scene.menu.selections.isEmpty)
    scene.controller.showMenu(animated: false)
    try scene.pump.finish()
    try scene.tap(at: scene.middle(ofRow: 3))
    #expect(scene.menu.selections == [3])
  }

  @Test("M33 a row under a second finger while the first holds the menu half open is not chosen")
  func rowOfHeldMenu() throws {
    let scene = try MenuScene()
    try scene.drag(from: (300, 400), by: (-40, 0))
    try scene.rest()
    let panel = PanelFormula(fraction: scene.fraction)
    try scene.tap(at: panel.placeInSight(ofLine: scene.middle(ofRow: 2).y))
    #expect(scene.menu.selections.isEmpty)
  }

  @Test("M12 a tap on the burger while the menu settles toggles: it goes back")
  func burgerWhileSettling() throws {
    let scene = try flung(to: .folded)
    try scene.tap(at: scene.burger)
    try scene.pump.finish()
    #expect(scene.fraction == 0)
    #expect(scene.calls == ["will folded", "will open", "did open"])
  }

  @Test("M18 a call while a finger has caught the menu takes it from the finger, also to where it was going")
  func programWhileCaught() throws {
    let scene = try flung(to: .folded)
    let finger = scene.compositor.touch.down(at: (300, 300))
    try scene.rest()
    var completions: [Bool] = []
    scene.controller.hideMenu(animated: true) { completions.append($0) }
    try scene.pump.finish()
    #expect(scene.fraction == 1)
    #expect(completions == [true])
    finger.up()
    #expect(try scene.fractionsUntilRest().allSatisfy { $0 == 1 })
    #expect(scene.calls == ["will folded", "did folded"])
  }
}
