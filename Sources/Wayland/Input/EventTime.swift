/// Turns the 32-bit milliseconds of a device's events, which wrap every 50 days, into a time that only grows (W47).
struct EventTime: Equatable {
  /// The time of the last event.
  private(set) var last: Duration = .zero
  private var raw: UInt32?

  /// A step back of up to this many milliseconds is disorder; a longer one is a clock set anew.
  private static let disorder: Int32 = 1000

  /// The time of an event. One that claims to be earlier than the last one happened at the same time as it.
  mutating func unwrap(_ milliseconds: UInt32) -> Duration {
    guard let raw else {
      self.raw = milliseconds
      last = .milliseconds(Int64(milliseconds))
      return last
    }
    let step = Int32(bitPattern: milliseconds &- raw)
    if step > 0 {
      last += .milliseconds(Int64(step))
      self.raw = milliseconds
    } else if step < -EventTime.disorder {
      self.raw = milliseconds
    }
    return last
  }
}
