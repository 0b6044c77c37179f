import Harness
import HingeKit
import Testing

@Suite("A finger that throws the menu")
struct FlingTests {
  @Test("R1.5 a fling folds though the drag ended before the threshold")
  func flingFolds() throws {
    let scene = try MenuScene()
    try scene.swipe(by: (-35, 0))
    #expect(scene.fraction < 0.5)
    try scene.pump.finish()
    #expect(scene.fraction == 1)
    #expect(try scene.contentEdgeSeen() == 0)
    #expect(scene.calls == ["will folded", "did folded"])
  }

  @Test("R1.5 a fling opens though the drag ended beyond the threshold")
  func flingOpens() throws {
    let scene = try MenuScene(menuState: .folded)
    try scene.swipe(from: (100, 400), by: (35, 0))
    #expect(scene.fraction > 0.5)
    try scene.pump.finish()
    #expect(scene.fraction == 0)
    #expect(scene.calls == ["will open", "did open"])
  }

  @Test("R1.5 dragged to fold beyond the threshold, then flung back: open")
  func flungBack() throws {
    let scene = try MenuScene()
    let finger = try scene.drag(from: (340, 400), by: (-85, 0))
    try scene.rest()
    #expect(scene.fraction > 0.8)
    for _ in 0..<3 {
      finger.move(by: (7, 0))
      try scene.pump.advance(by: .milliseconds(10))
    }
    #expect(scene.fraction > 0.5)
    finger.up()
    try scene.pump.finish()
    #expect(scene.fraction == 0)
  }

  @Test(
    "M4 a flick over in two events, a down and one movement: open or folded, nothing between",
    arguments: [12.0, 20, 40])
  func shortFlick(way: Double) throws {
    let scene = try MenuScene()
    let finger = scene.compositor.touch.down(at: (300, 400))
    try scene.pump.advance(by: .milliseconds(16))
    finger.move(by: (-way, 0))
    finger.up()
    try scene.pump.finish()
    #expect(scene.fraction == 1, "at \(way / 16) px/ms that was a fling")
  }

  @Test("M4 a flick whose events share one time stamp: open or folded, nothing between")
  func flickWithoutTime() throws {
    let scene = try MenuScene()
    let finger = scene.compositor.touch.down(at: (300, 400))
    finger.move(by: (-30, 0))
    finger.move(by: (-30, 0))
    finger.up()
    try scene.pump.finish()
    #expect(scene.fraction == 0 || scene.fraction == 1)
    #expect(try scene.contentEdgeSeen() == (scene.fraction == 0 ? 80 : 0))
  }

  @Test("M6 a hard throw rests at exactly 0 or 1, and the next toggle takes one tap")
  func hardThrow() throws {
    let scene = try MenuScene()
    try scene.drag(from: (350, 400), by: (-340, 0), steps: 3, over: .milliseconds(24)).up()
    #expect(try scene.fractionsUntilRest().allSatisfy { (0...1).contains($0) })
    #expect(scene.fraction == 1)
    try scene.drag(from: (5, 400), by: (340, 0), steps: 3, over: .milliseconds(24)).up()
    #expect(try scene.fractionsUntilRest().allSatisfy { (0...1).contains($0) })
    #expect(scene.fraction == 0)
    try scene.tap(at: scene.burger)
    try scene.pump.finish()
    #expect(scene.fraction == 1)
  }

  @Test("R1.5 the settle continues at the finger's speed, without a jump", arguments: [350.0, 700, 1400])
  func continuesAtSpeed(speed: Double) throws {
    let scene = try MenuScene(.init { $0.refresh = .milliseconds(4) })
    let finger = try scene.drag(from: (300, 400), by: (-20, 0))
    try scene.rest()
    let perFrame = speed * 0.004
    for _ in 0..<Int(35 / perFrame) {
      try scene.pump.nextFrame()
      finger.move(by: (-perFrame, 0))
    }
    try scene.pump.settle()
    let lifted = scene.fraction
    finger.up()
    try scene.pump.settle()
    #expect(scene.fraction == lifted, "lifting moves nothing")
    try scene.pump.nextFrame()
    let way = (scene.fraction - lifted) * MenuScene.menuWidth
    #expect(abs(way / perFrame - 1) < 0.25, "\(way) px in the first frame, the finger made \(perFrame)")
  }

  @Test(
    "R1.5 however it was let go, it rests within half a second",
    arguments: [4.0, 36, 44, 76], [-200.0, -90, -30, -8.05, 0, 8.05, 30, 90, 200])
  func restsSoon(offset: Double, speed: Double) throws {
    let scene = try MenuScene(size: .init(width: 200, height: 100))
    let finger = try scene.drag(from: (150, 70), by: (-20, 0))
    // The last tenth of a second leads to the offset, at that speed.
    finger.move(by: (scene.fraction * MenuScene.menuWidth - (offset - speed * 0.1), 0))
    try scene.rest()
    for _ in 0..<20 {
      try scene.pump.advance(by: .milliseconds(5))
      finger.move(by: (-speed * 0.005, 0))
    }
    finger.up()
    #expect(try scene.pump.finish() <= .milliseconds(516))
    #expect(scene.fraction == 0 || scene.fraction == 1)
  }
}
