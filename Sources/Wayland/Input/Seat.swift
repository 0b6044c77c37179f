import CWaylandProtocols

/// A seat: one person's touchscreen, pointer and keyboard, as far as it has them.
final class Seat {
  let id: SeatID
  let proxy: OpaquePointer
  private unowned let connection: Connection
  private var touch: Touch?
  private var pointer: Pointer?
  private var keyboard: Keyboard?

  init(proxy: OpaquePointer, id: SeatID, connection: Connection) {
    self.proxy = proxy
    self.id = id
    self.connection = connection
    wl_seat_add_listener(proxy, Seat.listener, address(of: self))
  }

  deinit {
    touch = nil
    pointer = nil
    keyboard = nil
    if wl_seat_get_version(proxy) >= UInt32(WL_SEAT_RELEASE_SINCE_VERSION) {
      wl_seat_release(proxy)
    } else {
      wl_seat_destroy(proxy)
    }
  }

  // MARK: For its devices

  /// The window of a surface, unless it is gone.
  func toplevel(of surface: OpaquePointer?) -> Toplevel? {
    connection.toplevel(of: surface)
  }

  /// Tells a window, unless it is gone.
  func deliver(_ event: InputEvent, to surface: OpaquePointer) {
    connection.toplevel(of: surface)?.receive(event)
  }

  /// A finger takes the pointer's place (W25).
  func fingerWillGoDown() {
    pointer?.suppress()
  }

  /// No finger may be left down.
  func fingersDidChange() {
    if touch?.hasFingers != true { pointer?.unsuppress() }
  }

  var cursorTheme: CursorTheme? { connection.cursorTheme }

  func makeCursorSurface() -> CursorSurface? {
    connection.globals.compositor.flatMap(CursorSurface.init(compositor:))
  }

  // MARK: For the connection and its windows

  /// Whether a finger or a button is down whose press had this serial.
  func isPressed(with serial: UInt32) -> Bool {
    touch?.isPressed(with: serial) == true || pointer?.isPressed(with: serial) == true
  }

  /// What is down, and had this serial, moves or resizes its window from here on. Weston tells no more of such a finger,
  /// not even that it is lifted; a pointer leaves.
  func handOver(serial: UInt32) {
    touch?.handOver(serial: serial)
  }

  /// The cursor or the scale of a window is another.
  func cursorDidChange(over toplevel: Toplevel) {
    pointer?.cursorDidChange(over: toplevel)
  }

  /// A surface is about to be destroyed.
  func surfaceIsGone(_ surface: OpaquePointer) {
    touch?.cancelAll(.surfaceClosed, on: surface)
    pointer?.cancelAll(.surfaceClosed, on: surface)
    keyboard?.reset(.surfaceClosed, on: surface)
  }

  /// Lets go of all devices.
  func reset(_ reason: LossReason) {
    dropTouch(reason)
    dropPointer(reason)
    dropKeyboard(reason)
  }

  // MARK: Capabilities

  /// A device is asked for only when there is one (W33).
  private func update(capabilities: UInt32) {
    func has(_ capability: wl_seat_capability) -> Bool { capabilities & capability.rawValue != 0 }
    if !has(WL_SEAT_CAPABILITY_TOUCH) {
      dropTouch(.capabilityLost)
    } else if touch == nil {
      touch = wl_seat_get_touch(proxy).map { Touch(proxy: $0, seat: self) }
    }
    if !has(WL_SEAT_CAPABILITY_POINTER) {
      dropPointer(.capabilityLost)
    } else if pointer == nil {
      pointer = wl_seat_get_pointer(proxy).map { Pointer(proxy: $0, seat: self) }
    }
    if !has(WL_SEAT_CAPABILITY_KEYBOARD) {
      dropKeyboard(.capabilityLost)
    } else if keyboard == nil {
      keyboard = wl_seat_get_keyboard(proxy).map { Keyboard(proxy: $0, seat: self, loop: connection.loop) }
    }
  }

  private func dropTouch(_ reason: LossReason) {
    guard let lost = touch else { return }
    lost.cancelAll(reason)
    touch = nil
    fingersDidChange()
  }

  private func dropPointer(_ reason: LossReason) {
    guard let lost = pointer else { return }
    lost.cancelAll(reason)
    pointer = nil
  }

  private func dropKeyboard(_ reason: LossReason) {
    guard let lost = keyboard else { return }
    lost.reset(reason)
    keyboard = nil
  }

  private nonisolated(unsafe) static let listener: UnsafePointer<wl_seat_listener> = {
    var table = wl_seat_listener()
    table.capabilities = { data, _, capabilities in
      recover(data, as: Seat.self)?.update(capabilities: capabilities)
    }
    table.name = { _, _, _ in }
    return allocateListener(table)
  }()
}

/// Why touches, a pointer's presses or a keyboard's keys are over without having ended.
enum LossReason: String {
  /// The compositor cancelled the touches.
  case compositor
  /// The device is gone.
  case capabilityLost
  case seatRemoved
  case surfaceClosed
  /// The same finger went down again without having been lifted.
  case downAgain
  /// A finger took the pointer's place.
  case fingerDown
  /// The finger moves or resizes its window from here on.
  case handedOver
  /// The compositor took the pointer or the keyboard away.
  case left
  case connectionLost
}
