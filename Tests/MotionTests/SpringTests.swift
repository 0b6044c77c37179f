import Motion
import Testing

@Suite("Spring")
struct SpringTests {
  /// Fourth-order Runge-Kutta over x'' = -2 ζ ω x' - ω² x: the equation itself, not our solution of it.
  private func integrate(
    _ frequency: Double, _ ratio: Double, _ start: Double, _ speed: Double, until end: Double
  ) -> (x: Double, v: Double) {
    func acceleration(_ x: Double, _ v: Double) -> Double { -2 * ratio * frequency * v - frequency * frequency * x }
    let steps = 20_000
    let h = end / Double(steps)
    var (x, v) = (start, speed)
    for _ in 0..<steps {
      let (x1, v1) = (v, acceleration(x, v))
      let (x2, v2) = (v + h / 2 * v1, acceleration(x + h / 2 * x1, v + h / 2 * v1))
      let (x3, v3) = (v + h / 2 * v2, acceleration(x + h / 2 * x2, v + h / 2 * v2))
      let (x4, v4) = (v + h * v3, acceleration(x + h * x3, v + h * v3))
      x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
    }
    return (x, v)
  }

  @Test(
    "agrees with the equation of motion, integrated step by step",
    arguments: [0.1, 0.5, 0.8, 0.999, 1, 1.000_000_1, 1.001, 1.5, 4], [-4000.0, -300, 0, 900])
  func equation(ratio: Double, speed: Double) {
    let spring = Spring(angularFrequency: 12, dampingRatio: ratio)
    for time in [0.01, 0.08, 0.3, 0.9] {
      let expected = integrate(12, ratio, 80, speed, until: time)
      #expect(abs(spring.displacement(after: time, from: 80, velocity: speed) - expected.x) < 1e-4)
      #expect(abs(spring.velocity(after: time, from: 80, velocity: speed) - expected.v) < 1e-3)
    }
  }

  /// ζ = 1: x = (x₀ + (v₀ + ω x₀) t) e^(-ω t); ω = 10, x₀ = 1, v₀ = 0. By hand: 2/e, 3/e², 6/e⁵.
  @Test("critically damped, by hand", arguments: [(0.1, 0.735_758_882), (0.2, 0.406_005_850), (0.5, 0.040_427_682)])
  func criticalByHand(time: Double, expected: Double) {
    let spring = Spring(angularFrequency: 10, dampingRatio: 1)
    #expect(abs(spring.displacement(after: time, from: 1, velocity: 0) - expected) < 1e-8)
  }

  /// ζ = 0.6, ω = 10: decay 6, swing 8; at t = π/8 the sine is gone, so x = -e^(-6 π/8).
  @Test("under-damped, by hand") func underByHand() {
    let spring = Spring(angularFrequency: 10, dampingRatio: 0.6)
    #expect(abs(spring.displacement(after: .pi / 8, from: 1, velocity: 0) + 0.094_780) < 1e-5)
  }

  @Test(
    "is within its tolerance from the settling time on, and was not long before",
    arguments: [0.1, 0.5, 0.8, 0.999_9, 1, 1.001, 1.5, 4], [-4000.0, -300, 0, 900])
  func settling(ratio: Double, speed: Double) {
    let spring = Spring(angularFrequency: 12, dampingRatio: ratio)
    let settled = spring.settlingTime(displacement: 80, velocity: speed, tolerance: 0.25)
    for step in 0...2000 {
      let time = settled + Double(step) * 0.001
      #expect(abs(spring.displacement(after: time, from: 80, velocity: speed)) <= 0.25 + 1e-9)
    }
    // A swing touches its envelope twice a period.
    let earlier = ratio < 1 ? 2 * Double.pi / (12 * (1 - ratio * ratio).squareRoot()) : 0.001
    let was = stride(from: max(settled - earlier, 0), to: settled, by: 0.000_1).contains {
      abs(spring.displacement(after: $0, from: 80, velocity: speed)) > 0.249
    }
    #expect(was)
  }

  @Test("settles when it was told to (R2.2)", arguments: [0.2, 0.8, 1, 2])
  func settlingDuration(ratio: Double) {
    let spring = Spring(dampingRatio: ratio, settlingDuration: .milliseconds(500))
    #expect(abs(spring.settlingTime(displacement: 300, velocity: 0, tolerance: 0.3) - 0.5) < 1e-9)
  }

  @Test("nothing to do takes no time", arguments: [0.5, 1, 3]) func atRest(ratio: Double) {
    #expect(
      Spring(angularFrequency: 9, dampingRatio: ratio).settlingTime(displacement: 0, velocity: 0, tolerance: 1) == 0)
  }

  @Test("what is no number makes a spring all the same", arguments: [Double.nan, .infinity, -1, 0])
  func nonsense(value: Double) {
    let spring = Spring(angularFrequency: value, dampingRatio: value)
    let place = spring.displacement(after: 1, from: 80, velocity: 0)
    #expect(place.isFinite)
    #expect(spring.settlingTime(displacement: 80, velocity: 0, tolerance: 0.25).isFinite)
  }

  @Test("a spring motion starts with the finger's place and speed, and ends at its target") func motion() {
    let motion = SpringMotion(
      spring: Spring(dampingRatio: 0.8, settlingDuration: .milliseconds(500)), from: 40, to: 260, initialVelocity: 700)
    #expect(motion.value(at: .zero) == 40)
    #expect(abs(motion.velocity(at: .zero) - 700) < 1e-9)
    #expect(abs(motion.value(at: motion.duration - .nanoseconds(1)) - 260) <= 0.25)
    #expect(motion.value(at: motion.duration) == 260)
    #expect(motion.velocity(at: motion.duration) == 0)
    #expect(motion.isFinished(at: motion.duration))
    #expect(!motion.isFinished(at: motion.duration - .nanoseconds(1)))
  }
}
