import CWaylandServer
import CWaylandServerProtocols

/// One client's `wl_keyboard`.
final class BoundKeyboard: ServerObject {
  nonisolated(unsafe) private static let requests = permanent(
    {
      var table = wl_keyboard_interface()
      table.release = { _, resource in object(resource, BoundKeyboard.self)?.destroy() }
      return table
    }())

  init?(_ seat: BoundSeat, client: OpaquePointer, id: UInt32) {
    super.init(
      seat.compositor, client: client, interface: hinge_wl_keyboard(), version: seat.version, id: id,
      requests: BoundKeyboard.requests)
  }
}
