import CWaylandServer
import CWaylandServerProtocols

/// A `wp_fractional_scale_v1`.
public final class TestFractionalScale: ServerObject {
  nonisolated(unsafe) private static let requests = permanent(
    {
      var table = wp_fractional_scale_v1_interface()
      table.destroy = { _, resource in object(resource, TestFractionalScale.self)?.destroy() }
      return table
    }())

  init?(_ surface: TestSurface, client: OpaquePointer, version: Int32, id: UInt32) {
    super.init(
      surface.compositor, client: client, interface: hinge_wp_fractional_scale_v1(), version: version, id: id,
      requests: TestFractionalScale.requests)
  }

  func send(_ scale120: Int) {
    if let resource { wp_fractional_scale_v1_send_preferred_scale(resource, UInt32(scale120)) }
  }
}
