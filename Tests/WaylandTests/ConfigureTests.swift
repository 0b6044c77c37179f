import Geometry
import TestCompositor
import Testing
import Wayland
import WaylandHarness

@Suite("Configure, ack, commit")
struct ConfigureTests {
  @Test("W1 0 x 0 at first: our own size")
  func firstConfigureLeavesSizeToUs() throws {
    let scene = try Scene()
    let window = try scene.openWindow(width: 360, height: 640)
    #expect(window.shownSize == [360, 640])
    scene.expectPeace()
  }

  @Test("W1 later 0 x 0, also in fullscreen, and 1 x 1 in fullscreen: the last floating size")
  func laterConfigureLeavesSizeToUs() throws {
    let scene = try Scene()
    let window = try scene.openWindow(width: 360, height: 640)
    let role = try #require(window.role)
    role.configure(width: 500, height: 400)
    try scene.pump.finish()
    #expect(window.shownSize == [500, 400])
    role.configure(width: 0, height: 0)
    try scene.pump.finish()
    #expect(window.shownSize == [500, 400])
    for size in [0, 1] {
      role.configure(width: 1280, height: 720, states: [.maximized])
      try scene.pump.finish()
      role.configure(width: size, height: size, states: [.fullscreen])
      try scene.pump.finish()
      #expect(window.configuredSize == [500, 400], "fullscreen at \(size) x \(size)")
    }
    scene.expectPeace()
  }

  @Test("a size of our own choice may grow, also when the compositor has named it; one that a person chose stays")
  func grows() throws {
    let scene = try Scene()
    let window = try scene.openWindow(width: 300, height: 200)
    let role = try #require(window.role)
    role.configure(width: 300, height: 200, states: [.activated])
    try scene.pump.finish()
    window.toplevel.setPreferredSize(width: 300, height: 500)
    try scene.pump.finish()
    #expect(window.shownSize == [300, 500])
    role.configure(width: 640, height: 480)
    try scene.pump.finish()
    window.toplevel.setPreferredSize(width: 300, height: 600)
    try scene.pump.finish()
    #expect(window.shownSize == [640, 480])
    scene.expectPeace()
  }

  @Test("it takes a share of the screen at most, of what the compositor leaves for windows where that is said")
  func share() throws {
    var configuration = TestCompositor.Configuration()
    configuration.outputs = [.init(width: 1600, height: 1200, scale: 2)]
    let scene = try Scene(configuration)
    let window = scene.makeWindow(width: 2000, height: 300)
    window.toplevel.largestShareOfScreen = 0.5
    try scene.pump.finish()
    #expect(window.shownSize == [400, 300])
    scene.expectPeace()
  }

  @Test("W1 never below 1 x 1", arguments: [(0, 0), (-5, -7), (1, 1)])
  func neverBelowOne(preferred: (Int, Int)) throws {
    let scene = try Scene()
    let window = try scene.openWindow(width: preferred.0, height: preferred.1)
    let role = try #require(window.role)
    for (width, height) in [(0, 0), (-3, -4), (1, 1)] {
      role.configure(width: width, height: height)
      try scene.pump.finish()
      #expect(window.toplevel.configuration.width >= 1)
      #expect(window.toplevel.configuration.height >= 1)
    }
    scene.expectPeace()
  }

  @Test("W2 each dimension on its own; only the floating size is remembered")
  func dimensionsApart() throws {
    let scene = try Scene()
    let window = try scene.openWindow(width: 360, height: 640)
    let role = try #require(window.role)
    role.configure(width: 800, height: 0)
    try scene.pump.finish()
    #expect(window.shownSize == [800, 640])
    role.configure(width: 0, height: 300)
    try scene.pump.finish()
    #expect(window.shownSize == [800, 300])
    for states: [ToplevelState] in [[.maximized], [.fullscreen], [.tiledLeft, .tiledTop, .tiledBottom]] {
      role.configure(width: 1280, height: 720, states: states)
      try scene.pump.finish()
      role.configure(width: 0, height: 0, states: [])
      try scene.pump.finish()
      #expect(window.shownSize == [800, 300], "after \(states)")
    }
    scene.expectPeace()
  }

  @Test("W3 nothing but a bare commit before the first configure; the buffer after the ack")
  func bareCommitFirst() throws {
    let scene = try Scene(.init { $0.initialConfigure = nil })
    let window = scene.makeWindow()
    try scene.pump.advance(by: .milliseconds(500))
    let surface = try #require(window.surface)
    #expect(surface.commits.count == 1)
    #expect(surface.commits.first?.isBare == true)
    #expect(surface.commits.first?.frameCallbackCount == 0)
    #expect(window.frames.isEmpty, "nothing is drawn before the first configure")
    let serial = try #require(window.role).configure(width: 300, height: 200)
    try scene.pump.settle()
    #expect(window.role?.ackedSerials == [serial])
    #expect(window.shown.map(\.ackedSerial) == [serial])
    scene.expectPeace()
  }

  @Test("W4 stored by xdg_toplevel.configure, applied by xdg_surface.configure, redrawn by itself")
  func configureInTwoRounds() throws {
    let scene = try Scene()
    let window = try scene.openWindow(width: 360, height: 640)
    let role = try #require(window.role)
    let (frames, acks, configurations) = (window.frames.count, role.ackedSerials.count, window.configurations.count)
    role.sendToplevelConfigure(width: 700, height: 500)
    try scene.pump.advance(by: .milliseconds(100))
    #expect(window.configuredSize == [360, 640])
    #expect(window.configurations.count == configurations)
    #expect(role.ackedSerials.count == acks)
    #expect(window.frames.count == frames)
    let serial = role.sendSurfaceConfigure()
    try scene.pump.finish()
    #expect(window.configuredSize == [700, 500])
    #expect(role.ackedSerials.last == serial)
    #expect(window.shownSize == [700, 500])
    scene.expectPeace()
  }

  @Test("W5 a thousand configures a second while resizing: one answer a frame, to the newest")
  func resizeStorm() throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    let role = try #require(window.role)
    let before = role.ackedSerials.count
    var newest: UInt32 = 0
    let refreshes = 60
    for step in 0..<1000 {
      newest = role.configure(width: 300 + step, height: 40, states: [.resizing, .activated])
      try scene.pump.settle()
      if step % 17 == 16 { try scene.pump.nextFrame() }
    }
    let answersInStorm = role.ackedSerials.count - before
    #expect(answersInStorm >= 50)
    #expect(answersInStorm <= refreshes)
    try scene.pump.finish()
    #expect(role.ackedSerials.last == newest)
    #expect(window.shownSize == [1299, 40])
    scene.expectPeace()
  }

  @Test("W5 a thousand configures at once: one answer, to the newest")
  func resizeBurst() throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    let role = try #require(window.role)
    let before = role.ackedSerials.count
    var newest: UInt32 = 0
    for step in 0..<1000 {
      newest = role.configure(width: 300 + step, height: 40, states: [.resizing, .activated])
    }
    try scene.pump.settle()
    try scene.pump.finish()
    #expect(role.ackedSerials.count - before <= 3, "one, or a few if it was read in pieces")
    #expect(role.ackedSerials.last == newest)
    #expect(window.shownSize == [1299, 40])
    scene.expectPeace()
  }

  @Test("W5 with nothing to draw: the ack and a bare commit; serial 0 is a serial")
  func configureWithNothingToDraw() throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    let role = try #require(window.role)
    let surface = try #require(window.surface)
    window.paint = { _ in PixelRegion() }
    let commits = surface.commitCount
    role.configure(width: 360, height: 640, serial: 0)
    try scene.pump.settle()
    try scene.pump.finish()
    #expect(role.ackedSerials.last == 0)
    #expect(surface.commitCount == commits + 1)
    #expect(surface.commits.last?.isBare == true)
    #expect(surface.commits.last?.ackedSerial == 0)
    scene.expectPeace()
  }

  @Test(
    "W6 maximised and tiled sizes are exact, fullscreen a maximum",
    arguments: [
      [ToplevelState.maximized], [.fullscreen], [.tiledLeft], [.tiledLeft, .tiledTop, .tiledBottom],
      [.maximized, .fullscreen],
    ])
  func exactSizes(states: [ToplevelState]) throws {
    let scene = try Scene()
    let window = try scene.openWindow(width: 900, height: 800)
    window.toplevel.setMinimumSize(width: 850, height: 750)
    let role = try #require(window.role)
    // A larger buffer is about to be committed when the order arrives.
    window.toplevel.setNeedsFrame()
    role.configure(width: 641, height: 479, states: states)
    try scene.pump.settle()
    window.toplevel.setNeedsFrame()
    try scene.pump.finish()
    #expect(window.shownSize == [641, 479])
    scene.expectPeace()
  }

  @Test(
    "W6 a window that starts maximised, tiled or fullscreen",
    arguments: [[ToplevelState.maximized], [.fullscreen], [.tiledRight]])
  func startsExact(states: [ToplevelState]) throws {
    let scene = try Scene(
      .init { $0.initialConfigure = ToplevelConfigure(width: 1111, height: 777, states: states) })
    let window = try scene.openWindow(width: 360, height: 640)
    #expect(window.shown.map { [$0.buffer?.width, $0.buffer?.height] } == [[1111, 777]])
    scene.expectPeace()
  }

  @Test("W7 scale 2 and configure(1280, 720): logical, and it never creeps")
  func scaledConfigures() throws {
    let scene = try Scene(.scale(2))
    let window = try scene.openWindow()
    let role = try #require(window.role)
    for _ in 0..<5 {
      role.configure(width: 1280, height: 720)
      try scene.pump.settle()
      try scene.pump.finish()
      #expect(window.configuredSize == [1280, 720])
      #expect(window.shownSize == [1280, 720])
      #expect(window.shownBufferSize == [2560, 1440])
    }
    for _ in 0..<5 {
      role.configure(width: 0, height: 0)
      try scene.pump.settle()
      try scene.pump.finish()
      #expect(window.shownSize == [1280, 720])
    }
    scene.expectPeace()
  }
}
