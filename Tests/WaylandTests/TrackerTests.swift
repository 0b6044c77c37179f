import Testing

@testable import Wayland

private let seat = SeatID(name: 1)

private func surface(_ number: Int) throws -> OpaquePointer {
  try #require(OpaquePointer(bitPattern: number))
}

@Suite("TouchTracker")
struct TouchTrackerTests {
  private func phases(_ deliveries: [TouchTracker.Delivery]) -> [[TouchEvent.Phase]] {
    deliveries.map { $0.events.map(\.phase) }
  }

  @Test("W22 events wait for their frame; the last up does not; a frame after it is empty")
  func frames() throws {
    var touch = TouchTracker(seat: seat)
    let window = try surface(1)
    #expect(touch.down(id: 0, surface: window, x: 1, y: 2, time: 5, serial: 7).isEmpty)
    #expect(phases(touch.frame()) == [[.down]])
    #expect(touch.motion(id: 0, x: 3, y: 4, time: 6).isEmpty)
    #expect(touch.down(id: 1, surface: window, x: 1, y: 2, time: 6, serial: 8).isEmpty)
    #expect(touch.up(id: 1, time: 7, serial: 9).isEmpty, "a finger is left down")
    let last = touch.up(id: 0, time: 8, serial: 10)
    #expect(phases(last) == [[.motion, .down, .up, .up]])
    #expect(last[0].events.last?.x == 3, "W26 an up is where the finger was last")
    #expect(touch.frame().isEmpty)
  }

  @Test("W22 a compositor that never sends frames: the first touch comes whole, the next ones as they happen")
  func frameless() throws {
    var touch = TouchTracker(seat: seat)
    let window = try surface(1)
    #expect(touch.down(id: 0, surface: window, x: 1, y: 2, time: 5, serial: 7).isEmpty)
    #expect(phases(touch.up(id: 0, time: 6, serial: 8)) == [[.down, .up]])
    #expect(phases(touch.down(id: 0, surface: window, x: 1, y: 2, time: 7, serial: 9)) == [[.down]])
    #expect(phases(touch.motion(id: 0, x: 3, y: 4, time: 8)) == [[.motion]])
    #expect(phases(touch.up(id: 0, time: 9, serial: 10)) == [[.up]])
  }

  @Test("W24 W28 touches of one surface end, the others go on; strays are ignored")
  func losing() throws {
    var touch = TouchTracker(seat: seat)
    let (left, right) = (try surface(1), try surface(2))
    _ = touch.down(id: 0, surface: left, x: 1, y: 2, time: 5, serial: 7)
    _ = touch.down(id: 1, surface: right, x: 1, y: 2, time: 5, serial: 8)
    #expect(phases(touch.frame()) == [[.down], [.down]])
    let lost = touch.cancelAll(.surfaceClosed, on: left)
    #expect(lost.map(\.surface) == [left])
    #expect(phases(lost) == [[.cancelled]])
    #expect(touch.up(id: 0, time: 6, serial: 9).isEmpty)
    #expect(touch.motion(id: 9, x: 0, y: 0, time: 6).isEmpty)
    #expect(touch.hasFingers)
    #expect(touch.isPressed(with: 8) && !touch.isPressed(with: 7))
    #expect(phases(touch.cancelAll(.compositor)) == [[.cancelled]])
    #expect(touch.cancelAll(.compositor).isEmpty)
    #expect(!touch.hasFingers)
  }

  @Test("M2 an id that goes down again while it is down: cancelled first")
  func downAgain() throws {
    var touch = TouchTracker(seat: seat)
    let window = try surface(1)
    _ = touch.down(id: 0, surface: window, x: 1, y: 2, time: 5, serial: 7)
    _ = touch.down(id: 0, surface: window, x: 8, y: 9, time: 6, serial: 8)
    #expect(phases(touch.frame()) == [[.down, .cancelled, .down]])
  }
}

@Suite("PointerTracker")
struct PointerTrackerTests {
  private func kinds(_ deliveries: [PointerTracker.Delivery]) -> [PointerEvent.Kind] { deliveries.map(\.event.kind) }

  private let left: UInt32 = 0x110

  @Test("W35 press, drag out, release outside, leave: released once")
  func implicitGrab() throws {
    var pointer = PointerTracker(seat: seat, hasFrames: false)
    let window = try surface(1)
    #expect(kinds(pointer.enter(window, x: 1, y: 1, serial: 1)) == [.enter])
    #expect(kinds(pointer.button(left, isPressed: true, time: 1, serial: 2)) == [.button(code: left, isPressed: true)])
    #expect(pointer.isPressed(with: 2))
    #expect(kinds(pointer.motion(x: -50, y: 1, time: 2)) == [.motion])
    #expect(
      kinds(pointer.button(left, isPressed: false, time: 3, serial: 3)) == [.button(code: left, isPressed: false)])
    #expect(!pointer.isPressed(with: 2))
    #expect(kinds(pointer.leave(window, serial: 4)) == [.leave])
    #expect(pointer.button(left, isPressed: false, time: 3, serial: 3).isEmpty)
    #expect(pointer.motion(x: 0, y: 0, time: 3).isEmpty)
  }

  @Test("W35 taken away in the middle of a press: cancelled, and no release later")
  func takenAway() throws {
    var pointer = PointerTracker(seat: seat, hasFrames: false)
    let window = try surface(1)
    _ = pointer.enter(window, x: 1, y: 1, serial: 1)
    _ = pointer.button(left, isPressed: true, time: 1, serial: 2)
    #expect(kinds(pointer.leave(window, serial: 4)) == [.cancelled, .leave])
    #expect(pointer.button(left, isPressed: false, time: 3, serial: 3).isEmpty)
  }

  @Test("W25 a finger goes down: left; what the pointer does is ignored until the finger is up and it moves")
  func fingers() throws {
    var pointer = PointerTracker(seat: seat, hasFrames: true)
    let window = try surface(1)
    #expect(pointer.suppress().isEmpty)
    pointer.unsuppress()
    _ = pointer.enter(window, x: 1, y: 1, serial: 1)
    #expect(kinds(pointer.frame()) == [.enter])
    #expect(kinds(pointer.suppress()) == [.leave])
    _ = pointer.motion(x: 5, y: 5, time: 1)
    _ = pointer.button(left, isPressed: true, time: 1, serial: 2)
    #expect(pointer.frame().isEmpty)
    pointer.unsuppress()
    _ = pointer.button(left, isPressed: false, time: 1, serial: 2)
    #expect(pointer.frame().isEmpty)
    _ = pointer.motion(x: 6, y: 6, time: 1)
    #expect(kinds(pointer.frame()) == [.enter, .motion])
  }

  @Test("W28 from one window to another within a frame: each hears its own")
  func twoWindows() throws {
    var pointer = PointerTracker(seat: seat, hasFrames: true)
    let (one, other) = (try surface(1), try surface(2))
    _ = pointer.enter(one, x: 1, y: 1, serial: 1)
    _ = pointer.frame()
    _ = pointer.leave(one, serial: 2)
    _ = pointer.enter(other, x: 9, y: 9, serial: 3)
    let deliveries = pointer.frame()
    #expect(deliveries.map(\.surface) == [one, other])
    #expect(kinds(deliveries) == [.leave, .enter])
  }
}
