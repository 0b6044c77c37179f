import CWaylandProtocols

/// A seat's pointer, and its cursor.
final class Pointer {
  private let proxy: OpaquePointer
  private let version: UInt32
  private unowned let seat: Seat
  private var tracker: PointerTracker
  private var enterSerial: UInt32 = 0
  private var cursorSurface: CursorSurface?

  init(proxy: OpaquePointer, seat: Seat) {
    self.proxy = proxy
    self.seat = seat
    version = wl_pointer_get_version(proxy)
    tracker = PointerTracker(seat: seat.id, hasFrames: version >= UInt32(WL_POINTER_FRAME_SINCE_VERSION))
    wl_pointer_add_listener(proxy, Pointer.listener, address(of: self))
  }

  deinit {
    if version >= UInt32(WL_POINTER_RELEASE_SINCE_VERSION) {
      wl_pointer_release(proxy)
    } else {
      wl_pointer_destroy(proxy)
    }
  }

  /// Whether a button is held whose press had this serial.
  func isPressed(with serial: UInt32) -> Bool {
    tracker.isPressed(with: serial)
  }

  /// A finger goes down: the pointer is out of the way.
  func suppress() {
    deliver(tracker.suppress())
  }

  /// All fingers are up.
  func unsuppress() {
    tracker.unsuppress()
  }

  /// Every way of losing a pointer ends here.
  func cancelAll(_ reason: LossReason, on surface: OpaquePointer? = nil) {
    guard surface == nil || tracker.surface == surface else { return }
    deliver(tracker.cancelAll(reason))
  }

  /// Sets the cursor anew, if the pointer is over the window.
  func cursorDidChange(over toplevel: Toplevel) {
    guard let surface = tracker.surface, surface == toplevel.surfaceProxy else { return }
    showCursor()
  }

  /// A pointer that enters looks like nothing until it is told (W37).
  private func showCursor() {
    guard let toplevel = seat.toplevel(of: tracker.surface), let theme = seat.cursorTheme else { return }
    if cursorSurface == nil { cursorSurface = seat.makeCursorSurface() }
    guard let cursorSurface else { return }
    let wanted = (toplevel.configuration.scale120 + Scale.one - 1) / Scale.one
    guard let image = theme.image(toplevel.cursor, scale: cursorSurface.scale(wanted: wanted)) else { return }
    cursorSurface.show(image, for: proxy, serial: enterSerial)
  }

  private func enter(_ surface: OpaquePointer?, x: Double, y: Double, serial: UInt32) {
    guard let surface, seat.toplevel(of: surface) != nil else {
      return Log.wayland("entering a surface that is gone is ignored")
    }
    enterSerial = serial
    deliver(tracker.enter(surface, x: x, y: y, serial: serial))
    showCursor()
  }

  private func axis(_ number: UInt32, value: Double, time: UInt32) {
    guard let axis = Pointer.axis(number) else { return }
    let isOld = version < UInt32(WL_POINTER_AXIS_STOP_SINCE_VERSION)
    let deliveries = tracker.axis(
      { axes in
        // Before version 5, a scroll by nothing is how a scroll ends.
        if isOld && value == 0 { axes.stop(axis) } else { axes.add(value: value, on: axis) }
      }, time: time)
    deliver(deliveries)
  }

  private func deliver(_ deliveries: [PointerTracker.Delivery]) {
    for delivery in deliveries { seat.deliver(.pointer(delivery.event), to: delivery.surface) }
  }

  private static func axis(_ number: UInt32) -> WritableKeyPath<AxisEvent, AxisEvent.Axis>? {
    switch number {
    case WL_POINTER_AXIS_VERTICAL_SCROLL.rawValue: \.vertical
    case WL_POINTER_AXIS_HORIZONTAL_SCROLL.rawValue: \.horizontal
    default: nil
    }
  }

  private static func source(_ number: UInt32) -> AxisEvent.Source {
    switch number {
    case WL_POINTER_AXIS_SOURCE_WHEEL.rawValue: .wheel
    case WL_POINTER_AXIS_SOURCE_FINGER.rawValue: .finger
    case WL_POINTER_AXIS_SOURCE_CONTINUOUS.rawValue: .continuous
    case WL_POINTER_AXIS_SOURCE_WHEEL_TILT.rawValue: .wheelTilt
    default: .unknown
    }
  }

  private nonisolated(unsafe) static let listener: UnsafePointer<wl_pointer_listener> = {
    var table = wl_pointer_listener()
    table.enter = { data, _, serial, surface, x, y in
      recover(data, as: Pointer.self)?
        .enter(surface, x: wl_fixed_to_double(x), y: wl_fixed_to_double(y), serial: serial)
    }
    table.leave = { data, _, serial, surface in
      guard let pointer = recover(data, as: Pointer.self) else { return }
      pointer.deliver(pointer.tracker.leave(surface, serial: serial))
    }
    table.motion = { data, _, time, x, y in
      guard let pointer = recover(data, as: Pointer.self) else { return }
      pointer.deliver(pointer.tracker.motion(x: wl_fixed_to_double(x), y: wl_fixed_to_double(y), time: time))
    }
    table.button = { data, _, serial, time, button, state in
      guard let pointer = recover(data, as: Pointer.self) else { return }
      let isPressed = state == WL_POINTER_BUTTON_STATE_PRESSED.rawValue
      pointer.deliver(pointer.tracker.button(button, isPressed: isPressed, time: time, serial: serial))
    }
    table.axis = { data, _, time, axis, value in
      recover(data, as: Pointer.self)?.axis(axis, value: wl_fixed_to_double(value), time: time)
    }
    table.frame = { data, _ in
      guard let pointer = recover(data, as: Pointer.self) else { return }
      pointer.deliver(pointer.tracker.frame())
    }
    table.axis_source = { data, _, source in
      guard let pointer = recover(data, as: Pointer.self) else { return }
      pointer.deliver(pointer.tracker.axis { $0.add(source: Pointer.source(source)) })
    }
    table.axis_stop = { data, _, time, axis in
      guard let pointer = recover(data, as: Pointer.self), let axis = Pointer.axis(axis) else { return }
      pointer.deliver(pointer.tracker.axis({ $0.stop(axis) }, time: time))
    }
    table.axis_discrete = { data, _, axis, steps in
      guard let pointer = recover(data, as: Pointer.self), let axis = Pointer.axis(axis) else { return }
      pointer.deliver(pointer.tracker.axis { $0.add(value120: Int(steps) * 120, on: axis) })
    }
    table.axis_value120 = { data, _, axis, value in
      guard let pointer = recover(data, as: Pointer.self), let axis = Pointer.axis(axis) else { return }
      pointer.deliver(pointer.tracker.axis { $0.add(value120: Int(value), on: axis) })
    }
    return allocateListener(table)
  }()
}
