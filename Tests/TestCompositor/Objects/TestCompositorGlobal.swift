import CWaylandServer
import CWaylandServerProtocols

/// A bound `wl_compositor`.
final class TestCompositorGlobal: ServerObject {
  nonisolated(unsafe) private static let requests = permanent(
    {
      var table = wl_compositor_interface()
      table.create_surface = { client, resource, id in
        guard let client, let global = object(resource, TestCompositorGlobal.self) else { return }
        _ = TestSurface(global.compositor, client: client, version: global.version, id: id)
      }
      table.create_region = { client, resource, id in
        guard let client, let global = object(resource, TestCompositorGlobal.self) else { return }
        _ = TestRegion(global.compositor, client: client, id: id)
      }
      return table
    }())

  init?(_ compositor: TestCompositor, client: OpaquePointer, version: Int32, id: UInt32) {
    super.init(
      compositor, client: client, interface: hinge_wl_compositor(), version: version, id: id,
      requests: TestCompositorGlobal.requests)
  }
}
