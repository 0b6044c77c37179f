import CWaylandServer
import CWaylandServerProtocols

/// One client's `wl_pointer`.
final class BoundPointer: ServerObject {
  private unowned(unsafe) let seat: BoundSeat
  var didSetCursor: ((CursorRequest) -> Void)?

  nonisolated(unsafe) private static let requests = permanent(
    {
      var table = wl_pointer_interface()
      table.set_cursor = { _, resource, serial, surface, x, y in
        guard let pointer = object(resource, BoundPointer.self) else { return }
        pointer.setCursor(object(surface, TestSurface.self), serial: serial, x: Int(x), y: Int(y))
      }
      table.release = { _, resource in object(resource, BoundPointer.self)?.destroy() }
      return table
    }())

  init?(_ seat: BoundSeat, client: OpaquePointer, id: UInt32) {
    self.seat = seat
    super.init(
      seat.compositor, client: client, interface: hinge_wl_pointer(), version: seat.version, id: id,
      requests: BoundPointer.requests)
  }

  private func setCursor(_ surface: TestSurface?, serial: UInt32, x: Int, y: Int) {
    switch surface?.role {
    case .xdg: compositor.violate(.roleMisuse, "a window's surface as a cursor", on: self, code: 0)
    case .none?: surface?.role = .cursor
    case .cursor, nil: break
    }
    didSetCursor?(CursorRequest(serial: serial, surface: surface, hotspot: (x, y)))
  }
}
