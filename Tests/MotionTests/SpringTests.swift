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
}
