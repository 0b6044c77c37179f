import TestCompositor
import Testing
import Wayland
import WaylandHarness

@Suite("Decorations, moving and resizing")
struct DecorationTests {
  @Test("W8 our own decorations: every change of state is told, also at the same size; the geometry follows")
  func geometryFollowsState() throws {
    let scene = try Scene(.init { $0.decorationVersion = nil })
    let window = try scene.openWindow(width: 640, height: 480)
    let role = try #require(window.role)
    #expect(window.toplevel.configuration.decoration == .client)
    let orders: [[ToplevelState]] = [[.activated], [.maximized], [.fullscreen], [.tiledLeft], []]
    for states in orders {
      role.configure(width: 640, height: 480, states: states)
      try scene.pump.settle()
      try scene.pump.finish()
      let configuration = window.toplevel.configuration
      #expect(configuration == window.configurations.last, "the delegate hears of \(states)")
      #expect(configuration.isMaximized == states.contains(.maximized))
      #expect(configuration.isFullscreen == states.contains(.fullscreen))
      #expect(configuration.isActivated == states.contains(.activated))
      #expect(configuration.tiledEdges == (states.contains(.tiledLeft) ? [.left] : []))
      if let geometry = role.windowGeometry {
        #expect([geometry.width, geometry.height] == window.shownSize, "in \(states)")
      }
    }
    scene.expectPeace()
  }

  @Test("W8 no xdg-decoration: the window can still be moved, resized, maximised and closed")
  func undecoratedWindowIsMovable() throws {
    let scene = try Scene(.init { $0.decorationVersion = nil })
    let window = try scene.openWindow()
    let role = try #require(window.role)
    let pointer = scene.compositor.pointer
    pointer.move(to: (100, 10))
    let press = pointer.press()
    try scene.pump.settle()
    let seat = try #require(window.pointerEvents.last).seat
    window.toplevel.startMove(serial: press, seat: seat)
    try scene.pump.settle()
    #expect(role.requests == [.move(serial: press)])
    pointer.leave()
    pointer.move(to: (1, 1))
    let second = pointer.press()
    try scene.pump.settle()
    window.toplevel.startResize(edge: .topLeft, serial: second, seat: seat)
    window.toplevel.setMaximized(true)
    window.toplevel.minimize()
    try scene.pump.settle()
    #expect(role.requests.dropFirst() == [.resize(serial: second, edge: 5), .setMaximized, .setMinimized])
    role.requestClose()
    try scene.pump.settle()
    #expect(window.closeRequests == 1)
    window.toplevel.close()
    try scene.pump.settle()
    #expect(scene.compositor.surfaces.isEmpty || scene.compositor.toplevels.isEmpty)
    scene.expectPeace()
  }

  @Test("W8 the compositor decides who draws the frame, also later", arguments: [DecorationMode.server, .client])
  func compositorDecides(mode: DecorationMode) throws {
    let scene = try Scene(.init { $0.decorationMode = mode })
    let window = try scene.openWindow()
    #expect(window.toplevel.configuration.decoration == (mode == .server ? .server : .client))
    scene.expectPeace()
  }

  enum Device: CaseIterable { case touch, pointer }

  @Test("W9 a move carries the serial of a press, also where serials wrap", arguments: Device.allCases)
  func moveSerialWraps(device: Device) throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    let role = try #require(window.role)
    // Enough presses to cross the wrap.
    scene.compositor.serial = UInt32.max - 12
    for round in 0..<12 {
      let seat: SeatID
      let serial: UInt32
      switch device {
      case .pointer:
        scene.compositor.pointer.move(to: (100, 10))
        scene.compositor.pointer.press()
        try scene.pump.settle()
        let event = try #require(window.pointerEvents.last)
        (seat, serial) = (event.seat, event.serial)
      case .touch:
        scene.compositor.touch.down(at: (100, 10))
        try scene.pump.settle()
        let event = try #require(window.touches.last)
        (seat, serial) = (event.seat, event.serial)
      }
      window.toplevel.startMove(serial: serial, seat: seat)
      try scene.pump.settle()
      #expect(role.requests.count == round + 1)
      #expect(role.requests.last == .move(serial: serial))
      #expect(scene.compositor.origin(of: serial) == (device == .pointer ? .buttonPress : .touchDown))
      scene.compositor.pointer.release()
      for finger in scene.compositor.touch.fingers { finger.up() }
      try scene.pump.settle()
    }
    #expect(scene.compositor.serial < 1000, "the serials have wrapped")
    scene.expectPeace()
  }

  @Test("W9 a move never carries the serial of a release")
  func releaseMovesNothing() throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    let role = try #require(window.role)
    scene.compositor.pointer.move(to: (100, 10))
    scene.compositor.pointer.press()
    let release = scene.compositor.pointer.release()
    try scene.pump.settle()
    let seat = try #require(window.pointerEvents.last).seat
    window.toplevel.startMove(serial: release, seat: seat)
    window.toplevel.startResize(edge: .right, serial: release, seat: seat)
    let finger = scene.compositor.touch.down(at: (10, 10))
    finger.up()
    try scene.pump.settle()
    let up = try #require(window.touches.last)
    #expect(up.phase == .up)
    window.toplevel.startMove(serial: up.serial, seat: up.seat)
    try scene.pump.settle()
    for request in role.requests {
      switch request {
      case .move(let serial), .resize(let serial, _):
        #expect([.buttonPress, .touchDown].contains(scene.compositor.origin(of: serial)))
      default: break
      }
    }
    scene.expectPeace()
  }
}
