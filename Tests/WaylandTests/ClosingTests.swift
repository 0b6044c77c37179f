import Geometry
import TestCompositor
import Testing
import Wayland
import WaylandHarness

@Suite("Closing a window at any moment")
struct ClosingTests {
  enum Moment: CaseIterable {
    case draw, configure, touch, pointer, key, focus, visibility, closeRequest
  }

  /// Makes a window's delegate close it when it is called next.
  private func closeAt(_ moment: Moment, _ window: TestWindow) {
    let close = { [unowned window] in window.toplevel.close() }
    switch moment {
    case .draw:
      window.paint = { frame in
        close()
        return PixelRegion(PixelRect(x: 0, y: 0, width: frame.width, height: frame.height))
      }
    case .configure: window.didConfigure = { _ in close() }
    case .touch: window.didReceive = { if case .touches = $0 { close() } }
    case .pointer: window.didReceive = { if case .pointer = $0 { close() } }
    case .key: window.didReceive = { if case .key = $0 { close() } }
    case .focus: window.didReceive = { if case .keyboardFocus = $0 { close() } }
    case .visibility: window.didChangeVisibility = { _ in close() }
    case .closeRequest: window.didRequestClose = { close() }
    }
  }

  @Test("Closed by its own delegate: in order, and another window goes on", arguments: Moment.allCases)
  func closedInside(moment: Moment) throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    let other = try scene.openWindow()
    let surface = try #require(window.surface)
    let role = try #require(window.role)
    let compositor = scene.compositor
    closeAt(moment, window)
    compositor.withholdFrames()
    // Not all at once: libwayland 1.21 leaks a surface that is destroyed while an event naming it waits.
    let events: [() -> Void] = [
      { compositor.pointer.enter(surface, at: (5, 5)) },
      { compositor.keyboard.enter(surface) },
      { compositor.keyboard.press(.a) },
      { compositor.touch.down(at: (1, 1), on: surface).move(to: (2, 2)) },
      { role.configure(width: 300, height: 200) },
      { role.requestClose() },
      { window.toplevel.setNeedsFrame() },
    ]
    for event in events {
      event()
      try scene.pump.settle()
    }
    try scene.pump.advance(by: .milliseconds(300))
    #expect(!role.isAlive)
    #expect(!surface.isAlive)

    compositor.frames = .atRefresh
    compositor.sendFrames()
    try scene.pump.settle()
    let drawn = other.frames.count
    other.toplevel.setNeedsFrame()
    compositor.touch.down(at: (3, 3), on: other.surface).up()
    try scene.pump.settle()
    try scene.pump.finish()
    #expect(other.frames.count == drawn + 1)
    #expect(other.touches.map(\.phase) == [.down, .up])
    scene.expectPeace()
  }

  @Test("Let go of instead of closed: the same")
  func letGo() throws {
    let scene = try Scene()
    var window: TestWindow? = try scene.openWindow()
    let surface = try #require(window?.surface)
    scene.compositor.touch.down(at: (1, 1), on: surface)
    scene.compositor.pointer.enter(surface, at: (5, 5))
    scene.compositor.keyboard.enter(surface)
    try scene.pump.settle()
    window?.toplevel.setNeedsFrame()
    window = nil
    try scene.pump.settle()
    #expect(scene.compositor.surfaces.filter { $0 === surface }.isEmpty)
    try scene.pump.advance(by: .milliseconds(300))
    scene.expectPeace()
  }

  @Test("A window that is closed does nothing, whatever is asked of it")
  func closedTwice() throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    window.toplevel.close()
    window.toplevel.close()
    window.toplevel.setNeedsFrame()
    window.toplevel.setCursor(.grab)
    window.toplevel.title = "gone"
    window.toplevel.setMinimumSize(width: 10, height: 10)
    window.toplevel.setMaximized(true)
    window.toplevel.setFullscreen(true)
    window.toplevel.minimize()
    try scene.pump.advance(by: .milliseconds(300))
    #expect(scene.compositor.toplevels.isEmpty)
    scene.expectPeace()
  }

  @Test("Closed before the first configure")
  func beforeConfigure() throws {
    let scene = try Scene(.init { $0.initialConfigure = nil })
    let window = scene.makeWindow()
    try scene.pump.settle()
    let role = try #require(window.role)
    window.toplevel.close()
    // On its way already.
    role.configure(width: 10, height: 10)
    try scene.pump.advance(by: .milliseconds(300))
    #expect(window.frames.isEmpty)
    scene.expectPeace()
  }
}
