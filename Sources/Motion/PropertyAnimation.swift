/// A property on its way from one value to another along a timing curve.
///
/// The model already has the new value; this is what is seen until then. To interrupt one, start the next from
/// `value(at:)` now.
public struct PropertyAnimation<Value: Interpolatable>: Sendable {
  /// What is seen at the start.
  public let from: Value
  /// What is seen at the end, and is the model's value all the while.
  public let to: Value
  /// How long it takes.
  public let duration: Duration
  /// How the progress is spread over the duration.
  public let curve: TimingCurve

  /// A duration of zero or less shows `to` at once.
  public init(from: Value, to: Value, duration: Duration, curve: TimingCurve = .easeInOut) {
    self.from = from
    self.to = to
    self.duration = duration
    self.curve = curve
  }

  /// What is seen `time` after the start: `from` before it, exactly `to` from `duration` on.
  public func value(at time: Duration) -> Value {
    guard time < duration else { return to }
    guard time > .zero else { return from }
    return from.interpolated(to: to, share: curve.value(at: time / duration))
  }

  /// Whether `to` is seen by then.
  public func isFinished(at time: Duration) -> Bool { time >= duration }
}
