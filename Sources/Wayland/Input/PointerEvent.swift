/// One thing that a pointer did.
public struct PointerEvent: Equatable, Sendable {
  /// What a pointer did.
  public enum Kind: Equatable, Sendable {
    /// It is over the window, at this place.
    case enter
    /// It is no longer over the window.
    case leave
    /// It is at another place.
    case motion
    /// A button, by its code in `linux/input-event-codes.h`: the left one is 0x110. Every press is followed by a
    /// release or by `cancelled`, a release outside the window included (W35).
    case button(code: UInt32, isPressed: Bool)
    /// A wheel was turned, or a touchpad scrolled.
    case axis(AxisEvent)
    /// Presses are over without a release, and the pointer no longer hovers: it is unplugged, a finger took over, or
    /// the compositor took the pointer away in the middle of a press.
    case cancelled
  }

  /// The seat whose pointer it is.
  public var seat: SeatID
  /// What the pointer did.
  public var kind: Kind
  /// Logical pixels from the window's left edge; outside the window while a button is held.
  public var x: Double
  /// Logical pixels from the window's top edge.
  public var y: Double
  /// The device's time. Never goes backwards; only differences mean anything.
  public var time: Duration
  /// The serial of an `enter`, a `leave` or a button, otherwise 0. Moves and resizes want that of the press.
  public var serial: UInt32

  /// Makes an event of a pointer.
  public init(seat: SeatID, kind: Kind, x: Double, y: Double, time: Duration, serial: UInt32 = 0) {
    self.seat = seat
    self.kind = kind
    self.x = x
    self.y = y
    self.time = time
    self.serial = serial
  }
}
