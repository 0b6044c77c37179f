import TestCompositor
import Testing
import Wayland
import WaylandHarness

@Suite("Pointer, wheel, cursor")
struct PointerTests {
  private func buttons(_ window: TestWindow) -> [PointerEvent.Kind] {
    window.pointerEvents.map(\.kind).filter { if case .button = $0 { true } else { false } }
  }

  @Test("W35 press, drag out, release outside, leave: released once")
  func releaseOutside() throws {
    let scene = try Scene()
    let window = try scene.openWindow(width: 360, height: 640)
    let pointer = scene.compositor.pointer
    pointer.move(to: (300, 300))
    pointer.press()
    pointer.move(to: (355, 300))
    pointer.move(to: (500, 300))
    pointer.release()
    pointer.leave()
    try scene.pump.settle()
    #expect(buttons(window) == [.button(code: 0x110, isPressed: true), .button(code: 0x110, isPressed: false)])
    #expect(!window.pointerEvents.map(\.kind).contains(.cancelled))
    #expect(window.pointerEvents.last?.kind == .leave)
    #expect(window.pointerEvents.filter { $0.kind == .motion }.map(\.x) == [355, 500])
    scene.expectPeace()
  }

  @Test("W35 a second button during the drag: each is pressed and released once")
  func secondButton() throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    let pointer = scene.compositor.pointer
    pointer.move(to: (10, 10))
    pointer.press(.left)
    pointer.move(to: (30, 10))
    pointer.press(.right)
    pointer.move(to: (50, 10))
    pointer.release(.right)
    pointer.move(to: (70, 10))
    pointer.release(.left)
    try scene.pump.settle()
    #expect(
      buttons(window) == [
        .button(code: 0x110, isPressed: true), .button(code: 0x111, isPressed: true),
        .button(code: 0x111, isPressed: false), .button(code: 0x110, isPressed: false),
      ])
    #expect(!window.pointerEvents.map(\.kind).contains(.cancelled))
    #expect(window.pointerEvents.filter { $0.kind == .motion }.map(\.x) == [30, 50, 70])
    scene.expectPeace()
  }

  @Test("W35 the pointer is taken away in the middle of a press: cancelled, once")
  func leaveWhilePressed() throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    let pointer = scene.compositor.pointer
    pointer.move(to: (10, 10))
    pointer.press()
    pointer.leave()
    try scene.pump.settle()
    #expect(window.pointerEvents.filter { $0.kind == .cancelled }.count == 1)
    #expect(buttons(window) == [.button(code: 0x110, isPressed: true)])
    scene.expectPeace()
  }

  @Test("Motion is told with its place, button serials with their events")
  func placesAndSerials() throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    let pointer = scene.compositor.pointer
    pointer.move(to: (10.25, 20.5))
    pointer.move(to: (11.75, 21))
    let press = pointer.press()
    let release = pointer.release()
    try scene.pump.settle()
    #expect(window.pointerEvents.map(\.x) == [10.25, 11.75, 11.75, 11.75])
    #expect(window.pointerEvents.map(\.y) == [20.5, 21, 21, 21])
    #expect(window.pointerEvents.map(\.kind).prefix(2) == [.enter, .motion])
    #expect(window.pointerEvents.suffix(2).map(\.serial) == [press, release])
    scene.expectPeace()
  }

  private func axes(_ window: TestWindow) -> [AxisEvent] {
    window.pointerEvents.compactMap { if case .axis(let event) = $0.kind { event } else { nil } }
  }

  @Test("W36 value120 fractions and several in a frame add up")
  func wheelFractions() throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    let pointer = scene.compositor.pointer
    pointer.move(to: (10, 10))
    pointer.together {
      pointer.sendAxisSource(.wheel)
      pointer.sendAxisValue120(.vertical, 30)
      pointer.sendAxis(.vertical, 3.75)
      pointer.sendAxisValue120(.vertical, 60)
      pointer.sendAxis(.vertical, 7.5)
    }
    try scene.pump.settle()
    #expect(axes(window).reduce(0) { $0 + $1.vertical.value } == 11.25)
    #expect(axes(window).reduce(0) { $0 + $1.vertical.value120 } == 90)
    #expect(axes(window).allSatisfy { $0.source == .wheel && !$0.vertical.isStopped })
    scene.expectPeace()
  }

  @Test("W36 version 4: value 0 means stop, and no source is known")
  func versionFour() throws {
    let scene = try Scene(.init { $0.seatVersion = 4 })
    let window = try scene.openWindow()
    let pointer = scene.compositor.pointer
    pointer.move(to: (10, 10))
    pointer.sendAxis(.vertical, 8)
    pointer.sendAxis(.vertical, 0)
    try scene.pump.settle()
    #expect(axes(window).map(\.vertical.value) == [8, 0])
    #expect(axes(window).map(\.vertical.isStopped) == [false, true])
    #expect(axes(window).allSatisfy { $0.source == .unknown })
    pointer.press()
    pointer.release()
    try scene.pump.settle()
    #expect(buttons(window).count == 2, "without frames, each event is told by itself")
    scene.expectPeace()
  }

  @Test("W36 a stop for one axis in one frame and for the other in the next")
  func stopsApart() throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    let pointer = scene.compositor.pointer
    pointer.move(to: (10, 10))
    pointer.scroll(x: 4, y: 6)
    pointer.stopScrolling([.vertical])
    pointer.stopScrolling([.horizontal])
    try scene.pump.settle()
    let events = axes(window)
    #expect(events.map(\.source) == [.finger, .finger, .finger])
    #expect(events.map(\.vertical.isStopped) == [false, true, false])
    #expect(events.map(\.horizontal.isStopped) == [false, false, true])
    #expect(events.first?.horizontal.value == 4)
    #expect(events.first?.vertical.value == 6)
    scene.expectPeace()
  }

  @Test("W37 every enter sets the cursor, with the enter's serial")
  func cursorAtEveryEnter() throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    let surface = try #require(window.surface)
    let pointer = scene.compositor.pointer
    for round in 1...3 {
      let serial = pointer.enter(surface, at: (10, 10))
      try scene.pump.settle()
      #expect(pointer.cursorRequests.count == round)
      #expect(pointer.cursorRequests.last?.serial == serial)
      pointer.leave()
      try scene.pump.settle()
    }
    scene.expectPeace()
  }

  @Test("W37 every shape is there or done without; cursor buffers are multiples of the scale", arguments: [1, 2, 3])
  func cursorShapes(scale: Int) throws {
    let scene = try Scene(.scale(scale))
    let window = try scene.openWindow()
    let pointer = scene.compositor.pointer
    pointer.enter(try #require(window.surface), at: (10, 10))
    try scene.pump.settle()
    for shape in CursorShape.allCases {
      window.toplevel.setCursor(shape)
      try scene.pump.settle()
    }
    let cursor = try #require(pointer.cursorRequests.last?.surface)
    let buffers = cursor.commits.compactMap { commit in commit.buffer.map { ($0, commit.state.scale) } }
    #expect(!buffers.isEmpty)
    for (buffer, scale) in buffers {
      #expect(buffer.width % scale == 0)
      #expect(buffer.height % scale == 0)
    }
    scene.expectPeace()
  }

  @Test(
    "W38 the pointer is unplugged while hovering or dragging: cancelled, and it can come back",
    arguments: [false, true])
  func unplugged(isDragging: Bool) throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    let seat = scene.compositor.seat
    seat.pointer.move(to: (10, 10))
    if isDragging { seat.pointer.press() }
    try scene.pump.settle()
    seat.setCapabilities([.touch, .keyboard])
    try scene.pump.settle()
    let last = try #require(window.pointerEvents.last).kind
    #expect(last == .cancelled || (!isDragging && last == .leave))
    window.forgetEvents()
    seat.setCapabilities([.touch, .keyboard, .pointer])
    try scene.pump.settle()
    seat.pointer.move(to: (20, 20))
    seat.pointer.press()
    seat.pointer.release()
    try scene.pump.settle()
    #expect(window.pointerEvents.first?.kind == .enter)
    #expect(buttons(window).count == 2)
    scene.expectPeace()
  }

  @Test("Pointer events for a window that is closed here: ignored")
  func closedWindow() throws {
    let scene = try Scene()
    let doomed = try scene.openWindow()
    let other = try scene.openWindow()
    let surface = try #require(doomed.surface)
    doomed.toplevel.close()
    try scene.pump.settleClient()
    let pointer = scene.compositor.pointer
    pointer.enter(surface, at: (1, 1))
    pointer.press()
    pointer.release()
    pointer.leave()
    try scene.pump.settle()
    #expect(doomed.pointerEvents.isEmpty)
    #expect(other.pointerEvents.isEmpty)
    scene.expectPeace()
  }
}
