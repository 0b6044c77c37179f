import Harness
import HingeKit
import Testing

@Suite("Several fingers")
struct SeveralFingersTests {
  @Test("M8 a second finger on the menu or the detail changes nothing while the first swipes", arguments: [40.0, 250])
  func secondFinger(x: Double) throws {
    let scene = try MenuScene()
    let first = try scene.drag(from: (300, 400), by: (-40, 0))
    let there = scene.fraction
    let second = scene.compositor.touch.down(at: (x, 300))
    second.move(by: (60, 10))
    try scene.pump.nextFrame()
    #expect(scene.fraction == there)
    first.move(by: (-8, 0))
    second.move(by: (-200, 0))
    try scene.pump.settle()
    #expect(abs(scene.fraction - (there + 0.1)) < 0.001, "the first finger alone drags")
    second.up()
    try scene.pump.settle()
    #expect(abs(scene.fraction - (there + 0.1)) < 0.001)
    try scene.rest()
    first.up()
    try scene.pump.finish()
    #expect(scene.fraction == 0)
    #expect(scene.menu.selections.isEmpty)
    try scene.swipe(by: (-60, 0))
    try scene.pump.finish()
    #expect(scene.fraction == 1, "nothing sticks")
  }

  @Test("M9 one finger holds a half-open menu, another taps a row: nothing is chosen, the drag goes on")
  func tapWhileHeld() throws {
    let scene = try MenuScene()
    let first = try scene.drag(from: (300, 400), by: (-40, 0))
    let there = scene.fraction
    try scene.tap(at: PanelFormula(fraction: there).placeInSight(ofLine: scene.middle(ofRow: 3).y))
    #expect(scene.menu.selections.isEmpty)
    first.move(by: (-16, 0))
    try scene.pump.settle()
    #expect(abs(scene.fraction - (there + 0.2)) < 0.001)
  }

  @Test("M10 drag and hold, a second finger down, the first up: it settles; the second drives nothing")
  func firstUp() throws {
    let scene = try MenuScene()
    let first = try scene.drag(from: (300, 400), by: (-60, 0))
    let second = scene.compositor.touch.down(at: (40, 300))
    try scene.rest()
    first.up()
    try scene.pump.finish()
    #expect(scene.fraction == 1)
    second.move(to: (200, 300))
    try scene.pump.settle()
    second.up()
    #expect(try scene.fractionsUntilRest().allSatisfy { $0 == 1 })
    #expect(scene.menu.selections.isEmpty)
    try scene.swipe(from: (100, 400), by: (60, 0))
    try scene.pump.finish()
    #expect(scene.fraction == 0, "once it is lifted the next finger counts again")
  }

  @Test("M11 up or motion of an id that never went down is ignored")
  func unknownFinger() throws {
    let scene = try MenuScene()
    let touch = scene.compositor.touch
    touch.sendMotion(id: 7, to: (200, 200))
    touch.frame()
    touch.sendUp(id: 7)
    touch.frame()
    try scene.pump.settle()
    let finger = try scene.drag(from: (300, 400), by: (-40, 0))
    let there = scene.fraction
    touch.sendMotion(id: 9, to: (10, 10))
    touch.sendUp(id: 9)
    touch.frame()
    try scene.pump.settle()
    #expect(scene.fraction == there)
    finger.move(by: (-8, 0))
    try scene.pump.settle()
    #expect(abs(scene.fraction - (there + 0.1)) < 0.001)
    #expect(scene.menu.selections.isEmpty)
  }
}
