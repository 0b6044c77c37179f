/// Something that a person did in a window.
public enum InputEvent {
  /// The touch events of one `wl_touch.frame`, in order; where no frame comes, those up to the last finger's `up`.
  case touches([TouchEvent])
  /// One thing that a pointer did. Those of one `wl_pointer.frame` come one after the other.
  case pointer(PointerEvent)
  /// A key.
  case key(KeyEvent)
  /// The window got or lost the keyboard. When it is lost, every key counts as released.
  case keyboardFocus(Bool)
}

/// A seat, one person's set of input devices, for as long as the connection lives. Never used again for another seat.
public struct SeatID: Hashable, Sendable {
  /// The name of the seat's global.
  let name: UInt32

  /// Makes the identity of the seat whose global has this name. Programs get theirs from events.
  public init(name: UInt32) {
    self.name = name
  }
}

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
    /// release or by `cancelled`, a release outside the window included.
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

/// The scrolling of one `wl_pointer.frame`.
public struct AxisEvent: Equatable, Sendable {
  /// What was scrolled with.
  public enum Source: Sendable {
    /// A wheel with detents, or one without.
    case wheel
    /// Fingers on a touchpad; `isStopped` says when they are lifted.
    case finger
    /// Something that has no end of its own: no stop is sent.
    case continuous
    /// A wheel pushed to one side.
    case wheelTilt
    /// The compositor does not say: do not wait for a stop.
    case unknown
  }

  /// One direction of scrolling.
  public struct Axis: Equatable, Sendable {
    /// Logical pixels; to the right and down are positive.
    public var value: Double
    /// A wheel's turn in 120ths of a detent, 0 for what is not a wheel.
    public var value120: Int
    /// The fingers were lifted: what follows is the program's own momentum.
    public var isStopped: Bool

    /// Makes the scrolling in one direction.
    public init(value: Double = 0, value120: Int = 0, isStopped: Bool = false) {
      self.value = value
      self.value120 = value120
      self.isStopped = isStopped
    }
  }

  /// What was scrolled with.
  public var source: Source
  /// To the left and right.
  public var horizontal: Axis
  /// Up and down.
  public var vertical: Axis

  /// Makes the scrolling of one frame.
  public init(source: Source = .unknown, horizontal: Axis = Axis(), vertical: Axis = Axis()) {
    self.source = source
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

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

/// The modifiers that are active while a key is pressed.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// One bit for each modifier.
  public let rawValue: UInt8

  /// Makes a set of its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Either Shift key, or Shift kept by a lock.
  public static let shift = KeyModifiers(rawValue: 1)
  /// Either Control key.
  public static let control = KeyModifiers(rawValue: 2)
  /// The Alt key.
  public static let alt = KeyModifiers(rawValue: 4)
  /// The key with a logo, also called super.
  public static let logo = KeyModifiers(rawValue: 8)
  /// Capitals are locked.
  public static let capsLock = KeyModifiers(rawValue: 16)
}
