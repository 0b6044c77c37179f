import Loop
import TestCompositor
import Testing
import WaylandHarness

@testable import Wayland

@Suite("Lifetimes")
struct LifetimeTests {
  @Test("Nothing holds itself: connection, window and loop go with their last owner, in the middle of everything")
  func noCycles() throws {
    weak var connection: Connection?
    weak var toplevel: Toplevel?
    weak var loop: EventLoop?
    try {
      let scene = try Scene()
      let window = try scene.openWindow()
      connection = scene.connection
      toplevel = window.toplevel
      loop = scene.loop
      scene.compositor.withholdFrames()
      window.toplevel.setNeedsFrame()
      scene.compositor.pointer.move(to: (5, 5))
      scene.compositor.keyboard.press(.a)
      _ = scene.compositor.touch.down(at: (3, 3))
      try scene.pump.settle()
      #expect(connection != nil && toplevel != nil && loop != nil)
    }()
    #expect(toplevel == nil)
    #expect(connection == nil)
    #expect(loop == nil)
  }

  @Test("A window that is let go of without having been closed: destroyed, and its touches are nobody's")
  func windowLetGo() throws {
    let scene = try Scene()
    weak var toplevel: Toplevel?
    try {
      let window = try scene.openWindow()
      toplevel = window.toplevel
      _ = scene.compositor.touch.down(at: (3, 3))
      try scene.pump.settle()
      #expect(window.touches.map(\.phase) == [.down])
    }()
    #expect(toplevel == nil)
    try scene.pump.settle()
    #expect(scene.compositor.toplevels.isEmpty)
    scene.expectPeace()
  }
}
