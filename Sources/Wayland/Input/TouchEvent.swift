/// One thing that one finger did.
public struct TouchEvent: Equatable, Sendable {
  /// What a finger did.
  public enum Phase: Sendable {
    /// It touches the screen.
    case down
    /// It is at another place.
    case motion
    /// It was lifted, at its last place.
    case up
    /// The touch is over without having meant anything: settle, and fire nothing.
    case cancelled
  }

  /// The seat whose touchscreen it is.
  public var seat: SeatID
  /// The finger, among those of its seat that are down.
  public var id: Int32
  /// What the finger did.
  public var phase: Phase
  /// Logical pixels from the left edge of the window where the finger went down.
  public var x: Double
  /// Logical pixels from the top edge of the window where the finger went down.
  public var y: Double
  /// The device's time. Never goes backwards; only differences mean anything.
  public var time: Duration
  /// The serial of a `down` or an `up`, otherwise 0. Moves and resizes want that of the `down`.
  public var serial: UInt32

  /// Makes an event of a finger.
  public init(seat: SeatID, id: Int32, phase: Phase, x: Double, y: Double, time: Duration, serial: UInt32 = 0) {
    self.seat = seat
    self.id = id
    self.phase = phase
    self.x = x
    self.y = y
    self.time = time
    self.serial = serial
  }
}
