/// One thing that one key did.
public struct KeyEvent: Equatable, Sendable {
  /// What a key did.
  public enum Phase: Sendable {
    /// It went down.
    case pressed
    /// The key is held, and repeats at the compositor's rate.
    case repeated
    /// It came up.
    case released
  }

  /// The seat whose keyboard it is.
  public var seat: SeatID
  /// What the key did.
  public var phase: Phase
  /// The key's place, by its code in `linux/input-event-codes.h`.
  public var keycode: UInt32
  /// What the key means in the person's layout, as an xkbcommon keysym; 0 without a keymap.
  public var keysym: UInt32
  /// What the key types, dead keys composed; empty if nothing, and for releases.
  public var text: String
  /// The modifiers that are active.
  public var modifiers: KeyModifiers
  /// The device's time. Never goes backwards; only differences mean anything.
  public var time: Duration
  /// The event's serial; a repeat has that of its press.
  public var serial: UInt32

  /// Makes an event of a key.
  public init(
    seat: SeatID, phase: Phase, keycode: UInt32, keysym: UInt32, text: String, modifiers: KeyModifiers,
    time: Duration, serial: UInt32
  ) {
    self.seat = seat
    self.phase = phase
    self.keycode = keycode
    self.keysym = keysym
    self.text = text
    self.modifiers = modifiers
    self.time = time
    self.serial = serial
  }
}
