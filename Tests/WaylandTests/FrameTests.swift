import TestCompositor
import Testing
import Wayland
import WaylandHarness

@Suite("Frames and life")
struct FrameTests {
  @Test("W17 the frame callback never comes: about 100 ms later the window counts as invisible, all else goes on")
  func callbackNeverComes() throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    let compositor = scene.compositor
    compositor.withholdFrames()
    window.toplevel.setNeedsFrame()
    try scene.pump.advance(by: .milliseconds(50))
    #expect(window.visibilities.isEmpty, "50 ms are too early to tell")
    try scene.pump.advance(by: .milliseconds(150))
    #expect(window.visibilities == [false])

    let frames = window.frames.count
    var ticks = 0
    let timer = scene.loop.addTimer(after: .milliseconds(300)) { ticks += 1 }
    let finger = compositor.touch.down(at: (20, 30))
    finger.up()
    compositor.keyboard.tap(.a)
    let ping = compositor.ping()
    for _ in 0..<10 {
      window.toplevel.setNeedsFrame()
      try scene.pump.advance(by: .milliseconds(100))
    }
    #expect(window.touches.map(\.phase) == [.down, .up])
    #expect(window.keys.map(\.phase) == [.pressed, .released])
    #expect(compositor.pongs == [ping])
    #expect(ticks == 1)
    #expect(window.frames.count == frames, "nothing is drawn for nobody")
    timer.cancel()

    compositor.sendFrames()
    try scene.pump.settle()
    #expect(window.visibilities == [false, true])
    #expect(window.frames.count == frames + 1, "what was asked for meanwhile is drawn at once")
    scene.expectPeace()
  }

  @Test("W17 an idle window needs no callback to be visible")
  func idleIsVisible() throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    scene.compositor.withholdFrames()
    try scene.pump.advance(by: .seconds(2))
    #expect(window.visibilities.isEmpty)
    scene.expectPeace()
  }

  @Test("W17 told by suspended: invisible at once, and visible again without it")
  func suspended() throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    let role = try #require(window.role)
    role.configure(width: 360, height: 640, states: [.suspended])
    try scene.pump.settle()
    #expect(window.toplevel.configuration.isSuspended)
    #expect(window.visibilities == [false])
    role.configure(width: 360, height: 640, states: [.activated])
    try scene.pump.settle()
    try scene.pump.finish()
    #expect(window.visibilities == [false, true])
    scene.expectPeace()
  }

  enum Rescue: CaseIterable { case resumed, configured, output }

  @Test(
    "W18 a callback that was lost: a resume, a configure or a new output brings a fresh frame",
    arguments: Rescue.allCases)
  func lostCallback(rescue: Rescue) throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    let role = try #require(window.role)
    let surface = try #require(window.surface)
    scene.compositor.withholdFrames()
    window.toplevel.setNeedsFrame()
    try scene.pump.settle()
    #expect(surface.awaitedFrameCount == 1)
    if rescue == .resumed {
      role.configure(width: 360, height: 640, states: [.suspended])
      try scene.pump.settle()
    }
    try scene.pump.advance(by: .seconds(1))
    window.toplevel.setNeedsFrame()
    try scene.pump.settle()
    let shown = window.shown.count
    switch rescue {
    case .resumed: role.configure(width: 360, height: 640, states: [.activated])
    case .configured: role.configure(width: 400, height: 600, states: [.activated])
    case .output:
      let output = scene.compositor.addOutput()
      try scene.pump.settle()
      #expect(window.shown.count == shown)
      output.enter(surface)
    }
    try scene.pump.settle()
    #expect(window.shown.count == shown + 1)
    scene.expectPeace()
  }

  @Test("W19 pings are answered, also while resizing and before the first frame")
  func pings() throws {
    let scene = try Scene(.init { $0.initialConfigure = nil })
    let window = scene.makeWindow()
    try scene.pump.settle()
    let early = scene.compositor.ping()
    try scene.pump.settle()
    #expect(scene.compositor.pongs == [early])
    let role = try #require(window.role)
    for step in 0..<10 {
      role.configure(width: 300 + step, height: 300, states: [.resizing])
      let ping = scene.compositor.ping()
      try scene.pump.settle()
      #expect(scene.compositor.pongs.last == ping)
    }
    scene.expectPeace()
  }

  @Test("W20 ten thousand motions: all are read, and the last place is the last one told")
  func motionBurst() throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    let pointer = scene.compositor.pointer
    pointer.move(to: (0, 0))
    for step in 1...10_000 {
      pointer.move(to: (Double(step % 300), Double(step % 500)))
      if step % 1000 == 0 { scene.compositor.dispatch() }
      if step % 1000 == 0 { try scene.pump.settleClient() }
    }
    try scene.pump.settle()
    let last = try #require(window.pointerEvents.last)
    #expect(last.x == Double(10_000 % 300))
    #expect(last.y == Double(10_000 % 500))
    #expect(window.frames.count == 1, "input draws nothing by itself")
    scene.expectPeace()
  }

  @Test("W21 one sync at start, none after; two round trips to the first frame")
  func roundTrips() throws {
    let scene = try Scene(talking: false)
    var window: TestWindow?
    scene.whenReady = { [unowned scene] in window = scene.makeWindow() }
    // A turn of the compositor answers what the client has asked: the last of them only takes the picture.
    var answers = 0
    while scene.compositor.surfaces.first?.isMapped != true, answers < 10 {
      try scene.pump.settleClient()
      scene.compositor.dispatch()
      answers += 1
    }
    #expect(answers <= 3, "two answers, and the third turn has the picture")
    try scene.pump.finish()
    let shown = try #require(window)
    #expect(scene.compositor.requests("wl_display.sync").count == 1)

    // Everything that happens later, inside callbacks too.
    shown.didReceive = { [unowned shown] _ in shown.toplevel.setNeedsFrame() }
    shown.didConfigure = { [unowned shown] _ in shown.toplevel.setCursor(.grab) }
    scene.compositor.touch.down(at: (10, 10)).up()
    scene.compositor.pointer.move(to: (10, 10))
    scene.compositor.keyboard.tap(.a)
    try #require(shown.role).configure(width: 500, height: 500)
    try scene.pump.settle()
    try scene.pump.finish()
    #expect(scene.compositor.requests("wl_display.sync").count == 1)
    scene.expectPeace()
  }

  @Test("Idle: no frame callback outstanding, nothing drawn, nothing said")
  func idle() throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    let (said, drawn) = (scene.compositor.log.count, window.frames.count)
    try scene.pump.advance(by: .seconds(5))
    #expect(window.surface?.awaitedFrameCount == 0)
    #expect(scene.compositor.log.count == said)
    #expect(window.frames.count == drawn)
  }

  @Test("An animation draws once a frame callback")
  func animationPace() throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    let drawn = window.frames.count
    window.framesToCome = 1000
    window.toplevel.setNeedsFrame()
    try scene.pump.settle()
    #expect(window.frames.count == drawn + 1)
    for frame in 2...30 {
      try scene.pump.nextFrame()
      #expect(window.frames.count == drawn + frame)
    }
    scene.expectPeace()
  }
}
