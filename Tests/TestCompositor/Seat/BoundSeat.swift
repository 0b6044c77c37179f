import CWaylandServer
import CWaylandServerProtocols

/// One client's `wl_seat`.
final class BoundSeat: ServerObject {
  private unowned(unsafe) let seat: TestSeat

  nonisolated(unsafe) private static let requests = permanent(
    {
      var table = wl_seat_interface()
      table.get_pointer = { client, resource, id in
        guard let client, let bound = object(resource, BoundSeat.self) else { return }
        bound.check(.pointer, "get_pointer")
        guard let device = BoundPointer(bound, client: client, id: id) else { return }
        bound.seat.pointer.add(device)
      }
      table.get_keyboard = { client, resource, id in
        guard let client, let bound = object(resource, BoundSeat.self) else { return }
        bound.check(.keyboard, "get_keyboard")
        guard let device = BoundKeyboard(bound, client: client, id: id) else { return }
        bound.seat.keyboard.add(device)
      }
      table.get_touch = { client, resource, id in
        guard let client, let bound = object(resource, BoundSeat.self) else { return }
        bound.check(.touch, "get_touch")
        guard let device = BoundTouch(bound, client: client, id: id) else { return }
        bound.seat.touch.add(device)
      }
      table.release = { _, resource in object(resource, BoundSeat.self)?.destroy() }
      return table
    }())

  /// Everything the seat ever had: asking for the rest is an error.
  private var announced: SeatCapabilities = []

  init?(_ seat: TestSeat, client: OpaquePointer, version: Int32, id: UInt32) {
    self.seat = seat
    super.init(
      seat.compositor, client: client, interface: hinge_wl_seat(), version: version, id: id,
      requests: BoundSeat.requests)
  }

  private func check(_ capability: SeatCapabilities, _ name: String) {
    guard !announced.contains(capability) else { return }
    compositor.violate(.missingCapability, "\(name) on a seat that never had it", on: self, code: 0)
  }

  func describe(capabilities: SeatCapabilities, name: String) {
    guard let resource else { return }
    sendCapabilities(capabilities)
    if version >= 2 { wl_seat_send_name(resource, name) }
  }

  func sendCapabilities(_ capabilities: SeatCapabilities) {
    guard let resource else { return }
    announced.formUnion(capabilities)
    wl_seat_send_capabilities(resource, capabilities.rawValue)
  }
}
