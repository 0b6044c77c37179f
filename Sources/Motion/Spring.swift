import Glibc

/// A damped harmonic oscillator, solved exactly: any frame rate gives the same curve.
///
///     x'' + 2 ζ ω x' + ω² x = 0
///
/// where x is the distance from the target, ω the undamped angular frequency and ζ the damping ratio. Source: any text on
/// oscillations, e.g. Feynman's Lectures, volume I, chapter 24; checked in the tests against the equation itself.
public struct Spring: Hashable, Sendable {
  /// ω, in radians per second.
  public let angularFrequency: Double

  /// ζ: below 1 it swings past its target, at 1 it is as quick as it can be without, above it creeps.
  public let dampingRatio: Double

  /// Both are brought into the range of springs that come to rest within a minute or so: ω at least 0.01 and ζ at least
  /// 0.01.
  public init(angularFrequency: Double, dampingRatio: Double) {
    self.angularFrequency = angularFrequency.isFinite ? max(angularFrequency, 0.01) : 0.01
    self.dampingRatio = dampingRatio.isFinite ? max(dampingRatio, 0.01) : 1
  }

  /// By when it has settled: from then on, started at rest, it keeps within `tolerance` of the way it had to go.
  ///
  /// The curve's shape depends on ω t alone, so ω is the settling time of the spring with ω = 1 over the one asked for.
  public init(dampingRatio: Double, settlingDuration: Duration, tolerance: Double = 0.001) {
    let unit = Spring(angularFrequency: 1, dampingRatio: dampingRatio)
    let settled = unit.settlingTime(displacement: 1, velocity: 0, tolerance: tolerance)
    self.init(angularFrequency: settled / max(settlingDuration.inSeconds, 1e-3), dampingRatio: dampingRatio)
  }

  /// Distance from the target after `time` seconds, having started at `displacement` with `velocity` (units per second).
  public func displacement(after time: Double, from displacement: Double, velocity: Double) -> Double {
    state(after: time, displacement: displacement, velocity: velocity).displacement
  }

  /// Velocity after `time` seconds, in units per second.
  public func velocity(after time: Double, from displacement: Double, velocity: Double) -> Double {
    state(after: time, displacement: displacement, velocity: velocity).velocity
  }

  /// When, in seconds, it comes within `tolerance` of its target for good. Below ζ = 1 that is when the swing's envelope
  /// does, up to half a swing later than the curve itself.
  public func settlingTime(displacement: Double, velocity: Double, tolerance: Double) -> Double {
    let tolerance = max(tolerance, 1e-12)
    if case .under(let decay, let frequency) = regime {
      let sine = (velocity + decay * displacement) / frequency
      let amplitude = (displacement * displacement + sine * sine).squareRoot()
      return amplitude > tolerance ? log(amplitude / tolerance) / decay : 0
    }
    // Past its only turning point the curve only nears the target; before it, it runs one way.
    let turn = turningTime(displacement: displacement, velocity: velocity) ?? 0
    func isOutside(_ time: Double) -> Bool {
      abs(self.displacement(after: time, from: displacement, velocity: velocity)) > tolerance
    }
    var (low, high) = (0.0, turn)
    if isOutside(turn) {
      (low, high) = (turn, turn + 1 / angularFrequency)
      while isOutside(high), high < 1e6 { (low, high) = (high, high * 2) }
    } else if !isOutside(0) {
      return 0
    }
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if isOutside(middle) { low = middle } else { high = middle }
    }
    return high
  }

  /// When, in seconds, the curve first turns round after its start; nil if it never does.
  func turningTime(displacement: Double, velocity: Double) -> Double? {
    switch regime {
    case .under(let decay, let frequency):
      // x' = e^(-decay t) (v cos ft - s sin ft)
      let s = (decay * velocity + angularFrequency * angularFrequency * displacement) / frequency
      guard s != 0 || velocity != 0 else { return nil }
      let angle = atan2(velocity, s)
      return (angle > 1e-12 ? angle : angle + Double.pi) / frequency
    case .critical(let decay):
      let slope = velocity + decay * displacement
      guard slope != 0 else { return nil }
      let time = 1 / decay - displacement / slope
      return time > 1e-12 ? time : nil
    case .over(let slow, let fast):
      let (first, second) = Self.coefficients(slow, fast, displacement, velocity)
      let ratio = -(second * fast) / (first * slow)
      guard ratio.isFinite, ratio > 0 else { return nil }
      let time = log(ratio) / (slow - fast)
      return time > 1e-12 ? time : nil
    }
  }

  private enum Regime {
    /// e^(-decay t) times a swing of `frequency`.
    case under(decay: Double, frequency: Double)
    case critical(decay: Double)
    /// Two exponentials; both rates are negative, the slow one nearer to zero.
    case over(slow: Double, fast: Double)
  }

  /// Within a millionth of ζ = 1 the three solutions agree to more digits than anyone sees, and the outer two divide by
  /// nearly nothing.
  private var regime: Regime {
    let decay = dampingRatio * angularFrequency
    guard abs(dampingRatio - 1) > 1e-6 else { return .critical(decay: angularFrequency) }
    if dampingRatio < 1 {
      return .under(decay: decay, frequency: angularFrequency * (1 - dampingRatio * dampingRatio).squareRoot())
    }
    let fast = -decay - angularFrequency * (dampingRatio * dampingRatio - 1).squareRoot()
    return .over(slow: angularFrequency * angularFrequency / fast, fast: fast)
  }

  private static func coefficients(
    _ slow: Double, _ fast: Double, _ displacement: Double, _ velocity: Double
  ) -> (Double, Double) {
    let first = (velocity - fast * displacement) / (slow - fast)
    return (first, displacement - first)
  }

  private func state(
    after time: Double, displacement: Double, velocity: Double
  ) -> (displacement: Double, velocity: Double) {
    let time = max(time, 0)
    switch regime {
    case .under(let decay, let frequency):
      let sine = (velocity + decay * displacement) / frequency
      let (s, c) = (sin(frequency * time), cos(frequency * time))
      let envelope = exp(-decay * time)
      let swing = displacement * c + sine * s
      return (envelope * swing, envelope * (frequency * (sine * c - displacement * s) - decay * swing))
    case .critical(let decay):
      let slope = velocity + decay * displacement
      let envelope = exp(-decay * time)
      let line = displacement + slope * time
      return (envelope * line, envelope * (slope - decay * line))
    case .over(let slow, let fast):
      let (first, second) = Self.coefficients(slow, fast, displacement, velocity)
      let (one, two) = (first * exp(slow * time), second * exp(fast * time))
      return (one + two, slow * one + fast * two)
    }
  }
}

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
