import TestCompositor
import Testing

@Suite("The test compositor sees what is wrong")
struct CompositorTests {
  @Test("A window by the rules")
  func byTheRules() throws {
    let compositor = try TestCompositor()
    let client = try RawClient(compositor)
    let window = client.makeWindow()
    client.configure(window)
    let buffer = client.makeBuffer(width: 4, height: 2)
    client.attachAndCommit(buffer, to: window.surface)
    #expect(compositor.violations.isEmpty)
    let surface = try #require(compositor.toplevels.first?.surface)
    #expect(surface.isMapped)
    #expect(surface.picture?.pixels == [UInt32](repeating: 0, count: 8))
    #expect(compositor.toplevels.first?.ackedSerials == [1])
    client.send(window.toplevel, 0)
    client.send(window.xdg, 0)
    client.send(window.surface, 0)
    while compositor.dispatch() {}
    #expect(compositor.violations.isEmpty)
    #expect(compositor.surfaces.isEmpty && compositor.toplevels.isEmpty)
  }

  @Test("A buffer before the configure, and before its ack", arguments: [false, true])
  func earlyBuffer(isConfigureSent: Bool) throws {
    let compositor = try TestCompositor()
    let client = try RawClient(compositor)
    let window = client.makeWindow()
    if isConfigureSent {
      client.send(window.surface, 6)
      while compositor.dispatch() {}
    }
    client.attachAndCommit(client.makeBuffer(width: 4, height: 2), to: window.surface)
    #expect(compositor.violations.map(\.kind) == [.bufferBeforeConfigure])
  }

  @Test("An ack of a serial that was never sent, or twice")
  func wrongAcks() throws {
    let compositor = try TestCompositor()
    let client = try RawClient(compositor)
    let window = client.makeWindow()
    client.configure(window)
    client.send(window.xdg, 4, [compositor.serial])
    client.send(window.xdg, 4, [4711])
    while compositor.dispatch() {}
    #expect(compositor.violations.map(\.kind) == [.invalidSerial, .invalidSerial])
  }

  @Test("A size other than the maximised one")
  func wrongSize() throws {
    let compositor = try TestCompositor(
      .init { $0.initialConfigure = ToplevelConfigure(width: 8, height: 8, states: [.maximized]) })
    let client = try RawClient(compositor)
    let window = client.makeWindow()
    client.configure(window)
    client.attachAndCommit(client.makeBuffer(width: 4, height: 2), to: window.surface)
    #expect(compositor.violations.map(\.kind) == [.sizeMismatch])
  }

  @Test("A buffer that is no multiple of the scale")
  func wrongScale() throws {
    let compositor = try TestCompositor()
    let client = try RawClient(compositor)
    let window = client.makeWindow()
    client.configure(window)
    client.send(window.surface, 8, [2])
    client.attachAndCommit(client.makeBuffer(width: 4, height: 3), to: window.surface)
    #expect(compositor.violations.map(\.kind) == [.scaleMismatch])
  }

  @Test("Roles destroyed in the wrong order")
  func wrongOrder() throws {
    let compositor = try TestCompositor()
    let client = try RawClient(compositor)
    let window = client.makeWindow()
    client.configure(window)
    client.send(window.surface, 0)
    client.send(window.xdg, 0)
    client.send(window.toplevel, 0)
    while compositor.dispatch() {}
    #expect(compositor.violations.map(\.kind) == [.wrongDestructionOrder, .wrongDestructionOrder])
  }

  @Test("An attach with an offset, and a touch object from a seat without one")
  func offsetAndCapability() throws {
    let compositor = try TestCompositor(.init { $0.seatCapabilities = [.pointer] })
    let client = try RawClient(compositor)
    let window = client.makeWindow()
    client.configure(window)
    client.send(window.surface, 1, [client.makeBuffer(width: 4, height: 2), 1, 0])
    let seat = client.bind("wl_seat", version: 8)
    client.send(seat, 2, [client.newID()])
    while compositor.dispatch() {}
    #expect(compositor.violations.map(\.kind) == [.attachOffset, .missingCapability])
  }

  @Test("W13 a buffer that is written before its release")
  func earlyWrite() throws {
    let compositor = try TestCompositor(.init { $0.releases = .withheld })
    let client = try RawClient(compositor)
    let window = client.makeWindow()
    client.configure(window)
    client.attachAndCommit(client.makeBuffer(width: 4, height: 2), to: window.surface)
    client.scribble()
    compositor.releaseBuffers()
    #expect(compositor.violations.map(\.kind) == [.bufferWrittenWhileHeld])
  }

  @Test("A violator is disconnected where that is asked for")
  func disconnects() throws {
    let compositor = try TestCompositor(.init { $0.disconnectsViolators = true })
    let client = try RawClient(compositor)
    let window = client.makeWindow()
    client.attachAndCommit(client.makeBuffer(width: 4, height: 2), to: window.surface)
    while compositor.dispatch() {}
    #expect(compositor.clientCount == 0)
    #expect(compositor.surfaces.isEmpty)
  }

  @Test("Frame callbacks are answered as time passes a refresh, or by hand")
  func frames() throws {
    let compositor = try TestCompositor()
    let client = try RawClient(compositor)
    let window = client.makeWindow()
    client.configure(window)
    client.send(window.surface, 3, [client.newID()])
    client.attachAndCommit(client.makeBuffer(width: 4, height: 2), to: window.surface)
    let surface = try #require(compositor.surfaces.first)
    #expect(surface.awaitedFrameCount == 1)
    compositor.advance(by: .milliseconds(15))
    #expect(surface.awaitedFrameCount == 1)
    compositor.advance(by: .milliseconds(1))
    #expect(surface.awaitedFrameCount == 0)
    #expect(compositor.events("wl_callback.done").last?.arguments == [.uint(1_000_016)])
  }
}
