import CWaylandServer
import CWaylandServerProtocols

/// A bound `wp_fractional_scale_manager_v1`.
final class FractionalScaleManager: ServerObject {
  nonisolated(unsafe) private static let requests = permanent(
    {
      var table = wp_fractional_scale_manager_v1_interface()
      table.destroy = { _, resource in object(resource, FractionalScaleManager.self)?.destroy() }
      table.get_fractional_scale = { client, resource, id, surface in
        guard let client, let manager = object(resource, FractionalScaleManager.self),
          let surface = object(surface, TestSurface.self)
        else { return }
        if surface.fractionalScale?.isAlive == true {
          manager.compositor.violate(.roleMisuse, "a second fractional scale for one surface", on: manager, code: 0)
        }
        let scale = TestFractionalScale(surface, client: client, version: manager.version, id: id)
        surface.fractionalScale = scale
        if let preferred = manager.compositor.configuration.preferredScale120 { scale?.send(preferred) }
      }
      return table
    }())

  init?(_ compositor: TestCompositor, client: OpaquePointer, version: Int32, id: UInt32) {
    super.init(
      compositor, client: client, interface: hinge_wp_fractional_scale_manager_v1(), version: version, id: id,
      requests: FractionalScaleManager.requests)
  }
}
