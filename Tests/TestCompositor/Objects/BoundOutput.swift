import CWaylandServer
import CWaylandServerProtocols

/// One client's `wl_output`.
final class BoundOutput: ServerObject {
  nonisolated(unsafe) private static let requests = permanent(
    {
      var table = wl_output_interface()
      table.release = { _, resource in object(resource, BoundOutput.self)?.destroy() }
      return table
    }())

  init?(_ compositor: TestCompositor, client: OpaquePointer, version: Int32, id: UInt32) {
    super.init(
      compositor, client: client, interface: hinge_wl_output(), version: version, id: id,
      requests: BoundOutput.requests)
  }

  func describe(_ output: TestOutput) {
    guard let resource else { return }
    wl_output_send_geometry(resource, 0, 0, 600, 340, 0, "Hinge", "Test", 0)
    // 3: current and preferred.
    wl_output_send_mode(resource, 3, Int32(output.width), Int32(output.height), 60_000)
    if version >= 4 { wl_output_send_name(resource, "TEST-1") }
    if version >= 2 {
      wl_output_send_scale(resource, Int32(output.scale))
      wl_output_send_done(resource)
    }
  }

  func sendScale(_ scale: Int) {
    guard let resource, version >= 2 else { return }
    wl_output_send_scale(resource, Int32(scale))
    wl_output_send_done(resource)
  }

  func sendEnter(_ surface: TestSurface) {
    guard let resource, surface.client == client, let target = surface.resource else { return }
    wl_surface_send_enter(target, resource)
  }

  func sendLeave(_ surface: TestSurface) {
    guard let resource, surface.client == client, let target = surface.resource else { return }
    wl_surface_send_leave(target, resource)
  }
}
