/// A number drawn to its target by a spring, taking over the velocity it had.
///
/// It may swing past the target; where nothing may be seen beyond, use `Settle`.
public struct SpringMotion: ScalarMotion, Hashable {
  /// What draws it.
  public let spring: Spring
  /// Where it begins.
  public let start: Double
  /// Where it comes to rest.
  public let target: Double
  /// In units per second; finite.
  public let initialVelocity: Double
  /// From then on it stays within `tolerance` of the target, and counts as there.
  public let duration: Duration

  /// - Parameters:
  ///   - initialVelocity: In units per second; one that is not finite counts as 0.
  ///   - tolerance: How far from the target it may still be when it is put there: nobody sees a quarter of a pixel.
  public init(
    spring: Spring, from start: Double, to target: Double, initialVelocity: Double = 0, tolerance: Double = 0.25
  ) {
    self.spring = spring
    self.start = start
    self.target = target
    self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
    duration = Duration(
      inSeconds: spring.settlingTime(
        displacement: start - target, velocity: self.initialVelocity, tolerance: tolerance))
  }

  /// May lie beyond the target, where the spring swings past it.
  public func value(at time: Duration) -> Double {
    guard time < duration else { return target }
    return target
      + spring.displacement(after: time.inSeconds, from: start - target, velocity: initialVelocity)
  }

  /// In units per second; 0 from `duration` on.
  public func velocity(at time: Duration) -> Double {
    guard time < duration else { return 0 }
    return spring.velocity(after: time.inSeconds, from: start - target, velocity: initialVelocity)
  }
}
