import Glibc

/// Momentum that dies away exponentially, as a thrown scroll view's.
///
///     v(t) = v₀ r^(1000 t),   x(t) = x₀ + v₀ (1 - r^(1000 t)) / k,   k = -1000 ln r
///
/// with r the share of the velocity that is left after a millisecond: `UIScrollView.DecelerationRate`.
public struct Deceleration: ScalarMotion, Hashable {
  /// `UIScrollView.DecelerationRate.normal`.
  public static let normalRate = 0.998

  /// x₀, where it begins.
  public let start: Double
  /// v₀, in units per second; finite.
  public let initialVelocity: Double
  /// Where it would get to in endless time.
  public let target: Double
  /// From then on it is within `tolerance` of the target, and counts as there.
  public let duration: Duration

  /// k: what share of the remaining way is gone per second.
  private let decay: Double

  /// - Parameters:
  ///   - velocity: In units per second; one that is not finite counts as 0.
  ///   - rate: r, between 0 and 1.
  ///   - tolerance: How far from the target it may still be when it is put there.
  public init(from start: Double, velocity: Double, rate: Double = normalRate, tolerance: Double = 0.25) {
    self.start = start
    initialVelocity = velocity.isFinite ? velocity : 0
    decay = -1000 * log(min(max(rate, 0.1), 0.99999))
    let way = initialVelocity / decay
    target = start + way
    duration = Duration(inSeconds: abs(way) > tolerance ? log(abs(way) / max(tolerance, 1e-9)) / decay : 0)
  }

  /// x(t); before the start it is `start`.
  public func value(at time: Duration) -> Double {
    guard time < duration else { return target }
    return target - (target - start) * exp(-decay * max(time.inSeconds, 0))
  }

  /// v(t), in units per second.
  public func velocity(at time: Duration) -> Double {
    guard time < duration else { return 0 }
    return initialVelocity * exp(-decay * max(time.inSeconds, 0))
  }

  /// When it gets to a value, so that a bounce can take over there; nil if it never does.
  public func time(toReach value: Double) -> Duration? {
    guard value != start else { return .zero }
    let share = (value - start) / (target - start)
    guard share > 0, share < 1 else { return nil }
    let time = Duration(inSeconds: -log(1 - share) / decay)
    return time < duration ? time : nil
  }
}
