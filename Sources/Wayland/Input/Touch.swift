import CWaylandProtocols

/// A seat's touchscreen.
final class Touch {
  private let proxy: OpaquePointer
  private unowned let seat: Seat
  private var tracker: TouchTracker

  init(proxy: OpaquePointer, seat: Seat) {
    self.proxy = proxy
    self.seat = seat
    tracker = TouchTracker(seat: seat.id)
    wl_touch_add_listener(proxy, Touch.listener, address(of: self))
  }

  deinit {
    if wl_touch_get_version(proxy) >= UInt32(WL_TOUCH_RELEASE_SINCE_VERSION) {
      wl_touch_release(proxy)
    } else {
      wl_touch_destroy(proxy)
    }
  }

  /// Whether any finger is down.
  var hasFingers: Bool { tracker.hasFingers }

  /// Whether a finger is down whose `down` had this serial.
  func isPressed(with serial: UInt32) -> Bool {
    tracker.isPressed(with: serial)
  }

  /// Every way of losing touches ends here. All of them, or those on a surface.
  func cancelAll(_ reason: LossReason, on surface: OpaquePointer? = nil) {
    deliver(tracker.cancelAll(reason, on: surface))
  }

  /// The compositor takes over the finger whose `down` had this serial.
  func handOver(serial: UInt32) {
    deliver(tracker.handOver(serial: serial))
  }

  private func down(
    serial: UInt32, time: UInt32, surface: OpaquePointer?, id: Int32, x: wl_fixed_t, y: wl_fixed_t
  ) {
    guard let surface, seat.toplevel(of: surface) != nil else {
      return Log.wayland("finger \(id) on a surface that is gone is ignored")
    }
    seat.fingerWillGoDown()
    deliver(
      tracker.down(
        id: id, surface: surface, x: wl_fixed_to_double(x), y: wl_fixed_to_double(y), time: time, serial: serial))
  }

  private func deliver(_ deliveries: [TouchTracker.Delivery]) {
    seat.fingersDidChange()
    for delivery in deliveries { seat.deliver(.touches(delivery.events), to: delivery.surface) }
  }

  private nonisolated(unsafe) static let listener: UnsafePointer<wl_touch_listener> = {
    var table = wl_touch_listener()
    table.down = { data, _, serial, time, surface, id, x, y in
      recover(data, as: Touch.self)?.down(serial: serial, time: time, surface: surface, id: id, x: x, y: y)
    }
    table.up = { data, _, serial, time, id in
      guard let touch = recover(data, as: Touch.self) else { return }
      touch.deliver(touch.tracker.up(id: id, time: time, serial: serial))
    }
    table.motion = { data, _, time, id, x, y in
      guard let touch = recover(data, as: Touch.self) else { return }
      touch.deliver(touch.tracker.motion(id: id, x: wl_fixed_to_double(x), y: wl_fixed_to_double(y), time: time))
    }
    table.frame = { data, _ in
      guard let touch = recover(data, as: Touch.self) else { return }
      touch.deliver(touch.tracker.frame())
    }
    table.cancel = { data, _ in recover(data, as: Touch.self)?.cancelAll(.compositor) }
    // What a fingertip looks like is of no use here (W26).
    table.shape = { _, _, _, _, _ in }
    table.orientation = { _, _, _, _ in }
    return allocateListener(table)
  }()
}
