import Geometry
import Motion
import Testing

@Suite("Timing curves")
struct TimingCurveTests {
  /// Walks along the Bézier in tiny steps to where its x is `share`.
  private func walk(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, to share: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<100 {
      let t = (low + high) / 2
      // De Casteljau, not the polynomial.
      let (a, b, c) = (t * x1, x1 + t * (x2 - x1), x2 + t * (1 - x2))
      let (d, e) = (a + t * (b - a), b + t * (c - b))
      if d + t * (e - d) < share { low = t } else { high = t }
    }
    let t = low
    let (a, b, c) = (t * y1, y1 + t * (y2 - y1), y2 + t * (1 - y2))
    let (d, e) = (a + t * (b - a), b + t * (c - b))
    return d + t * (e - d)
  }

  @Test(
    "agrees with the Bézier it is said to be",
    arguments: [
      (0.42, 0.0, 1.0, 1.0), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1), (0.25, 0.1, 0.25, 1), (0.9, 0, 0.1, 1),
      (0.3, -0.5, 0.7, 1.5),
    ])
  func bezier(x1: Double, y1: Double, x2: Double, y2: Double) {
    let curve = TimingCurve(x1: x1, y1: y1, x2: x2, y2: y2)
    for step in 0...200 {
      let share = Double(step) / 200
      #expect(abs(curve.value(at: share) - walk(x1, y1, x2, y2, to: share)) < 1e-6)
    }
  }

  /// The values that browsers' tests state for the CSS keywords.
  @Test(
    "half way",
    arguments: [
      (TimingCurve.linear, 0.5), (.easeIn, 0.315_357), (.easeOut, 0.684_643), (.easeInOut, 0.5),
    ])
  func halfWay(curve: TimingCurve, expected: Double) {
    #expect(abs(curve.value(at: 0.5) - expected) < 1e-6)
  }

  @Test("rests at its ends", arguments: [TimingCurve.linear, .easeIn, .easeOut, .easeInOut])
  func ends(curve: TimingCurve) {
    #expect(curve.value(at: -1) == 0)
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: 2) == 1)
    #expect(curve.value(at: .nan) == 0)
  }

  @Test("a property goes from its old value to exactly its new one (R3.5)") func property() {
    let animation = PropertyAnimation(from: 0.1, to: 0.7, duration: .milliseconds(250), curve: .linear)
    #expect(animation.value(at: .milliseconds(-5)) == 0.1)
    #expect(animation.value(at: .zero) == 0.1)
    #expect(abs(animation.value(at: .milliseconds(125)) - 0.4) < 1e-12)
    #expect(animation.value(at: .milliseconds(250)) == 0.7)
    #expect(!animation.isFinished(at: .milliseconds(249)))
    #expect(animation.isFinished(at: .milliseconds(250)))
  }

  @Test("an animation interrupted starts from what is on screen (R3.5)") func interrupted() {
    let first = PropertyAnimation(from: 0.0, to: 1.0, duration: .milliseconds(250))
    let seen = first.value(at: .milliseconds(90))
    let second = PropertyAnimation(from: seen, to: 0, duration: .milliseconds(250))
    #expect(second.value(at: .zero) == seen)
  }

  @Test("no duration shows the new value at once", arguments: [Duration.zero, .seconds(-1)])
  func noDuration(duration: Duration) {
    let animation = PropertyAnimation(from: Point(x: 1, y: 2), to: Point(x: 3, y: 4), duration: duration)
    #expect(animation.value(at: .zero) == Point(x: 3, y: 4))
    #expect(animation.isFinished(at: .zero))
  }

  @Test("rectangles are interpolated by origin and size") func rectangles() {
    let animation = PropertyAnimation(
      from: Rect(x: 0, y: 0, width: 100, height: 40), to: Rect(x: 10, y: -20, width: 200, height: 40),
      duration: .seconds(1), curve: .linear)
    #expect(animation.value(at: .milliseconds(500)) == Rect(x: 5, y: -10, width: 150, height: 40))
  }
}
