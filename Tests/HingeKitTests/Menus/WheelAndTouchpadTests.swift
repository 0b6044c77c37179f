import Harness
import HingeKit
import Testing

@Suite("Wheel and touchpad")
struct WheelAndTouchpadTests {
  private func scrollingMenu() throws -> MenuScene {
    let scene = try MenuScene(size: .init(width: 360, height: 300), opening: false)
    scene.menu.minimumRowHeight = 80
    try scene.pump.settle()
    try scene.pump.finish()
    try #require(scene.menu.table.maximumContentOffset.y == 304)
    return scene
  }

  @Test("R4.3 the wheel scrolls a table that is longer than its view, to its end and back")
  func wheelScrolls() throws {
    let scene = try scrollingMenu()
    let pointer = scene.compositor.pointer
    let table = scene.menu.table
    pointer.move(to: (40, 150))
    pointer.wheel(1)
    try scene.pump.finish()
    let click = table.contentOffset.y
    #expect(click >= 15, "at least what the compositor said")
    pointer.wheel(1)
    pointer.wheel(1)
    try scene.pump.finish()
    #expect(abs(table.contentOffset.y - 3 * click) < 0.001, "clicks add up, also in a hurry")
    for _ in 0..<40 { pointer.wheel(1) }
    try scene.pump.finish()
    #expect(table.contentOffset.y == 304)
    pointer.wheel(-1)
    try scene.pump.finish()
    #expect(abs(table.contentOffset.y - (304 - click)) < 0.001)
    #expect(scene.fraction == 0)
    // The pixels too: the last row stands at the window's foot when it is scrolled to its end.
    pointer.wheel(40)
    try scene.pump.finish()
    pointer.leave()
    try scene.pump.finish()
    #expect(try scene.colour(x: 40, y: 260) == ColourMenu.colours[6])
  }

  @Test("M47 open, close, then the wheel over a table that was folded away and came back: it scrolls")
  func wheelAfterClosing() throws {
    let scene = try scrollingMenu()
    scene.controller.hideMenu(animated: true)
    try scene.pump.finish()
    scene.controller.showMenu(animated: true)
    try scene.pump.finish()
    scene.compositor.pointer.move(to: (40, 150))
    scene.compositor.pointer.wheel(2)
    try scene.pump.finish()
    #expect(scene.menu.table.contentOffset.y >= 30)
  }

  @Test("R4.3 a vertical wheel over what cannot scroll does nothing, and never folds")
  func wheelOverContent() throws {
    let scene = try MenuScene()
    for place in [(40.0, 300.0), (200, 300)] {
      scene.compositor.pointer.move(to: place)
      for notches in [1.0, -1, 3] { scene.compositor.pointer.wheel(notches) }
      try scene.pump.finish()
    }
    #expect(scene.fraction == 0)
    #expect(scene.calls.isEmpty)
  }

  @Test("R4.3 a click of a horizontal wheel folds, one the other way opens", arguments: [40.0, 250])
  func horizontalWheel(x: Double) throws {
    let scene = try MenuScene()
    let pointer = scene.compositor.pointer
    pointer.move(to: (x, 300))
    pointer.wheel(1, axis: .horizontal)
    try scene.pump.finish()
    #expect(scene.fraction == 1)
    pointer.wheel(1, axis: .horizontal)
    try scene.pump.finish()
    #expect(scene.fraction == 1)
    pointer.wheel(-1, axis: .horizontal)
    try scene.pump.finish()
    #expect(scene.fraction == 0)
    #expect(scene.calls == ["will folded", "did folded", "will open", "did open"])
  }

  @Test("R4.3 two fingers fold one to one, and it settles by the threshold on axis stop", arguments: [24.0, 64])
  func twoFingers(way: Double) throws {
    let scene = try MenuScene()
    let pointer = scene.compositor.pointer
    pointer.move(to: (200, 300))
    for _ in 0..<8 {
      pointer.scroll(x: way / 8)
      try scene.pump.advance(by: .milliseconds(12))
    }
    #expect(abs(scene.fraction - way / MenuScene.menuWidth) < 0.01, "nothing of the way is lost")
    try scene.rest()
    #expect(abs(scene.fraction - way / MenuScene.menuWidth) < 0.01, "it waits for the fingers")
    pointer.stopScrolling()
    try scene.pump.finish()
    #expect(scene.fraction == (way > 40 ? 1 : 0))
    #expect(scene.calls == (way > 40 ? ["will folded", "did folded"] : []))
  }

  @Test("R4.3 a fling of two fingers decides by its speed")
  func twoFingerFling() throws {
    let scene = try MenuScene()
    let pointer = scene.compositor.pointer
    pointer.move(to: (200, 300))
    for _ in 0..<3 {
      pointer.scroll(x: 10)
      try scene.pump.advance(by: .milliseconds(8))
    }
    pointer.stopScrolling()
    try scene.pump.finish()
    #expect(scene.fraction == 1)
    for _ in 0..<3 {
      pointer.scroll(x: -10)
      try scene.pump.advance(by: .milliseconds(8))
    }
    pointer.stopScrolling()
    try scene.pump.finish()
    #expect(scene.fraction == 0)
  }

  @Test(
    "M24 a touchpad scroll that is mostly vertical scrolls; the fold needs its axis to lead by 1.2",
    arguments: [(3.0, 10.0), (9, 10), (10, 10), (11, 10)])
  func mostlyVertical(step: (Double, Double)) throws {
    let scene = try scrollingMenu()
    scene.compositor.pointer.move(to: (40, 150))
    for _ in 0..<8 {
      scene.compositor.pointer.scroll(x: step.0, y: step.1)
      try scene.pump.advance(by: .milliseconds(12))
      #expect(scene.fraction == 0)
    }
    #expect(abs(scene.menu.table.contentOffset.y - 8 * step.1) < 0.1)
    scene.compositor.pointer.stopScrolling()
    try scene.pump.finish()
    #expect(scene.fraction == 0)
  }

  @Test("M24 a touchpad scroll whose horizontal way leads folds, and scrolls nothing")
  func mostlyHorizontal() throws {
    let scene = try scrollingMenu()
    scene.compositor.pointer.move(to: (40, 150))
    for _ in 0..<6 {
      scene.compositor.pointer.scroll(x: 8, y: 6)
      try scene.pump.advance(by: .milliseconds(12))
    }
    #expect(scene.fraction > 0.5)
    #expect(scene.menu.table.contentOffset.y == 0)
    scene.compositor.pointer.stopScrolling()
    try scene.pump.finish()
    #expect(scene.fraction == 1)
  }

  @Test("M24 two events with one time stamp: no speed that is not a number, the menu settles by where it is")
  func oneTimeStamp() throws {
    let scene = try MenuScene()
    let pointer = scene.compositor.pointer
    pointer.move(to: (200, 300))
    pointer.scroll(x: 15)
    pointer.scroll(x: 15)
    pointer.stopScrolling()
    let fractions = try scene.fractionsUntilRest()
    #expect(fractions.allSatisfy { (0...1).contains($0) })
    #expect(scene.fraction == 0)
  }

  @Test("M8 a touchpad and a wheel move nothing that a finger has hold of; it lifts, and all is as ever")
  func touchpadBesideFinger() throws {
    let scene = try MenuScene()
    let finger = try scene.drag(from: (300, 300), by: (-40, 0))
    let held = scene.fraction
    try #require(held > 0.1 && held < 0.6)
    let pointer = scene.compositor.pointer
    pointer.move(to: (200, 300))
    for _ in 0..<4 {
      pointer.scroll(x: 10)
      try scene.pump.nextFrame()
    }
    pointer.stopScrolling()
    pointer.wheel(1, axis: .horizontal)
    try scene.rest()
    #expect(scene.fraction == held)
    finger.move(by: (-8, 0))
    try scene.pump.settle()
    #expect(abs(scene.fraction - held - 8 / MenuScene.menuWidth) < 1e-9)
    try scene.rest()
    finger.up()
    try scene.pump.finish()
    #expect(scene.fraction == 0)
    pointer.scroll(x: 48)
    try scene.rest()
    pointer.stopScrolling()
    try scene.pump.finish()
    #expect(scene.fraction == 1)
  }

  @Test("W36 the axes stop in different frames: it settles when its own stops")
  func stopsApart() throws {
    let scene = try MenuScene()
    let pointer = scene.compositor.pointer
    pointer.move(to: (200, 300))
    for _ in 0..<6 {
      pointer.scroll(x: 9, y: 2)
      try scene.pump.advance(by: .milliseconds(12))
    }
    try scene.rest()
    pointer.stopScrolling([.vertical])
    try scene.pump.advance(by: .milliseconds(100))
    #expect(abs(scene.fraction - 54 / MenuScene.menuWidth) < 0.01)
    pointer.stopScrolling([.horizontal])
    try scene.pump.finish()
    #expect(scene.fraction == 1)
  }

  @Test("W36 a continuous source that never says that it has stopped: the menu settles all the same")
  func neverStops() throws {
    let scene = try MenuScene()
    let pointer = scene.compositor.pointer
    pointer.move(to: (200, 300))
    for _ in 0..<6 {
      pointer.scroll(x: 9, source: .continuous)
      try scene.pump.advance(by: .milliseconds(12))
    }
    try scene.pump.advance(by: .seconds(1))
    #expect(scene.fraction == 1)
  }

  @Test("W38 the touchpad's loss in the middle of a scroll settles the menu to the nearer side", arguments: [24.0, 56])
  func lost(way: Double) throws {
    let scene = try MenuScene()
    scene.compositor.pointer.move(to: (200, 300))
    for _ in 0..<8 {
      scene.compositor.pointer.scroll(x: way / 8)
      try scene.pump.advance(by: .milliseconds(12))
    }
    scene.compositor.seat.setCapabilities([.touch, .keyboard])
    try scene.pump.finish()
    #expect(scene.fraction == (way > 40 ? 1 : 0))
  }

  @Test("M5 two fingers on the touchpad take over a settling menu where it is, and it still comes to rest")
  func takesOver() throws {
    let scene = try MenuScene()
    scene.compositor.pointer.move(to: (200, 300))
    scene.controller.hideMenu(animated: true)
    for _ in 0..<5 { try scene.pump.nextFrame() }
    let there = scene.fraction
    scene.compositor.pointer.scroll(x: -8)
    try scene.pump.settle()
    #expect(abs(scene.fraction - (there - 0.1)) < 0.01)
    try scene.rest()
    #expect(abs(scene.fraction - (there - 0.1)) < 0.01)
    scene.compositor.pointer.stopScrolling()
    try scene.pump.finish()
    #expect(scene.fraction == (there - 0.1 > 0.5 ? 1 : 0))
  }

  @Test("W38 the pointer leaves in the middle of a scroll: the menu settles to the nearer side", arguments: [24.0, 56])
  func leaves(way: Double) throws {
    let scene = try MenuScene()
    scene.compositor.pointer.move(to: (200, 300))
    for _ in 0..<8 {
      scene.compositor.pointer.scroll(x: way / 8)
      try scene.pump.advance(by: .milliseconds(12))
    }
    scene.compositor.pointer.leave()
    try scene.pump.finish()
    #expect(scene.fraction == (way > 40 ? 1 : 0))
    #expect(scene.controller.isAtRest)
  }

  @Test("W25 a finger on the screen in the middle of a touchpad scroll takes the menu, and lets it settle")
  func fingerTakesOver() throws {
    let scene = try MenuScene()
    scene.compositor.pointer.move(to: (200, 300))
    for _ in 0..<8 {
      scene.compositor.pointer.scroll(x: 3)
      try scene.pump.advance(by: .milliseconds(12))
    }
    let there = scene.fraction
    let finger = scene.compositor.touch.down(at: (300, 400))
    scene.compositor.pointer.scroll(x: 20)
    scene.compositor.pointer.stopScrolling()
    try scene.rest()
    #expect(scene.fraction == there, "the finger holds it")
    finger.up()
    try scene.pump.finish()
    #expect(scene.fraction == 0)
    #expect(scene.controller.isAtRest)
  }
}
