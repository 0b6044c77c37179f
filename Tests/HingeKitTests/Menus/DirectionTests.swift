import Harness
import HingeKit
import Testing

@Suite("Which way a drag goes, and to whom")
struct DirectionTests {
  /// A menu whose rows do not fit and scroll: the second design's, in a window that is low.
  private func scrollingMenu() throws -> MenuScene {
    let scene = try MenuScene(size: .init(width: 360, height: 300), opening: false)
    scene.menu.minimumRowHeight = 80
    try scene.pump.settle()
    try scene.pump.finish()
    try #require(scene.menu.table.maximumContentOffset.y == 7 * 80 - (300 - MenuScene.barHeight))
    return scene
  }

  @Test(
    "M7 a vertical drag never folds, on the menu, the content or the bar",
    arguments: [(40.0, 300.0), (200, 300), (200, 20)])
  func vertical(start: (Double, Double)) throws {
    let scene = try MenuScene()
    // Once it is a vertical drag it stays one, however far it goes sideways then.
    let finger = try scene.drag(from: start, by: (0, 120))
    for _ in 0..<10 {
      finger.move(by: (-15, 0))
      try scene.pump.nextFrame()
      #expect(scene.fraction == 0)
    }
    finger.up()
    #expect(try scene.fractionsUntilRest().allSatisfy { $0 == 0 })
    #expect(scene.calls.isEmpty)
    #expect(scene.menu.selections.isEmpty)
  }

  @Test("M23 a mostly vertical drag over rows that scroll: they scroll, the menu does not fold")
  func diagonalScrolls() throws {
    let scene = try scrollingMenu()
    let finger = try scene.drag(from: (60, 250), by: (-40, -100), steps: 20)
    #expect(scene.menu.table.contentOffset.y > 100 - 25)
    #expect(scene.fraction == 0)
    finger.move(by: (-50, 0))
    try scene.pump.settle()
    #expect(scene.fraction == 0)
    finger.up()
    try scene.pump.finish()
    #expect(scene.fraction == 0)
    #expect(scene.menu.selections.isEmpty)
  }

  @Test("M23 a mostly horizontal drag over rows that scroll: the menu folds, they do not scroll")
  func diagonalFolds() throws {
    let scene = try scrollingMenu()
    let finger = try scene.drag(from: (79, 250), by: (-70, -40), steps: 20)
    #expect(scene.fraction > 0.5)
    finger.move(by: (0, -100))
    try scene.pump.settle()
    #expect(scene.menu.table.contentOffset.y == 0)
    try scene.rest()
    finger.up()
    try scene.pump.finish()
    #expect(scene.fraction == 1)
    #expect(scene.menu.selections.isEmpty)
  }

  @Test("M23 first 2 px of sideways jitter do not cost the vertical scroll", arguments: [-2.0, 2])
  func jitter(sideways: Double) throws {
    let scene = try scrollingMenu()
    let finger = scene.compositor.touch.down(at: (40, 250))
    finger.move(by: (sideways, 0))
    try scene.pump.nextFrame()
    for _ in 0..<30 {
      finger.move(by: (0, -3))
      try scene.pump.nextFrame()
    }
    #expect(scene.menu.table.contentOffset.y >= 90 - 19)
    #expect(scene.fraction == 0)
  }

  @Test("R1.5 the rows follow the finger one to one, coast on after a fling, and stop at their end")
  func rowsScroll() throws {
    let scene = try scrollingMenu()
    let finger = try scene.drag(from: (40, 280), by: (0, -20))
    let table = scene.menu.table
    let there = table.contentOffset.y
    finger.move(by: (0, -17))
    try scene.pump.settle()
    #expect(abs(table.contentOffset.y - there - 17) < 0.001)
    try scene.rest()
    finger.up()
    try scene.pump.finish()
    #expect(abs(table.contentOffset.y - there - 17) < 0.001, "let go at rest it stays")
    try scene.swipe(from: (40, 280), by: (0, -60))
    let lifted = table.contentOffset.y
    try scene.pump.finish()
    #expect(table.contentOffset.y > lifted + 20)
    for _ in 0..<4 {
      try scene.swipe(from: (40, 290), by: (0, -220))
      try scene.pump.finish()
    }
    #expect(table.contentOffset.y == table.maximumContentOffset.y)
    #expect(scene.fraction == 0)
  }

  @Test(
    "R1.9 the row tapped in a scrolled table is the one seen there, and a coasting table is stopped, not chosen from")
  func tapInScrolledTable() throws {
    let scene = try scrollingMenu()
    let table = scene.menu.table
    try scene.dragSlowly(from: (40, 280), by: (0, -150))
    let row = Int((table.contentOffset.y + 100) / 80)
    try scene.tap(at: (40, MenuScene.barHeight + 100))
    #expect(scene.menu.selections == [row])
    try scene.swipe(from: (40, 100), by: (0, 40))
    for _ in 0..<3 { try scene.pump.nextFrame() }
    let caught = table.contentOffset.y
    try #require(table.isDecelerating)
    try scene.tap(at: (40, 200))
    try scene.pump.finish()
    #expect(table.contentOffset.y == caught)
    #expect(scene.menu.selections == [row])
  }

  @Test("M25 a click with 2 or 3 px of tremor is a click", arguments: [2.0, 3])
  func tremor(way: Double) throws {
    let scene = try MenuScene()
    let pointer = scene.compositor.pointer
    let place = scene.middle(ofRow: 2)
    pointer.move(to: place)
    pointer.press()
    for sign in [1.0, -1, 1] {
      pointer.move(to: (place.x + way * sign, place.y - way * sign))
      try scene.pump.nextFrame()
    }
    pointer.release()
    try scene.pump.settle()
    #expect(scene.menu.selections == [2])
    #expect(scene.fraction == 0)
  }

  @Test("M25 M30 a press without movement on the content beside the menu closes it, where that is on")
  func outsideTap() throws {
    let scene = try MenuScene(change: { $0.closesOnOutsideTap = true })
    try scene.tap(at: (MenuScene.menuWidth + 130, MenuScene.barHeight + 130))
    try scene.pump.finish()
    #expect(scene.fraction == 1)
    #expect(scene.calls == ["will folded", "did folded"])
    #expect(scene.content.buttonTaps == 0, "the button beneath does not fire")
    try scene.tap(at: (130, MenuScene.barHeight + 130))
    #expect(scene.content.buttonTaps == 1, "with the menu folded it does")
    scene.controller.showMenu(animated: true)
    try scene.pump.finish()
    scene.compositor.pointer.move(to: (300, 300))
    scene.compositor.pointer.press()
    scene.compositor.pointer.release()
    try scene.pump.finish()
    #expect(scene.fraction == 1)
  }

  @Test("M30 where it is off, a tap on the content is the content's, and the menu stays")
  func noOutsideTap() throws {
    let scene = try MenuScene()
    try scene.tap(at: (MenuScene.menuWidth + 130, MenuScene.barHeight + 130))
    try scene.pump.finish()
    #expect(scene.content.buttonTaps == 1)
    #expect(scene.fraction == 0)
  }

  @Test("M30 with outside taps closing, the burger toggles once and a row is chosen as ever")
  func outsideTapSparesMenu() throws {
    let scene = try MenuScene(change: { $0.closesOnOutsideTap = true })
    try scene.tap(at: scene.middle(ofRow: 1))
    #expect(scene.menu.selections == [1])
    #expect(scene.fraction == 0)
    try scene.tap(at: scene.burger)
    try scene.pump.finish()
    #expect(scene.fraction == 1)
    #expect(scene.calls == ["will folded", "did folded"])
  }
}
