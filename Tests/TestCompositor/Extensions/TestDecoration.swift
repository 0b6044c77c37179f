import CWaylandServer
import CWaylandServerProtocols

/// A `zxdg_toplevel_decoration_v1`. The compositor's mode wins over the client's wish, as it may.
final class TestDecoration: ServerObject {
  weak var toplevel: TestToplevel?
  /// What the client asked for last; nil for no wish.
  private(set) var wish: DecorationMode?

  nonisolated(unsafe) private static let requests = permanent(
    {
      var table = zxdg_toplevel_decoration_v1_interface()
      table.destroy = { _, resource in object(resource, TestDecoration.self)?.destroy() }
      table.set_mode = { _, resource, mode in
        object(resource, TestDecoration.self)?.wished(DecorationMode(rawValue: mode))
      }
      table.unset_mode = { _, resource in object(resource, TestDecoration.self)?.wished(nil) }
      return table
    }())

  init?(_ toplevel: TestToplevel, client: OpaquePointer, version: Int32, id: UInt32) {
    self.toplevel = toplevel
    super.init(
      toplevel.compositor, client: client, interface: hinge_zxdg_toplevel_decoration_v1(), version: version, id: id,
      requests: TestDecoration.requests)
  }

  private func wished(_ mode: DecorationMode?) {
    wish = mode
    guard let toplevel, toplevel.xdg.isConfigured else { return }
    sendMode()
    toplevel.sendSurfaceConfigure()
  }

  func sendMode() {
    guard let resource else { return }
    zxdg_toplevel_decoration_v1_send_configure(resource, compositor.decorationMode.rawValue)
  }
}
