import Harness
import HingeKit
import Testing

@Suite("The burger")
struct BurgerTests {
  @Test("R1.8 it turns by (1 - fraction) * 90 degrees, whatever moves the menu")
  func angle() throws {
    let scene = try MenuScene()
    #expect(scene.controller.burger.angle == 90)
    for fraction in [0.1, 0.25, 0.5, 0.75, 0.9, 1, 0] {
      scene.controller.hold(at: fraction)
      #expect(abs(scene.controller.burger.angle - (1 - fraction) * 90) < 0.001)
    }
    let finger = try scene.drag(from: (300, 400), by: (-50, 0))
    #expect(abs(scene.controller.burger.angle - (1 - scene.fraction) * 90) < 0.001)
    finger.up()
    while try scene.screen.surface.awaitedFrameCount > 0 {
      try scene.pump.nextFrame()
      #expect(abs(scene.controller.burger.angle - (1 - scene.fraction) * 90) < 0.001)
    }
    #expect(scene.controller.burger.angle == 0)
  }

  @Test("R1.8 20 x 20 of three bars at the leading end of the content's bar: lying when folded, standing when open")
  func drawing() throws {
    for state in [HingedMenuController.MenuState.folded, .open] {
      let scene = try MenuScene(menuState: state)
      let middle = (x: Int(scene.burger.x), y: Int(scene.burger.y))
      let tint: UInt32 = 0xF2F6FA
      func isBar(_ x: Int, _ y: Int) throws -> Bool { try scene.colour(x: x, y: y) == tint }
      // Along the middle bar, and across all three.
      for way in -8...8 {
        #expect(try isBar(state == .folded ? middle.x + way : middle.x, state == .folded ? middle.y : middle.y + way))
      }
      var bars = 0
      var wasBar = false
      for way in -10..<10 {
        let isBar = try isBar(
          state == .folded ? middle.x : middle.x + way, state == .folded ? middle.y + way : middle.y)
        if isBar, !wasBar { bars += 1 }
        wasBar = isBar
      }
      #expect(bars == 3)
      for way in [-12, 12] {
        #expect(try !isBar(middle.x + way, middle.y))
        #expect(try !isBar(middle.x, middle.y + way))
      }
    }
  }

  @Test("R1.8 a tap toggles, 44 x 44 to the finger", arguments: [(1.0, 1.0), (43, 1), (1, 43), (43, 43), (22, 22)])
  func target(place: (Double, Double)) throws {
    let scene = try MenuScene()
    try scene.tap(at: (MenuScene.menuWidth + place.0, place.1))
    try scene.pump.finish()
    #expect(scene.fraction == 1)
    #expect(scene.calls == ["will folded", "did folded"])
    try scene.tap(at: place)
    try scene.pump.finish()
    #expect(scene.fraction == 0)
  }

  @Test("R1.8 a tap beside those 44 x 44 does not toggle", arguments: [(46.0, 22.0), (22, 46), (-2, 22)])
  func besideTheTarget(place: (Double, Double)) throws {
    let scene = try MenuScene()
    try scene.tap(at: (MenuScene.menuWidth + place.0, place.1))
    try scene.pump.finish()
    #expect(scene.fraction == 0)
    #expect(scene.calls.isEmpty)
  }

  @Test("M12 tapped where it is drawn while it moves: it turns round", arguments: [2, 4, 7, 10])
  func duringTheAnimation(frames: Int) throws {
    let scene = try MenuScene()
    try scene.tap(at: scene.burger)
    for _ in 0..<frames { try scene.pump.nextFrame() }
    try #require(scene.fraction > 0 && scene.fraction < 1)
    let finger = scene.compositor.touch.down(at: scene.burger)
    finger.up()
    try scene.pump.finish()
    #expect(scene.fraction == 0)
    #expect(scene.calls == ["will folded", "will open", "did open"])
  }

  @Test("R1.5 turned round on its way, the menu goes on from its place and its speed")
  func turnsRoundSmoothly() throws {
    let scene = try MenuScene(.init { $0.refresh = .milliseconds(4) })
    scene.controller.hideMenu(animated: true)
    for _ in 0..<20 { try scene.pump.nextFrame() }
    let before = scene.fraction
    try scene.pump.nextFrame()
    let step = scene.fraction - before
    scene.controller.showMenu(animated: true)
    let turned = scene.fraction
    try scene.pump.nextFrame()
    #expect(step > 0)
    // It still goes on folding: what moves cannot stand still from one frame to the next.
    #expect(scene.fraction > turned)
    #expect(scene.fraction - turned < step * 1.1)
  }

  @Test("R1.8 a drag that begins on the burger drags, and does not toggle")
  func dragOnBurger() throws {
    let scene = try MenuScene()
    let finger = try scene.drag(from: scene.burger, by: (-50, 0))
    #expect(scene.fraction > 0.3)
    try scene.rest()
    finger.move(by: (35, 0))
    try scene.rest()
    finger.up()
    try scene.pump.finish()
    #expect(scene.fraction == 0)
    #expect(scene.calls.isEmpty)
  }

  @Test("M28 a locked menu: gestures do nothing, the burger and the program still work")
  func locked() throws {
    let scene = try MenuScene(change: { $0.isLocked = true })
    try scene.swipe(by: (-60, 0))
    #expect(try scene.fractionsUntilRest().allSatisfy { $0 == 0 })
    scene.compositor.pointer.move(to: (200, 300))
    scene.compositor.pointer.wheel(1, axis: .horizontal)
    #expect(try scene.fractionsUntilRest().allSatisfy { $0 == 0 })
    try scene.tap(at: scene.burger)
    try scene.pump.finish()
    #expect(scene.fraction == 1)
    scene.controller.showMenu(animated: true)
    try scene.pump.finish()
    #expect(scene.fraction == 0)
  }
}
