import Geometry
import TestCompositor
import Testing
import Wayland
import WaylandHarness

@Suite("Connection, globals, time")
struct ConnectionTests {
  private func expectLost(_ scene: Scene, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try scene.pump.settle()
    #expect(scene.failures.count == 1, "told once", sourceLocation: sourceLocation)
    if case .connectionLost = scene.failures.first {
    } else {
      Issue.record("told as \(String(describing: scene.failures.first))", sourceLocation: sourceLocation)
    }
    // Neither spins nor speaks.
    for _ in 0..<3 {
      #expect(try scene.loop.runOnce(waiting: false) == false, sourceLocation: sourceLocation)
    }
    #expect(scene.failures.count == 1, sourceLocation: sourceLocation)
  }

  @Test("W43 the compositor is killed: one line, no spinning")
  func killed() throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    scene.compositor.disconnectClients()
    try expectLost(scene)
    // What a program may still do before it ends.
    window.toplevel.setNeedsFrame()
    window.toplevel.setMaximized(true)
    window.toplevel.title = "gone"
    window.toplevel.close()
    try scene.pump.settleClient()
    #expect(scene.failures.count == 1)
    #expect(scene.failures.first.map { "\($0)".contains("\n") } == false)
  }

  @Test("W43 killed during start-up", arguments: 0..<4)
  func killedDuringStartUp(turns: Int) throws {
    let scene = try Scene(talking: false)
    var window: TestWindow?
    scene.whenReady = { [unowned scene] in window = scene.makeWindow() }
    for _ in 0..<turns {
      try scene.pump.settleClient()
      scene.compositor.dispatch()
    }
    scene.compositor.disconnectClients()
    try expectLost(scene)
    _ = window
  }

  @Test("W43 killed with requests unsent, and while closing")
  func killedWhileClosing() throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    window.toplevel.setNeedsFrame()
    window.toplevel.close()
    scene.compositor.disconnectClients()
    try expectLost(scene)
  }

  @Test("W43 killed in the middle of drawing")
  func killedWhileDrawing() throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    window.paint = { [compositor = scene.compositor] frame in
      compositor.disconnectClients()
      return PixelRegion(PixelRect(x: 0, y: 0, width: frame.width, height: frame.height))
    }
    window.toplevel.setNeedsFrame()
    try expectLost(scene)
  }

  @Test("W44 a protocol error just before the hang-up: interface, code and text are told")
  func protocolError() throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    scene.compositor.fail(try #require(window.surface), code: 2, "the buffer is no good")
    try scene.pump.settle()
    #expect(scene.failures == [.protocolError(interface: "wl_surface", code: 2, message: "the buffer is no good")])
    let line = try #require(scene.failures.first.map { "\($0)" })
    #expect(line.contains("wl_surface") && line.contains("2") && line.contains("the buffer is no good"))
  }

  @Test(
    "A title or an app id of any length ends after the last whole character within 1,024 bytes",
    arguments: [
      // 1,023 bytes, then a character of two, or of one and a combining accent, which no longer fit.
      (String(repeating: "a", count: 1_023) + "é", String(repeating: "a", count: 1_023)),
      (String(repeating: "a", count: 1_022) + "e\u{301}", String(repeating: "a", count: 1_022)),
      (String(repeating: "a", count: 1_022) + "é", String(repeating: "a", count: 1_022) + "é"),
      (String(repeating: "\u{1F427}", count: 2_048), String(repeating: "\u{1F427}", count: 256)),
      // One character: of its accents, of two bytes, 511 fit beside the letter.
      ("e" + String(repeating: "\u{301}", count: 2_047), "e" + String(repeating: "\u{301}", count: 511)),
    ])
  func longNames(name: String, told: String) throws {
    let scene = try Scene()
    let window = TestWindow(scene.connection.makeToplevel(appID: name, title: name), in: scene.compositor)
    window.toplevel.setNeedsFrame()
    try scene.pump.settle()
    let role = try #require(window.role)
    #expect(role.title.map { Array($0.utf8) } == Array(told.utf8))
    #expect(role.appID.map { Array($0.utf8) } == Array(told.utf8))
    scene.expectPeace()
  }

  @Test("W45 the compositor sleeps and the socket is full: waits, and loses no request")
  func socketFull() throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    let role = try #require(window.role)
    let rounds = 20_000
    for round in 1...rounds {
      window.toplevel.title = "title number \(round) which is long enough to fill the socket in a while"
      if round % 50 == 0 { try scene.loop.runOnce(waiting: false) }
    }
    #expect(scene.failures.isEmpty)
    try scene.pump.settle()
    #expect(role.title == "title number \(rounds) which is long enough to fill the socket in a while")
    scene.expectPeace()
  }

  @Test("R4.2 W46 every global at its oldest useful version: bound at it, and everything works")
  func oldGlobals() throws {
    let scene = try Scene(
      .init {
        $0.compositorVersion = 4
        $0.shellVersion = 1
        $0.seatVersion = 1
        $0.outputVersion = 1
      })
    let window = try scene.openWindow()
    let compositor = scene.compositor
    compositor.touch.down(at: (10, 20)).up()
    compositor.pointer.move(to: (5, 5))
    compositor.pointer.press()
    compositor.pointer.release()
    compositor.keyboard.tap(.a)
    try scene.pump.settle()
    #expect(window.touches.map(\.phase) == [.down, .up])
    #expect(window.pointerEvents.contains { $0.kind == .button(code: 0x110, isPressed: false) })
    #expect(window.keys.first?.text == "a")
    scene.expectPeace()
  }

  @Test("R4.2 W46 every optional global missing: the window still opens")
  func optionalGlobalsMissing() throws {
    let scene = try Scene(
      .init {
        $0.seatVersion = nil
        $0.outputs = []
        $0.viewporterVersion = nil
        $0.decorationVersion = nil
      })
    let window = try scene.openWindow()
    #expect(window.shownSize == [360, 640])
    scene.expectPeace()
  }

  @Test("W46 required globals missing: one line naming them")
  func requiredGlobalsMissing() throws {
    let scene = try Scene(
      .init {
        $0.hasSharedMemory = false
        $0.shellVersion = nil
      })
    #expect(scene.readyCount == 0)
    guard case .missingGlobals(let names) = scene.failures.first else {
      Issue.record("told as \(scene.failures)")
      return
    }
    #expect(names.sorted() == ["wl_shm", "xdg_wm_base"])
  }

  @Test("W46 globals that are removed while in use, or come late")
  func globalsComeAndGo() throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    for name in [GlobalName.viewporter, .decorations, .shell, .compositor] { scene.compositor.removeGlobal(name) }
    try scene.pump.settle()
    window.toplevel.setNeedsFrame()
    try #require(window.role).configure(width: 200, height: 100)
    try scene.pump.settle()
    try scene.pump.finish()
    #expect(window.shownSize == [200, 100])
    scene.compositor.addGlobal(.decorations)
    scene.compositor.addGlobal(.viewporter)
    scene.compositor.addSeat(name: "late", capabilities: [.touch]).touch.framing = .each
    try scene.pump.settle()
    let late = try #require(scene.compositor.seats.last)
    late.touch.down(at: (1, 1)).up()
    try scene.pump.settle()
    #expect(window.touches.map(\.phase) == [.down, .up])
    scene.expectPeace()
  }
}
