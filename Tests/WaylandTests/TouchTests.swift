import TestCompositor
import Testing
import Wayland
import WaylandHarness

@Suite("Touch")
struct TouchTests {
  @Test("W22 no frame after the last up: the tap arrives then; a frame after it delivers nothing again")
  func noFrameAfterLastUp() throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    let touch = scene.compositor.touch
    touch.framing = .notAfterLastUp
    let finger = touch.down(at: (20, 30))
    finger.up()
    try scene.pump.settle()
    #expect(window.touches.map(\.phase) == [.down, .up])
    let deliveries = window.touchDeliveries.count
    touch.frame()
    try scene.pump.settle()
    #expect(window.touchDeliveries.count == deliveries)
    scene.expectPeace()
  }

  @Test("W22 no frame after the last of two fingers")
  func noFrameAfterTwoFingers() throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    let touch = scene.compositor.touch
    touch.framing = .notAfterLastUp
    let first = touch.down(at: (20, 30))
    let second = touch.down(at: (50, 30))
    first.up()
    second.up()
    try scene.pump.settle()
    #expect(window.touches.map(\.phase) == [.down, .down, .up, .up])
    #expect(window.touches.map(\.id) == [first.id, second.id, first.id, second.id])
    scene.expectPeace()
  }

  @Test("W22 no frame at all: a swipe is still told, in order, by its end")
  func noFramesAtAll() throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    let touch = scene.compositor.touch
    touch.framing = .never
    for _ in 0..<3 {
      window.forgetEvents()
      let finger = touch.down(at: (20, 30))
      try scene.pump.advance(by: .milliseconds(16))
      finger.move(to: (60, 30))
      try scene.pump.advance(by: .milliseconds(16))
      finger.up()
      try scene.pump.settle()
      #expect(window.touches.map(\.phase) == [.down, .motion, .up])
      #expect(window.touches.map(\.x) == [20, 60, 60])
    }
    scene.expectPeace()
  }

  @Test("A frame's events are delivered together")
  func frameGroups() throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    let touch = scene.compositor.touch
    touch.together {
      touch.down(at: (20, 30))
      touch.down(at: (40, 50))
    }
    try scene.pump.settle()
    #expect(window.touchDeliveries.map { $0.map(\.phase) } == [[.down, .down]])
    let fingers = touch.fingers
    touch.framing = .manual
    fingers[0].move(to: (21, 31))
    fingers[1].move(to: (41, 51))
    try scene.pump.settle()
    #expect(window.touchDeliveries.count == 1, "not before the frame")
    touch.frame()
    try scene.pump.settle()
    #expect(window.touchDeliveries.count == 2)
    #expect(window.touchDeliveries.last?.map(\.x) == [21, 41])
    scene.expectPeace()
  }

  @Test(
    "W23 places are surface-logical at every scale, also outside the window", arguments: [120, 150, 180, 240, 360])
  func placesAreLogical(scale120: Int) throws {
    let scene = try Scene(scale120 % 120 == 0 ? .scale(scale120 / 120) : .fractional(scale120))
    let window = try scene.openWindow()
    let finger = scene.compositor.touch.down(at: (10.5, 20.25))
    finger.move(to: (-50.75, 700))
    finger.move(to: (2000, -3))
    finger.up()
    try scene.pump.settle()
    #expect(window.touches.map(\.x) == [10.5, -50.75, 2000, 2000])
    #expect(window.touches.map(\.y) == [20.25, 700, -3, -3])
    scene.expectPeace()
  }

  @Test("W23 motion belongs to the window where the finger went down")
  func motionStaysWithItsWindow() throws {
    let scene = try Scene()
    let left = try scene.openWindow()
    let right = try scene.openWindow()
    let finger = scene.compositor.touch.down(at: (350, 20), on: left.surface)
    finger.move(to: (400, 20))
    try scene.pump.settle()
    #expect(left.touches.map(\.x) == [350, 400])
    #expect(right.touches.isEmpty)
    scene.expectPeace()
  }

  @Test("W24 the window dies with a finger down: nothing dangles, the next finger works")
  func windowDiesUnderFinger() throws {
    let scene = try Scene()
    let doomed = try scene.openWindow()
    let other = try scene.openWindow()
    let touch = scene.compositor.touch
    let finger = touch.down(at: (20, 30), on: doomed.surface)
    try scene.pump.settle()
    doomed.toplevel.close()
    // Still on the way to a window that the client has closed.
    finger.move(to: (25, 30))
    try scene.pump.settle()
    touch.sendMotion(id: finger.id, to: (30, 30))
    touch.sendUp(id: finger.id)
    touch.frame()
    try scene.pump.settle()
    #expect(other.touches.isEmpty)
    let next = touch.down(at: (5, 6), on: other.surface, id: finger.id)
    next.up()
    try scene.pump.settle()
    #expect(other.touches.map(\.phase) == [.down, .up])
    scene.expectPeace()
  }

  @Test("W24 a down for a window that is already closed here is ignored")
  func downOnClosedWindow() throws {
    let scene = try Scene()
    let doomed = try scene.openWindow()
    let other = try scene.openWindow()
    let surface = try #require(doomed.surface)
    doomed.toplevel.close()
    try scene.pump.settleClient()
    let finger = scene.compositor.touch.down(at: (1, 2), on: surface)
    finger.move(to: (3, 4))
    finger.up()
    try scene.pump.settle()
    #expect(doomed.touches.isEmpty)
    #expect(other.touches.isEmpty)
    scene.expectPeace()
  }

  @Test("W24 the touchscreen goes with a finger down and comes back: cancelled, then the next finger works")
  func capabilityGoesAndComes() throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    let seat = scene.compositor.seat
    seat.touch.down(at: (20, 30))
    try scene.pump.settle()
    seat.setCapabilities([.pointer, .keyboard])
    try scene.pump.settle()
    #expect(window.touches.map(\.phase) == [.down, .cancelled])
    #expect(seat.touch.objectCount == 0, "the object is released with the capability")
    seat.setCapabilities([.pointer, .keyboard, .touch])
    try scene.pump.settle()
    window.forgetEvents()
    seat.touch.down(at: (40, 50)).up()
    try scene.pump.settle()
    #expect(window.touches.map(\.phase) == [.down, .up])
    scene.expectPeace()
  }

  @Test("W24 the seat is removed with a finger down: cancelled")
  func seatRemoved() throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    scene.compositor.touch.down(at: (20, 30))
    try scene.pump.settle()
    scene.compositor.seat.remove()
    try scene.pump.settle()
    #expect(window.touches.map(\.phase) == [.down, .cancelled])
    let new = scene.compositor.addSeat(name: "seat1", capabilities: [.touch])
    try scene.pump.settle()
    new.touch.down(at: (1, 2)).up()
    try scene.pump.settle()
    #expect(window.touches.suffix(2).map(\.phase) == [.down, .up])
    #expect(window.touches.last?.seat != window.touches.first?.seat)
    scene.expectPeace()
  }

  @Test("Cancel ends every finger")
  func cancelEndsAll() throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    let touch = scene.compositor.touch
    for step in 0..<3 { touch.down(at: (Double(step * 10), 30)) }
    touch.cancel()
    try scene.pump.settle()
    #expect(window.touches.map(\.phase) == [.down, .down, .down, .cancelled, .cancelled, .cancelled])
    #expect(Set(window.touches.suffix(3).map(\.id)) == [0, 1, 2])
    touch.sendMotion(id: 1, to: (5, 5))
    touch.sendUp(id: 1)
    touch.frame()
    try scene.pump.settle()
    #expect(window.touches.count == 6, "nothing comes of a finger that was cancelled")
    scene.expectPeace()
  }

  @Test(
    "W25 a mouse moved once, then a finger taps: at the finger's place; hover is cleared, the mouse is deaf meanwhile")
  func fingerAfterMouse() throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    let compositor = scene.compositor
    compositor.pointer.move(to: (300, 400))
    compositor.pointer.move(to: (301, 401))
    try scene.pump.settle()
    #expect(window.pointerEvents.isEmpty == false)
    let finger = compositor.touch.down(at: (20, 30))
    try scene.pump.settle()
    #expect(window.touches.map { [$0.x, $0.y] } == [[20, 30]])
    let kind = try #require(window.pointerEvents.last).kind
    #expect(kind == .leave || kind == .cancelled, "the hover is over")
    let told = window.pointerEvents.count
    compositor.pointer.move(to: (21, 31))
    compositor.pointer.press()
    compositor.pointer.release()
    compositor.pointer.wheel(1)
    try scene.pump.settle()
    #expect(window.pointerEvents.count == told)
    finger.up()
    try scene.pump.settle()
    compositor.pointer.move(to: (50, 60))
    compositor.pointer.press()
    compositor.pointer.release()
    try scene.pump.settle()
    let after = window.pointerEvents.dropFirst(told)
    #expect(after.map(\.kind).contains(.button(code: 0x110, isPressed: true)), "the mouse works again")
    #expect(after.last.map { [$0.x, $0.y] } == [50, 60])
    scene.expectPeace()
  }

  @Test("W26 up has no place: the last one known; shape and orientation are accepted")
  func upAtLastPlace() throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    let touch = scene.compositor.touch
    let finger = touch.down(at: (20, 30))
    touch.sendShape(id: finger.id, major: 12, minor: 8)
    touch.sendOrientation(id: finger.id, degrees: 45)
    touch.frame()
    finger.move(to: (33.5, 44.25))
    touch.sendShape(id: 77, major: 1, minor: 1)
    touch.sendOrientation(id: 77, degrees: -10)
    finger.up()
    try scene.pump.settle()
    #expect(window.touches.map(\.phase) == [.down, .motion, .up])
    #expect(window.touches.last.map { [$0.x, $0.y] } == [33.5, 44.25])
    scene.expectPeace()
  }

  @Test("M11 up or motion for an id that was never down: ignored")
  func unknownFingers() throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    let touch = scene.compositor.touch
    touch.sendMotion(id: 9, to: (1, 1))
    touch.sendUp(id: 9)
    touch.frame()
    touch.sendMotion(id: -1, to: (1, 1))
    touch.sendUp(id: .max)
    touch.frame()
    try scene.pump.settle()
    #expect(window.touches.isEmpty)
    touch.down(at: (1, 2)).up()
    try scene.pump.settle()
    #expect(window.touches.map(\.phase) == [.down, .up])
    scene.expectPeace()
  }

  @Test("M2 an id that goes down again while it is down counts as cancelled first")
  func downTwice() throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    let surface = try #require(window.surface)
    let touch = scene.compositor.touch
    touch.sendDown(id: 4, at: (1, 2), on: surface)
    touch.frame()
    touch.sendDown(id: 4, at: (10, 20), on: surface)
    touch.frame()
    touch.sendUp(id: 4)
    touch.frame()
    try scene.pump.settle()
    #expect(window.touches.map(\.phase) == [.down, .cancelled, .down, .up])
    #expect(window.touches.last.map { [$0.x, $0.y] } == [10, 20])
    scene.expectPeace()
  }

  @Test("W28 two windows and two seats are kept apart")
  func twoSeats() throws {
    let scene = try Scene()
    let left = try scene.openWindow()
    let right = try scene.openWindow()
    let second = scene.compositor.addSeat(name: "seat1", capabilities: [.touch])
    try scene.pump.settle()
    let first = scene.compositor.touch
    first.down(at: (1, 1), on: left.surface, id: 0)
    second.touch.down(at: (2, 2), on: right.surface, id: 0)
    try scene.pump.settle()
    #expect(left.touches.map(\.x) == [1])
    #expect(right.touches.map(\.x) == [2])
    #expect(left.touches.first?.seat != right.touches.first?.seat)
    // An up for a finger that this seat does not have.
    second.touch.sendUp(id: 5)
    second.touch.frame()
    second.touch.sendUp(id: 0)
    second.touch.frame()
    try scene.pump.settle()
    #expect(left.touches.map(\.phase) == [.down])
    #expect(right.touches.map(\.phase) == [.down, .up])
    scene.expectPeace()
  }

  @Test("W47 event times wrap at 2^32 ms: differences stay true, and times never go backwards")
  func timesWrap() throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    let compositor = scene.compositor
    compositor.time = .max - 24
    let finger = compositor.touch.down(at: (0, 0))
    for step in 1...6 {
      try scene.pump.advance(by: .milliseconds(10), step: .milliseconds(10))
      finger.move(to: (Double(step), 0))
    }
    try scene.pump.settle()
    #expect(compositor.time < 1000)
    let start = try #require(window.touches.first).time
    #expect(window.touches.map { $0.time - start } == (0...6).map { .milliseconds($0 * 10) })
    compositor.time &-= 30
    finger.move(to: (9, 0))
    try scene.pump.settle()
    #expect(window.touches.last.map { $0.time - start >= .milliseconds(60) } == true, "never backwards")
    scene.expectPeace()
  }
}
