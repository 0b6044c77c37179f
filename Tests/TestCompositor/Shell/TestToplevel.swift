import CWaylandServer
import CWaylandServerProtocols

/// An `xdg_toplevel`: what the client said about its window, and the orders to give it.
public final class TestToplevel: ServerObject {
  let xdg: XDGSurface
  /// Nil once the client has destroyed it.
  public var surface: TestSurface? { xdg.surface }
  public internal(set) var title: String?
  public internal(set) var appID: String?
  /// Logical; 0 for none.
  public internal(set) var minimumSize = (width: 0, height: 0)
  /// Logical; 0 for none.
  public internal(set) var maximumSize = (width: 0, height: 0)
  /// Everything the client asked for, oldest first.
  public internal(set) var requests: [ToplevelRequest] = []
  var decoration: TestDecoration?
  /// Whether the client has made its first commit, which is answered with all that it asked for before.
  private var isIntroduced = false
  /// What the newest configure said.
  public private(set) var lastConfigure = ToplevelConfigure()
  /// The newest configure that was neither maximised nor fullscreen.
  private var floating = ToplevelConfigure()

  /// Every serial acknowledged, in order.
  public var ackedSerials: [UInt32] { xdg.ackedSerials }
  /// The configures sent and neither acknowledged nor passed over.
  public var awaitedSerials: [UInt32] { xdg.awaitedSerials }
  /// `set_window_geometry`, as of the last commit.
  public var windowGeometry: Rectangle? { xdg.geometry }

  init?(_ xdg: XDGSurface, client: OpaquePointer, id: UInt32) {
    self.xdg = xdg
    super.init(
      xdg.compositor, client: client, interface: hinge_xdg_toplevel(), version: xdg.version, id: id,
      requests: TestToplevel.requests)
    xdg.toplevel = self
    compositor.add(self)
  }

  override func didDestroy() {
    compositor.remove(self)
  }

  /// Sends the whole of a configure and returns its serial.
  ///
  /// - Parameters:
  ///   - width: logical; 0 leaves it to the client.
  ///   - height: logical; 0 leaves it to the client.
  ///   - serial: the next free one unless given; any number may be, 0 too.
  @discardableResult
  public func configure(
    width: Int = 0, height: Int = 0, states: [ToplevelState] = [.activated], serial: UInt32? = nil
  ) -> UInt32 {
    sendToplevelConfigure(width: width, height: height, states: states)
    return sendSurfaceConfigure(serial: serial)
  }

  /// Sends only `xdg_toplevel.configure`: the client is to store it.
  public func sendToplevelConfigure(width: Int = 0, height: Int = 0, states: [ToplevelState] = [.activated]) {
    guard let resource else { return }
    lastConfigure = ToplevelConfigure(width: width, height: height, states: states)
    if !states.contains(.maximized), !states.contains(.fullscreen) { floating = lastConfigure }
    withArray(of: states.map(\.rawValue)) {
      xdg_toplevel_send_configure(resource, Int32(width), Int32(height), $0)
    }
  }

  /// Sends only `xdg_surface.configure`: the client is to apply what it stored. Returns the serial.
  @discardableResult
  public func sendSurfaceConfigure(serial: UInt32? = nil) -> UInt32 {
    let serial = serial ?? compositor.nextSerial(.configure)
    xdg.sendConfigure(lastConfigure, serial: serial)
    return serial
  }

  /// Sends the wish that the window be closed.
  public func requestClose() {
    if let resource { xdg_toplevel_send_close(resource) }
  }

  /// Sends `wm_capabilities`: 1 window menu, 2 maximise, 3 fullscreen, 4 minimise.
  public func sendCapabilities(_ capabilities: [UInt32]) {
    guard let resource, version >= 5 else { return }
    withArray(of: capabilities) { xdg_toplevel_send_wm_capabilities(resource, $0) }
  }

  /// Sends `configure_bounds`: the most that the window should take, logical.
  public func sendBounds(width: Int, height: Int) {
    guard let resource, version >= 4 else { return }
    xdg_toplevel_send_configure_bounds(resource, Int32(width), Int32(height))
  }

  func initialCommit() {
    guard let initial = compositor.configuration.initialConfigure else { return }
    sendCapabilities(compositor.configuration.windowCapabilities)
    decoration?.sendMode()
    let early = isIntroduced ? nil : requests.last { $0 == .setMaximized || $0 == .setFullscreen }
    isIntroduced = true
    if let early, compositor.configuration.grantsStateRequests { return grant(early) }
    configure(width: initial.width, height: initial.height, states: initial.states)
  }

  func received(_ request: ToplevelRequest) {
    requests.append(request)
    if isIntroduced { grant(request) }
  }

  private func grant(_ request: ToplevelRequest) {
    guard compositor.configuration.grantsStateRequests else { return }
    let size = compositor.outputs.first?.logicalSize ?? (width: 1280, height: 720)
    switch request {
    case .setMaximized: configure(width: size.width, height: size.height, states: [.maximized, .activated])
    case .setFullscreen: configure(width: size.width, height: size.height, states: [.fullscreen, .activated])
    case .unsetMaximized, .unsetFullscreen:
      configure(width: floating.width, height: floating.height, states: [.activated])
    case .move, .resize, .showWindowMenu, .setMinimized: break
    }
  }

  func destroyRequested() {
    if decoration?.isAlive == true {
      compositor.violate(.wrongDestructionOrder, "xdg_toplevel destroyed before its decoration")
    }
    destroy()
  }
}
