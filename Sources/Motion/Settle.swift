/// A number that comes to rest at its target from wherever a finger left it, at the speed the finger had, without ever
/// leaving its bounds.
///
/// It follows a critically damped spring, so it starts without a jump in place or speed. Thrown against a bound it stops
/// there: at once and for good if that is the target, to turn round from rest if it is the other one.
public struct Settle: ScalarMotion, Hashable {
  /// How long a few pixels take when the finger let go at rest.
  public static let shortest = Duration.milliseconds(200)

  /// How long `longWay` and more take then.
  public static let usual = Duration.milliseconds(350)

  /// However it started, it is over by then.
  public static let longest = Duration.milliseconds(450)

  /// In units, logical pixels: from here on a way counts as long. A menu's width.
  private static let longWay = 80.0

  /// Where it begins; within the bounds.
  public let start: Double
  /// Where it comes to rest; within the bounds.
  public let target: Double
  /// In units per second; finite.
  public let initialVelocity: Double
  /// What it never leaves.
  public let bounds: ClosedRange<Double>
  /// At most `longest`.
  public let duration: Duration

  private let spring: Spring
  /// When it turns round at the bound that is not its target, and that bound.
  private let turn: (time: Double, place: Double)?

  /// - Parameters:
  ///   - start: Brought into the bounds.
  ///   - target: Brought into the bounds.
  ///   - initialVelocity: In units per second; one that is not finite counts as 0.
  ///   - tolerance: How far from the target it may still be when it is put there.
  public init(
    from start: Double, to target: Double, initialVelocity: Double = 0, within bounds: ClosedRange<Double>,
    tolerance: Double = 0.25
  ) {
    func bounded(_ value: Double) -> Double {
      value.isNaN ? bounds.lowerBound : min(max(value, bounds.lowerBound), bounds.upperBound)
    }
    self.start = bounded(start)
    self.target = bounded(target)
    self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
    self.bounds = bounds
    let way = abs(self.start - self.target)
    let share = min(way / Self.longWay, 1)
    let atRest = Self.shortest.inSeconds + (Self.usual - Self.shortest).inSeconds * share
    var spring = Spring(
      dampingRatio: 1, settlingDuration: Duration(inSeconds: atRest),
      tolerance: min(max(tolerance / max(way, tolerance), 1e-6), 0.5))
    var course = Self.course(
      spring, self.start, self.target, self.initialVelocity, bounds: bounds, tolerance: tolerance)
    // Flung away from its target it may take longer; a stiffer spring takes it back in time.
    let limit = Self.longest.inSeconds
    for _ in 0..<32 where course.duration > limit {
      spring = Spring(
        angularFrequency: spring.angularFrequency * max(course.duration / limit, 1.02), dampingRatio: 1)
      course = Self.course(
        spring, self.start, self.target, self.initialVelocity, bounds: bounds, tolerance: tolerance)
    }
    self.spring = spring
    turn = course.turn
    duration = Duration(inSeconds: min(course.duration, limit))
  }

  /// Never outside the bounds.
  public func value(at time: Duration) -> Double {
    guard time < duration else { return target }
    return min(max(target + state(at: time).displacement, bounds.lowerBound), bounds.upperBound)
  }

  /// In units per second; 0 from `duration` on.
  public func velocity(at time: Duration) -> Double {
    guard time < duration else { return 0 }
    return state(at: time).velocity
  }

  private func state(at time: Duration) -> (displacement: Double, velocity: Double) {
    var (time, displacement, velocity) = (max(time.inSeconds, 0), start - target, initialVelocity)
    if let turn, time >= turn.time { (time, displacement, velocity) = (time - turn.time, turn.place - target, 0) }
    return (
      spring.displacement(after: time, from: displacement, velocity: velocity),
      spring.velocity(after: time, from: displacement, velocity: velocity)
    )
  }
}

extension Settle {
  private typealias Course = (duration: Double, turn: (time: Double, place: Double)?)

  /// Where the spring would leave the bounds, and when it is over.
  private static func course(
    _ spring: Spring, _ start: Double, _ target: Double, _ velocity: Double, bounds: ClosedRange<Double>,
    tolerance: Double
  ) -> Course {
    let displacement = start - target
    if displacement == 0,
      (target == bounds.upperBound && velocity >= 0) || (target == bounds.lowerBound && velocity <= 0)
    {
      return (0, nil)
    }
    let settled = spring.settlingTime(displacement: displacement, velocity: velocity, tolerance: tolerance)
    // Within the bounds at its only turning point means always.
    let turning = spring.turningTime(displacement: displacement, velocity: velocity) ?? 0
    let extreme = target + spring.displacement(after: turning, from: displacement, velocity: velocity)
    guard extreme < bounds.lowerBound || extreme > bounds.upperBound else { return (settled, nil) }
    let wall = extreme < bounds.lowerBound ? bounds.lowerBound : bounds.upperBound
    var (low, high) = (0.0, turning)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      let place = target + spring.displacement(after: middle, from: displacement, velocity: velocity)
      if bounds.contains(place) { low = middle } else { high = middle }
    }
    guard wall != target else { return (high, nil) }
    let back = spring.settlingTime(displacement: wall - target, velocity: 0, tolerance: tolerance)
    return (high + back, (high, wall))
  }

  public static func == (left: Settle, right: Settle) -> Bool {
    left.start == right.start && left.target == right.target && left.initialVelocity == right.initialVelocity
      && left.bounds == right.bounds && left.duration == right.duration && left.spring == right.spring
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(start)
    hasher.combine(target)
    hasher.combine(initialVelocity)
    hasher.combine(bounds)
  }
}
