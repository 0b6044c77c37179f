/// A number on its way: a scroll offset that settles, a panel that springs.
///
/// Pure: time is the `Duration` since its start, positions are whatever unit it was made with, velocities that unit per
/// second. At `duration` and ever after the value is exactly `target` and the velocity zero.
public protocol ScalarMotion: Sendable {
  /// Where it ends.
  var target: Double { get }

  /// When it ends.
  var duration: Duration { get }

  /// Where it is `time` after its start: exactly `target` from `duration` on.
  func value(at time: Duration) -> Double

  /// In units per second; what a finger or another motion that takes over continues with.
  func velocity(at time: Duration) -> Double
}

extension ScalarMotion {
  /// Whether it has come to rest by then.
  public func isFinished(at time: Duration) -> Bool { time >= duration }
}

extension Duration {
  /// The whole of it in seconds.
  public var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }

  /// From seconds that were computed: what is not a number is zero, and a thousand years is enough for anybody.
  public init(inSeconds seconds: Double) {
    let limit = 3.2e10
    self = seconds.isNaN ? .zero : .seconds(min(max(seconds, -limit), limit))
  }
}
