import CWaylandServer
import CWaylandServerProtocols

/// A bound `xdg_wm_base`.
final class WMBase: ServerObject {
  nonisolated(unsafe) private static let requests = permanent(
    {
      var table = xdg_wm_base_interface()
      table.destroy = { _, resource in object(resource, WMBase.self)?.destroyRequested() }
      table.create_positioner = { _, resource, _ in
        object(resource, WMBase.self)?.postError(code: 0, "this compositor has no popups")
      }
      table.get_xdg_surface = { client, resource, id, surface in
        guard let client, let base = object(resource, WMBase.self), let surface = object(surface, TestSurface.self)
        else { return }
        base.makeSurface(client, id: id, for: surface)
      }
      table.pong = { _, resource, serial in object(resource, WMBase.self)?.compositor.pongs.append(serial) }
      return table
    }())

  private var xdgSurfaces: [Weak<XDGSurface>] = []

  init?(_ compositor: TestCompositor, client: OpaquePointer, version: Int32, id: UInt32) {
    super.init(
      compositor, client: client, interface: hinge_xdg_wm_base(), version: version, id: id, requests: WMBase.requests)
    compositor.bases.append(self)
  }

  override func didDestroy() {
    compositor.bases.removeAll { $0 === self }
  }

  func ping(serial: UInt32) {
    if let resource { xdg_wm_base_send_ping(resource, serial) }
  }

  private func makeSurface(_ client: OpaquePointer, id: UInt32, for surface: TestSurface) {
    if case .none = surface.role {
    } else {
      compositor.violate(.roleMisuse, "get_xdg_surface on a surface that has a role", on: self, code: 0)
      return
    }
    if surface.isMapped || surface.pending.state.buffer != nil {
      compositor.violate(.bufferBeforeConfigure, "get_xdg_surface on a surface with a buffer", on: self, code: 4)
    }
    guard let made = XDGSurface(surface, client: client, version: version, id: id) else { return }
    surface.role = .xdg(made)
    xdgSurfaces.append(Weak(made))
  }

  private func destroyRequested() {
    if xdgSurfaces.contains(where: { $0.object?.isAlive == true }) {
      compositor.violate(.wrongDestructionOrder, "xdg_wm_base destroyed before its surfaces", on: self, code: 1)
    }
    destroy()
  }
}
