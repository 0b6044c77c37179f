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
