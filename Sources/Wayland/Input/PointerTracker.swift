/// One pointer: where it is, what is pressed, and what its window has been told of that. Pure.
///
/// A window hears of a pointer that is `inside` only. A finger takes the pointer's place: the window is told that it
/// left, and hears of it again when it moves after the finger is up (W25).
struct PointerTracker {
  /// An event for a surface.
  struct Delivery: Equatable {
    let surface: OpaquePointer
    let event: PointerEvent
  }

  private let seat: SeatID
  /// Since version 5, events belong together up to a frame; before, each stands alone.
  private let hasFrames: Bool
  private(set) var surface: OpaquePointer?
  private var x = 0.0
  private var y = 0.0
  /// The window has been told that the pointer is there.
  private var isInside = false
  private var enterSerial: UInt32 = 0
  /// The buttons whose press the window knows of, with the press's serial.
  private var buttons: [UInt32: UInt32] = [:]
  private var isSuppressed = false
  private var gathered: [Delivery] = []
  private var axes = AxisAccumulator()
  private var time = EventTime()

  init(seat: SeatID, hasFrames: Bool) {
    self.seat = seat
    self.hasFrames = hasFrames
  }

  /// Whether a button is held whose press had this serial.
  func isPressed(with serial: UInt32) -> Bool {
    buttons.values.contains(serial)
  }

  mutating func enter(_ surface: OpaquePointer, x: Double, y: Double, serial: UInt32) -> [Delivery] {
    withdraw(serial: serial)
    self.surface = surface
    self.x = x
    self.y = y
    enterSerial = serial
    announce()
    return takeUnlessGathering()
  }

  mutating func leave(_ surface: OpaquePointer?, serial: UInt32) -> [Delivery] {
    guard let surface, surface == self.surface else { return [] }
    withdraw(serial: serial)
    self.surface = nil
    return takeUnlessGathering()
  }

  mutating func motion(x: Double, y: Double, time raw: UInt32) -> [Delivery] {
    _ = time.unwrap(raw)
    guard surface != nil else { return [] }
    self.x = x
    self.y = y
    announce()
    gather(.motion)
    return takeUnlessGathering()
  }

  mutating func button(_ code: UInt32, isPressed: Bool, time raw: UInt32, serial: UInt32) -> [Delivery] {
    _ = time.unwrap(raw)
    if isPressed {
      guard surface != nil, !isSuppressed else { return [] }
      announce()
      buttons[code] = serial
    } else {
      // The release of a press that was cancelled, or began elsewhere, is no news.
      guard buttons.removeValue(forKey: code) != nil else { return [] }
    }
    gather(.button(code: code, isPressed: isPressed), serial: serial)
    return takeUnlessGathering()
  }

  mutating func axis(_ change: (inout AxisAccumulator) -> Void, time raw: UInt32? = nil) -> [Delivery] {
    if let raw { _ = time.unwrap(raw) }
    change(&axes)
    if !hasFrames { gatherAxes() }
    return takeUnlessGathering()
  }

  /// A frame ends: what has gathered belongs together.
  mutating func frame() -> [Delivery] {
    gatherAxes()
    return takeGathered()
  }

  /// A finger went down: the pointer is out of the way until it is up, and has moved.
  mutating func suppress() -> [Delivery] {
    guard !isSuppressed else { return [] }
    gatherAxes()
    withdraw(serial: 0)
    isSuppressed = true
    return takeGathered()
  }

  /// All fingers are up.
  mutating func unsuppress() {
    isSuppressed = false
  }

  /// The one end of a pointer that neither left nor released: it is lost altogether, or its surface is.
  mutating func cancelAll(_ reason: LossReason) -> [Delivery] {
    Log.wayland("the pointer is lost: \(reason.rawValue)")
    _ = axes.take()
    if isInside { gather(.cancelled) }
    isInside = false
    buttons = [:]
    surface = nil
    return takeGathered()
  }

  /// Tells the window that the pointer is there, if it does not know.
  private mutating func announce() {
    guard !isInside, !isSuppressed else { return }
    isInside = true
    gather(.enter, serial: enterSerial)
  }

  /// Tells the window that the pointer is away. Presses end without a release.
  private mutating func withdraw(serial: UInt32) {
    guard isInside else { return }
    if !buttons.isEmpty { gather(.cancelled) }
    buttons = [:]
    gather(.leave, serial: serial)
    isInside = false
  }

  private mutating func gatherAxes() {
    guard let event = axes.take(), surface != nil, !isSuppressed else { return }
    announce()
    gather(.axis(event))
  }

  private mutating func gather(_ kind: PointerEvent.Kind, serial: UInt32 = 0) {
    guard let surface, isInside else { return }
    gathered.append(
      Delivery(
        surface: surface,
        event: PointerEvent(seat: seat, kind: kind, x: x, y: y, time: time.last, serial: serial)))
  }

  private mutating func takeUnlessGathering() -> [Delivery] {
    hasFrames ? [] : takeGathered()
  }

  private mutating func takeGathered() -> [Delivery] {
    defer { gathered = [] }
    return gathered
  }
}

/// Gathers the axis events of one pointer frame. Pure (W36).
struct AxisAccumulator: Equatable {
  private var event = AxisEvent()
  private var hasAny = false

  /// The source, which is told once a frame, if at all.
  mutating func add(source: AxisEvent.Source) {
    event.source = source
  }

  /// A distance in logical pixels.
  mutating func add(value: Double, on axis: WritableKeyPath<AxisEvent, AxisEvent.Axis>) {
    guard value.isFinite else { return }
    event[keyPath: axis].value += value
    hasAny = true
  }

  /// A part of a detent, in 120ths.
  mutating func add(value120: Int, on axis: WritableKeyPath<AxisEvent, AxisEvent.Axis>) {
    event[keyPath: axis].value120 += value120
    hasAny = true
  }

  /// The fingers are lifted.
  mutating func stop(_ axis: WritableKeyPath<AxisEvent, AxisEvent.Axis>) {
    event[keyPath: axis].isStopped = true
    hasAny = true
  }

  /// What has gathered, and nothing the next time. A source alone is no event.
  mutating func take() -> AxisEvent? {
    defer { self = AxisAccumulator() }
    return hasAny ? event : nil
  }
}
