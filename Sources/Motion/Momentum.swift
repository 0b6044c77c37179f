/// A thrown scroll offset: it coasts, and at an end of the content it bounces softly or stops.
public struct Momentum: ScalarMotion, Hashable {
  /// ω of the bounce, in radians per second, critically damped: like UIKit's scroll view's (stiffness 100, mass 1).
  private static let bounce = Spring(angularFrequency: 10, dampingRatio: 1)

  private enum Course: Hashable {
    case coasting(Deceleration)
    case springing(SpringMotion)

    var motion: any ScalarMotion {
      switch self {
      case .coasting(let motion): motion
      case .springing(let motion): motion
      }
    }
  }

  private struct Phase: Hashable {
    var beginning: Duration
    var course: Course
  }

  private var phases: [Phase] = []

  /// Where it comes to rest: always within the bounds.
  public let target: Double
  /// Coasting and bounces together.
  public let duration: Duration

  /// - Parameters:
  ///   - start: Where the finger left it; beyond the bounds it springs back.
  ///   - velocity: In units per second; one that is not finite counts as 0.
  ///   - bounds: Where the content begins and ends.
  ///   - bounces: Whether it may be seen beyond an end.
  public init(
    from start: Double, velocity: Double, within bounds: ClosedRange<Double>, bounces: Bool,
    rate: Double = Deceleration.normalRate
  ) {
    let inside = min(max(start, bounds.lowerBound), bounds.upperBound)
    var (beginning, place, speed) = (Duration.zero, bounces ? start : inside, velocity.isFinite ? velocity : 0)
    if place != inside {
      let spring = SpringMotion(spring: Self.bounce, from: place, to: inside, initialVelocity: speed)
      phases.append(Phase(beginning: .zero, course: .springing(spring)))
      // Thrown back into the content it goes on there: x + (v + ω x) t = 0.
      let displacement = place - inside
      let slope = speed + Self.bounce.angularFrequency * displacement
      let crossing = Duration(inSeconds: -displacement / slope)
      guard slope * displacement < 0, crossing < spring.duration else {
        (target, duration) = (inside, spring.duration)
        return
      }
      (beginning, place, speed) = (crossing, inside, spring.velocity(at: crossing))
    }
    let coasting = Deceleration(from: place, velocity: speed, rate: rate)
    phases.append(Phase(beginning: beginning, course: .coasting(coasting)))
    let wall = min(max(coasting.target, bounds.lowerBound), bounds.upperBound)
    guard wall != coasting.target else {
      (target, duration) = (wall, beginning + coasting.duration)
      return
    }
    let reached = coasting.time(toReach: wall) ?? coasting.duration
    let bounce = SpringMotion(
      spring: Self.bounce, from: wall, to: wall, initialVelocity: bounces ? coasting.velocity(at: reached) : 0)
    phases.append(Phase(beginning: beginning + reached, course: .springing(bounce)))
    (target, duration) = (wall, beginning + reached + bounce.duration)
  }

  /// Beyond the bounds only while it bounces.
  public func value(at time: Duration) -> Double {
    guard time < duration, let phase = phase(at: time) else { return target }
    return phase.course.motion.value(at: time - phase.beginning)
  }

  /// In units per second; may jump where it meets an end that it does not bounce from.
  public func velocity(at time: Duration) -> Double {
    guard time < duration, let phase = phase(at: time) else { return 0 }
    return phase.course.motion.velocity(at: time - phase.beginning)
  }

  private func phase(at time: Duration) -> Phase? { phases.last { $0.beginning <= time } ?? phases.first }
}
