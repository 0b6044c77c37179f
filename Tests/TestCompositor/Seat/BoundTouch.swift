import CWaylandServer
import CWaylandServerProtocols

/// One client's `wl_touch`.
final class BoundTouch: ServerObject {
  nonisolated(unsafe) private static let requests = permanent(
    {
      var table = wl_touch_interface()
      table.release = { _, resource in object(resource, BoundTouch.self)?.destroy() }
      return table
    }())

  init?(_ seat: BoundSeat, client: OpaquePointer, id: UInt32) {
    super.init(
      seat.compositor, client: client, interface: hinge_wl_touch(), version: seat.version, id: id,
      requests: BoundTouch.requests)
  }
}
