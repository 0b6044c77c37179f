import CWaylandServer
import CWaylandServerProtocols

/// A bound `zxdg_decoration_manager_v1`.
final class DecorationManager: ServerObject {
  nonisolated(unsafe) private static let requests = permanent(
    {
      var table = zxdg_decoration_manager_v1_interface()
      table.destroy = { _, resource in object(resource, DecorationManager.self)?.destroy() }
      table.get_toplevel_decoration = { client, resource, id, toplevel in
        guard let client, let manager = object(resource, DecorationManager.self),
          let toplevel = object(toplevel, TestToplevel.self)
        else { return }
        if toplevel.decoration?.isAlive == true {
          manager.compositor.violate(.roleMisuse, "a second decoration for one toplevel", on: manager, code: 1)
        }
        if toplevel.surface?.isMapped == true || toplevel.surface?.pending.state.buffer != nil {
          manager.compositor.violate(.bufferBeforeConfigure, "decoration after a buffer", on: manager, code: 0)
        }
        toplevel.decoration = TestDecoration(toplevel, client: client, version: manager.version, id: id)
      }
      return table
    }())

  init?(_ compositor: TestCompositor, client: OpaquePointer, version: Int32, id: UInt32) {
    super.init(
      compositor, client: client, interface: hinge_zxdg_decoration_manager_v1(), version: version, id: id,
      requests: DecorationManager.requests)
  }
}
