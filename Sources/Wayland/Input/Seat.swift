import CWaylandProtocols

/// A seat: one person's touchscreen, pointer and keyboard, as far as it has them.
final class Seat {
  let id: SeatID
  let proxy: OpaquePointer
  private unowned let connection: Connection

  init(proxy: OpaquePointer, id: SeatID, connection: Connection) {
    self.proxy = proxy
    self.id = id
    self.connection = connection
  }
  deinit { wl_seat_destroy(proxy) }
  func surfaceIsGone(_ surface: OpaquePointer) {}
  func prepare() {}
  func reset(_ reason: LossReason) {}
  func isPressed(with serial: UInt32) -> Bool { false }
  func cursorDidChange(over toplevel: Toplevel) {}
}
