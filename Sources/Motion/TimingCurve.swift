/// How progress follows time: a cubic Bézier from (0, 0) to (1, 1), as Core Animation's `CAMediaTimingFunction`.
///
/// Source of the control points: the CSS Easing Functions specification, section 2.2, whose keywords are Core
/// Animation's.
public struct TimingCurve: Hashable, Sendable {
  private let x1, y1, x2, y2: Double

  /// Progress at the same speed all the way.
  public static let linear = TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1)
  /// Progress that sets out slowly and ends at full speed.
  public static let easeIn = TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
  /// Progress that sets out at full speed and comes to rest slowly.
  public static let easeOut = TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// Progress that sets out slowly and comes to rest slowly.
  public static let easeInOut = TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// A curve from (0, 0) to (1, 1) with two control points. Their x is brought into 0...1, so that time never runs
  /// backwards along the curve; their y is free, so that it may overshoot.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// The progress at a share of the duration: 0 until its beginning, 1 from its end on, and exact to 1e-9 between.
  public func value(at share: Double) -> Double {
    guard share > 0 else { return 0 }
    guard share < 1 else { return 1 }
    guard x1 != y1 || x2 != y2 else { return share }
    return Self.coordinate(y1, y2, at: parameter(forX: share))
  }

  /// Newton's method, kept inside a bracket that only shrinks: the curve's slope may be zero at its ends.
  private func parameter(forX x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var guess = x
    for _ in 0..<64 {
      let error = Self.coordinate(x1, x2, at: guess) - x
      if abs(error) < 1e-12 { return guess }
      if error > 0 { high = guess } else { low = guess }
      let next = guess - error / Self.slope(x1, x2, at: guess)
      guess = next > low && next < high ? next : (low + high) / 2
    }
    return guess
  }

  private static func coordinate(_ first: Double, _ second: Double, at t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
  }

  private static func slope(_ first: Double, _ second: Double, at t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * first + 6 * u * t * (second - first) + 3 * t * t * (1 - second)
  }
}
