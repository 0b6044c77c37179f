import Geometry

/// A cubic Bézier curve by itself: its length, and parts of it. The parameter goes from 0 at its start to 1 at its end.
struct CubicCurve {
  var start: Point
  var control1: Point
  var control2: Point
  var end: Point

  // MARK: Length

  /// How long the curve is up to `parameter`; not finite if its points are too far apart for that.
  func length(to parameter: Double = 1) -> Double {
    let tolerance = 1e-9 * polygonLength
    guard tolerance.isFinite else { return .infinity }
    let whole = estimatedLength(from: 0, to: parameter)
    return length(from: 0, to: parameter, estimate: whole, tolerance: tolerance, depth: 0)
  }

  /// Where the curve is `length` long: Newton's method, kept inside a bracket that only shrinks, since the curve may
  /// stand still somewhere.
  func parameter(atLength length: Double) -> Double {
    let total = self.length()
    guard length > 0, total > 0 else { return 0 }
    guard length < total else { return 1 }
    var (low, high) = (0.0, 1.0)
    var guess = length / total
    for _ in 0..<64 {
      let error = self.length(to: guess) - length
      if abs(error) <= 1e-9 * total { break }
      if error > 0 { high = guess } else { low = guess }
      let next = guess - error / speed(at: guess)
      guess = next > low && next < high ? next : (low + high) / 2
    }
    return guess
  }

  /// The longest that the curve can be.
  private var polygonLength: Double {
    (control1 - start).length + (control2 - control1).length + (end - control2).length
  }

  /// Halves the stretch until the halves add nothing to what is known of the whole. A curve that turns on the spot has a
  /// speed that is smooth nowhere near there; halving ends in any case.
  private func length(
    from low: Double, to high: Double, estimate: Double, tolerance: Double, depth: Int
  ) -> Double {
    let middle = (low + high) / 2
    let (first, second) = (estimatedLength(from: low, to: middle), estimatedLength(from: middle, to: high))
    guard abs(first + second - estimate) > tolerance, depth < 24 else { return first + second }
    return length(from: low, to: middle, estimate: first, tolerance: tolerance, depth: depth + 1)
      + length(from: middle, to: high, estimate: second, tolerance: tolerance, depth: depth + 1)
  }

  /// The integral of the speed by Gauss and Legendre's rule of five points.
  private func estimatedLength(from low: Double, to high: Double) -> Double {
    let (middle, half) = ((low + high) / 2, (high - low) / 2)
    return half
      * Self.rule.reduce(0) { sum, point in
        sum + point.weight * speed(at: middle + half * point.place)
      }
  }

  /// The roots of the fifth Legendre polynomial and their weights, in closed form.
  private static let rule: [(place: Double, weight: Double)] = {
    let inner = (5 - 2 * (10.0 / 7).squareRoot()).squareRoot() / 3
    let outer = (5 + 2 * (10.0 / 7).squareRoot()).squareRoot() / 3
    let innerWeight = (322 + 13 * 70.0.squareRoot()) / 900
    let outerWeight = (322 - 13 * 70.0.squareRoot()) / 900
    return [
      (-outer, outerWeight), (-inner, innerWeight), (0, 128.0 / 225), (inner, innerWeight), (outer, outerWeight),
    ]
  }()

  private func speed(at parameter: Double) -> Double {
    let rest = 1 - parameter
    let first = (control1 - start) * (3 * rest * rest)
    let second = (control2 - control1) * (6 * rest * parameter)
    return (first + second + (end - control2) * (3 * parameter * parameter)).length
  }

  // MARK: Parts

  /// The curve between two parameters: exactly the same curve, by de Casteljau's construction.
  func part(from low: Double, to high: Double) -> CubicCurve {
    let upper = low > 0 ? split(at: low).after : self
    return high < 1 ? upper.split(at: (high - low) / (1 - low)).before : upper
  }

  private func split(at parameter: Double) -> (before: CubicCurve, after: CubicCurve) {
    func between(_ first: Point, _ second: Point) -> Point { first + (second - first) * parameter }
    let (a, b, c) = (between(start, control1), between(control1, control2), between(control2, end))
    let (ab, bc) = (between(a, b), between(b, c))
    let middle = between(ab, bc)
    return (
      CubicCurve(start: start, control1: a, control2: ab, end: middle),
      CubicCurve(start: middle, control1: bc, control2: c, end: end)
    )
  }
}
