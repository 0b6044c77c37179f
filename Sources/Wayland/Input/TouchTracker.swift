/// The fingers of one touchscreen: which are down, where, and on which surface. Pure.
///
/// Events gather until their frame, or until no finger is left down: Weston 10 and mutter send no frame after the last
/// `up` (W22).
struct TouchTracker {
  /// Events for one surface.
  struct Delivery: Equatable {
    let surface: OpaquePointer
    var events: [TouchEvent]
  }

  private struct Finger {
    let id: Int32
    let surface: OpaquePointer
    let serial: UInt32
    var x: Double
    var y: Double
  }

  private let seat: SeatID
  private var fingers: [Finger] = []
  private var gathered: [Delivery] = []
  private var time = EventTime()
  /// The compositor has sent a frame.
  private var hasFrames = false
  /// A whole touch came and went without a frame: an old cage, which never sends one. What comes is delivered at once.
  private var isFrameless = false

  init(seat: SeatID) {
    self.seat = seat
  }

  /// Whether any finger is down.
  var hasFingers: Bool { !fingers.isEmpty }

  /// Whether a finger is down whose `down` had this serial.
  func isPressed(with serial: UInt32) -> Bool {
    fingers.contains { $0.serial == serial }
  }

  mutating func down(
    id: Int32, surface: OpaquePointer, x: Double, y: Double, time raw: UInt32, serial: UInt32
  ) -> [Delivery] {
    let now = time.unwrap(raw)
    if let index = fingers.firstIndex(where: { $0.id == id }) {
      Log.wayland("finger \(id) is down already: cancelled (\(LossReason.downAgain.rawValue))")
      let lost = fingers.remove(at: index)
      gather(.cancelled, of: lost, at: now, serial: 0)
    }
    let finger = Finger(id: id, surface: surface, serial: serial, x: x, y: y)
    fingers.append(finger)
    gather(.down, of: finger, at: now, serial: serial)
    return isFrameless ? takeGathered() : []
  }

  mutating func motion(id: Int32, x: Double, y: Double, time raw: UInt32) -> [Delivery] {
    let now = time.unwrap(raw)
    guard let index = fingers.firstIndex(where: { $0.id == id }) else {
      Log.wayland("motion of finger \(id), which is not down, is ignored")
      return []
    }
    fingers[index].x = x
    fingers[index].y = y
    gather(.motion, of: fingers[index], at: now, serial: 0)
    return isFrameless ? takeGathered() : []
  }

  mutating func up(id: Int32, time raw: UInt32, serial: UInt32) -> [Delivery] {
    let now = time.unwrap(raw)
    guard let index = fingers.firstIndex(where: { $0.id == id }) else {
      Log.wayland("lifting of finger \(id), which is not down, is ignored")
      return []
    }
    let finger = fingers.remove(at: index)
    gather(.up, of: finger, at: now, serial: serial)
    guard fingers.isEmpty else { return isFrameless ? takeGathered() : [] }
    if !hasFrames { isFrameless = true }
    return takeGathered()
  }

  /// A frame ends: what has gathered belongs together.
  mutating func frame() -> [Delivery] {
    hasFrames = true
    isFrameless = false
    return takeGathered()
  }

  /// The one end of all touches that were not lifted: all of them, or those on a surface.
  mutating func cancelAll(_ reason: LossReason, on surface: OpaquePointer? = nil) -> [Delivery] {
    let lost = fingers.filter { surface == nil || $0.surface == surface }
    if !lost.isEmpty { Log.wayland("\(lost.count) touches are cancelled: \(reason.rawValue)") }
    fingers.removeAll { surface == nil || $0.surface == surface }
    for finger in lost { gather(.cancelled, of: finger, at: time.last, serial: 0) }
    return lost.isEmpty ? [] : takeGathered()
  }

  /// The compositor takes over the finger whose `down` had this serial.
  mutating func handOver(serial: UInt32) -> [Delivery] {
    guard let index = fingers.firstIndex(where: { $0.serial == serial }) else { return [] }
    Log.wayland("finger \(fingers[index].id) is cancelled: \(LossReason.handedOver.rawValue)")
    gather(.cancelled, of: fingers.remove(at: index), at: time.last, serial: 0)
    return takeGathered()
  }

  private mutating func gather(_ phase: TouchEvent.Phase, of finger: Finger, at time: Duration, serial: UInt32) {
    let event = TouchEvent(
      seat: seat, id: finger.id, phase: phase, x: finger.x, y: finger.y, time: time, serial: serial)
    if let index = gathered.firstIndex(where: { $0.surface == finger.surface }) {
      gathered[index].events.append(event)
    } else {
      gathered.append(Delivery(surface: finger.surface, events: [event]))
    }
  }

  private mutating func takeGathered() -> [Delivery] {
    defer { gathered = [] }
    return gathered
  }
}
