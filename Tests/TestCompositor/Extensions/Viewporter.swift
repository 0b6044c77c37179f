import CWaylandServer
import CWaylandServerProtocols

/// A bound `wp_viewporter`.
final class Viewporter: ServerObject {
  nonisolated(unsafe) private static let requests = permanent(
    {
      var table = wp_viewporter_interface()
      table.destroy = { _, resource in object(resource, Viewporter.self)?.destroy() }
      table.get_viewport = { client, resource, id, surface in
        guard let client, let viewporter = object(resource, Viewporter.self),
          let surface = object(surface, TestSurface.self)
        else { return }
        if surface.viewport?.isAlive == true {
          viewporter.compositor.violate(.roleMisuse, "a second viewport for one surface", on: viewporter, code: 0)
        }
        surface.viewport = TestViewport(surface, client: client, version: viewporter.version, id: id)
      }
      return table
    }())

  init?(_ compositor: TestCompositor, client: OpaquePointer, version: Int32, id: UInt32) {
    super.init(
      compositor, client: client, interface: hinge_wp_viewporter(), version: version, id: id,
      requests: Viewporter.requests)
  }
}
