import Geometry
import Testing

@testable import HingeKit

@Suite("Lost touches and several fingers")
struct LostTouchTests {
  private let scene = GestureScene()

  init() {
    scene.tap("row")
    scene.pan("fold", .horizontal)
  }

  /// The fold follows a finger, and all that was told until then is forgotten.
  private func drag(_ finger: GestureScene.Finger) {
    finger.down(at: 40, 40).move(by: 20, 0)
    #expect(scene.takeLog() == ["row pressed", "row released", "fold began"])
  }

  private func expectNextSwipeAndTapWork() {
    #expect(!scene.arena.isTracking)
    let finger = scene.finger(0)
    drag(finger)
    finger.up()
    #expect(scene.takeLog() == ["fold ended"])
    scene.finger(3).down(at: 40, 40).up()
    #expect(scene.takeLog() == ["row pressed", "fold failed", "row tapped"])
  }

  @Test("M1 cancelled in the middle of a drag: told once, and the next gesture works") func cancelledDrag() {
    let finger = scene.finger(0)
    drag(finger)
    finger.cancel()
    #expect(scene.takeLog() == ["fold cancelled"])
    finger.move(by: 30, 0).up()
    #expect(scene.takeLog() == [])
    expectNextSwipeAndTapWork()
  }

  @Test("M1 cancelled before it is anything: no tap") func cancelledPress() {
    let finger = scene.finger(0).down(at: 40, 40)
    finger.cancel()
    #expect(scene.takeLog() == ["row pressed", "row released", "fold failed"])
    expectNextSwipeAndTapWork()
  }

  @Test("M2 three fingers down, one moves, all are taken away without an up") func threeFingers() {
    let fingers = (0..<3).map { scene.finger($0).down(at: 40 + Double($0) * 50, 40) }
    fingers[1].move(by: 30, 0)
    for finger in fingers { finger.cancel() }
    #expect(scene.takeLog() == ["row pressed", "row released", "fold failed"])
    #expect((0..<3).allSatisfy { !scene.arena.knows($0) })
    expectNextSwipeAndTapWork()
  }

  @Test("M2 an id that goes down while it is down was cancelled first") func downTwice() {
    let finger = scene.finger(0)
    drag(finger)
    finger.down(at: 40, 40)
    #expect(scene.takeLog() == ["fold cancelled", "row pressed"])
    finger.up()
    #expect(scene.takeLog() == ["fold failed", "row tapped"])
    // Also one that was ignored.
    scene.finger(1).down(at: 40, 40)
    scene.finger(2).down(at: 40, 40)
    scene.finger(1).up()
    _ = scene.takeLog()
    scene.finger(2).down(at: 40, 40).up()
    #expect(scene.takeLog() == ["row pressed", "fold failed", "row tapped"])
  }

  @Test("M3 a closing drag comes back and is cancelled; more swipes work") func thereAndBack() {
    for _ in 0..<3 {
      let finger = scene.finger(0)
      drag(finger)
      finger.move(by: -20, 0).cancel()
      #expect(scene.takeLog() == ["fold changed", "fold cancelled"])
    }
    expectNextSwipeAndTapWork()
  }

  @Test("M4 a flick that is over in two events is a pan with a speed") func shortFlick() {
    var speed = 0.0
    let other = GestureScene()
    let fold = other.pan("fold", .horizontal)
    let tell = fold.onChange
    fold.onChange = { pan in
      tell?(pan)
      if pan.state == .ended { speed = pan.velocity.dx }
    }
    other.finger(0).down(at: 40, 40).move(by: 25, 0, after: 10).up()
    #expect(other.takeLog() == ["fold began", "fold ended"])
    #expect(abs(speed - 2500) < 1e-6)
  }

  @Test("M8 M9 the second finger does nothing until the first is up; the drag goes on") func secondFinger() {
    let (first, second) = (scene.finger(0), scene.finger(1))
    drag(first)
    second.down(at: 40, 300).move(by: 0, 3).up()
    #expect(scene.takeLog() == [])
    second.down(at: 40, 300)
    second.move(by: 90, 0)
    first.move(by: 5, 0)
    #expect(scene.takeLog() == ["fold changed"])
    second.up()
    first.up()
    #expect(scene.takeLog() == ["fold ended"])
    expectNextSwipeAndTapWork()
  }

  @Test("M10 the first lifts: the gesture ends, the second drives nothing until it is lifted") func firstLifts() {
    let (first, second) = (scene.finger(0), scene.finger(1))
    drag(first)
    second.down(at: 100, 40)
    first.up()
    #expect(scene.takeLog() == ["fold ended"])
    second.move(by: 80, 0)
    second.move(by: -160, 0)
    #expect(scene.takeLog() == [])
    second.up()
    #expect(scene.takeLog() == [])
    expectNextSwipeAndTapWork()
  }

  @Test("M10 a finger that goes down later is a first finger again") func thirdFinger() {
    let (first, second) = (scene.finger(0), scene.finger(1))
    drag(first)
    second.down(at: 100, 40)
    first.up()
    _ = scene.takeLog()
    drag(scene.finger(2))
    second.move(by: 80, 0).up()
    #expect(scene.takeLog() == [])
  }

  @Test("M11 an up or a motion of a finger never seen down is ignored") func strays() {
    scene.finger(7).move(to: 50, 50).up()
    scene.finger(8).cancel()
    #expect(scene.takeLog() == [])
    drag(scene.finger(0))
    scene.finger(7).move(to: 90, 90).up()
    #expect(scene.takeLog() == [])
    #expect(scene.arena.winner != nil)
  }

  @Test("what takes all touches away cancels the one under way; the others do nothing more") func cancelAll() {
    let (first, second) = (scene.finger(0), scene.finger(1))
    drag(first)
    second.down(at: 90, 90)
    scene.arena.cancelAll()
    #expect(scene.takeLog() == ["fold cancelled"])
    first.move(by: 20, 0).up()
    second.move(by: 20, 0).up()
    scene.arena.cancelAll()
    #expect(scene.takeLog() == [])
    expectNextSwipeAndTapWork()
  }

  @Test("a recognizer switched off in the middle is cancelled and stays out of the touch") func switchedOff() {
    let other = GestureScene()
    let fold = other.pan("fold", .horizontal)
    let finger = other.finger(0).down(at: 40, 40).move(by: 20, 0)
    fold.isEnabled = false
    finger.move(by: 20, 0)
    fold.isEnabled = true
    finger.move(by: 20, 0).up()
    #expect(other.takeLog() == ["fold began", "fold cancelled"])
    finger.down(at: 40, 40).move(by: 20, 0).up()
    #expect(other.takeLog() == ["fold began", "fold ended"])
  }

  @Test("an action may take all touches away") func cancelledByAction() {
    let other = GestureScene()
    let fold = other.pan("fold", .horizontal)
    fold.onChange = { [weak arena = other.arena] pan in
      other.log("\(pan.state)")
      if pan.state == .began { arena?.cancelAll() }
    }
    other.finger(0).down(at: 40, 40).move(by: 20, 0).move(by: 20, 0).up()
    #expect(other.takeLog() == ["began", "cancelled"])
    fold.onChange = nil
    fold.onTouchDown = { [weak arena = other.arena] _ in arena?.cancelAll() }
    other.tap("button")
    other.finger(0).down(at: 40, 40).up()
    #expect(other.takeLog() == ["fold failed"])
  }
}
