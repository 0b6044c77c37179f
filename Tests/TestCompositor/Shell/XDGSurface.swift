import CWaylandServer
import CWaylandServerProtocols

/// An `xdg_surface`: the configures sent, those acknowledged, and what a commit must agree with.
public final class XDGSurface: ServerObject {
  weak var surface: TestSurface?
  weak var toplevel: TestToplevel?
  /// The configures sent and not yet acknowledged or passed over, oldest first.
  public private(set) var awaitedSerials: [UInt32] = []
  /// Every serial acknowledged, in order.
  public private(set) var ackedSerials: [UInt32] = []
  /// `set_window_geometry`, as of the last commit.
  public private(set) var geometry: Rectangle?
  /// Whether a configure was acknowledged since the surface was last unmapped.
  public private(set) var isConfigured = false
  private var pendingGeometry: Rectangle?
  private var isInitialConfigureSent = false
  private var sizes: [UInt32: ToplevelConfigure] = [:]
  /// What the newest acknowledged configure asked for.
  public private(set) var ackedConfigure: ToplevelConfigure?

  public var lastAckedSerial: UInt32? { ackedSerials.last }

  nonisolated(unsafe) private static let requests = permanent(
    {
      var table = xdg_surface_interface()
      table.destroy = { _, resource in object(resource, XDGSurface.self)?.destroyRequested() }
      table.get_toplevel = { client, resource, id in
        guard let client, let xdg = object(resource, XDGSurface.self) else { return }
        _ = TestToplevel(xdg, client: client, id: id)
      }
      table.get_popup = { _, resource, _, _, _ in
        object(resource, XDGSurface.self)?.postError(code: 1, "this compositor has no popups")
      }
      table.set_window_geometry = { _, resource, x, y, width, height in
        object(resource, XDGSurface.self)?.setGeometry(Rectangle(x, y, width, height))
      }
      table.ack_configure = { _, resource, serial in object(resource, XDGSurface.self)?.ack(serial) }
      return table
    }())

  init?(_ surface: TestSurface, client: OpaquePointer, version: Int32, id: UInt32) {
    self.surface = surface
    super.init(
      surface.compositor, client: client, interface: hinge_xdg_surface(), version: version, id: id,
      requests: XDGSurface.requests)
  }

  /// Sends `xdg_surface.configure`, which makes the client apply what was sent before it.
  func sendConfigure(_ configure: ToplevelConfigure, serial: UInt32) {
    guard let resource else { return }
    isInitialConfigureSent = true
    awaitedSerials.append(serial)
    sizes[serial] = configure
    xdg_surface_send_configure(resource, serial)
  }

  private func setGeometry(_ rectangle: Rectangle) {
    guard rectangle.width >= 1, rectangle.height >= 1 else {
      compositor.violate(.invalidArgument, "window geometry \(rectangle)", on: self, code: 5)
      return
    }
    pendingGeometry = rectangle
  }

  private func ack(_ serial: UInt32) {
    guard let index = awaitedSerials.firstIndex(of: serial) else {
      compositor.violate(.invalidSerial, "ack_configure(\(serial)), awaited \(awaitedSerials)", on: self, code: 4)
      return
    }
    for passedOver in awaitedSerials[...index] where passedOver != serial { sizes[passedOver] = nil }
    awaitedSerials.removeSubrange(...index)
    ackedSerials.append(serial)
    ackedConfigure = sizes.removeValue(forKey: serial)
    isConfigured = true
  }

  func willCommit(_ pending: TestSurface.PendingState) {
    if let pendingGeometry { geometry = pendingGeometry }
    pendingGeometry = nil
    guard let buffer = pending.state.buffer else { return }
    guard toplevel?.isAlive == true else {
      compositor.violate(.roleMisuse, "a buffer on an xdg_surface without a role", on: self, code: 1)
      return
    }
    guard isConfigured else {
      if pending.didAttach {
        compositor.violate(.bufferBeforeConfigure, "buffer \(buffer.number) before the ack", on: self, code: 3)
      }
      return
    }
    checkSize(pending)
  }

  /// W6: maximised and tiled sizes are exact, fullscreen is a maximum. Weston disconnects for it.
  private func checkSize(_ pending: TestSurface.PendingState) {
    guard let asked = ackedConfigure, asked.width > 0, asked.height > 0, let size = pending.state.logicalSize else {
      return
    }
    let width = geometry?.width ?? size.width
    let height = geometry?.height ?? size.height
    let tiled: [ToplevelState] = [.tiledLeft, .tiledRight, .tiledTop, .tiledBottom]
    let isWrong =
      if asked.states.contains(.fullscreen) {
        // An old KWin says 1 x 1 and does not mean it (W1).
        (asked.width, asked.height) != (1, 1) && (width > asked.width || height > asked.height)
      } else if asked.states.contains(.maximized) || asked.states.contains(where: tiled.contains) {
        width != asked.width || height != asked.height
      } else {
        false
      }
    if isWrong {
      compositor.violate(
        .sizeMismatch, "\(width) x \(height) in answer to \(asked.width) x \(asked.height) \(asked.states)", on: self,
        code: 4)
    }
  }

  func didCommit(wasMapped: Bool) {
    guard let surface else { return }
    if wasMapped, !surface.isMapped {
      isConfigured = false
      isInitialConfigureSent = false
      awaitedSerials = []
      sizes = [:]
      ackedConfigure = nil
      geometry = nil
      return
    }
    if !surface.isMapped, !isInitialConfigureSent, let toplevel { toplevel.initialCommit() }
  }

  private func destroyRequested() {
    if toplevel?.isAlive == true {
      compositor.violate(.wrongDestructionOrder, "xdg_surface destroyed before its toplevel")
    }
    destroy()
  }
}
