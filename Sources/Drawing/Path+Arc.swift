import Geometry
import Glibc

extension Path {
  /// No arc in a path is longer than this: a cubic curve is then off by less than 1e-7 of the radius.
  private static let longestArc = Double.pi / 8

  /// A part of a circle, from `startAngle` to `endAngle`; a straight line leads there from where the pen is.
  ///
  /// Angles are in radians from the rightmost point; with y down they grow clockwise. As with UIKit's, the direction
  /// decides which way the arc goes from one to the other, at most once around. A negative radius and what is not finite
  /// add nothing.
  public mutating func arc(
    center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    let sweep = Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    guard sweep.isFinite, center.x.isFinite, center.y.isFinite, radius.isFinite, radius >= 0 else { return }
    func onCircle(_ angle: Double, out: Double = 1, along: Double = 0) -> Point {
      let (sine, cosine) = (sin(angle), cos(angle))
      return center + Vector(dx: out * cosine - along * sine, dy: out * sine + along * cosine) * radius
    }
    line(to: onCircle(startAngle))
    let count = (abs(sweep) / Self.longestArc - 1e-9).rounded(.up)
    guard count > 0 else { return }
    let step = sweep / count
    // The standard distance of the control points, which puts the curve's middle on the circle.
    let handle = 4.0 / 3 * tan(step / 4)
    for index in 0..<Int(count) {
      let (from, to) = (startAngle + Double(index) * step, startAngle + Double(index + 1) * step)
      curve(
        to: onCircle(to), control1: onCircle(from, along: handle), control2: onCircle(to, along: -handle))
    }
  }

  /// How far an arc turns: at most once around, positive clockwise.
  private static func sweep(from start: Double, to end: Double, clockwise: Bool) -> Double {
    let turn = 2 * Double.pi
    let way = clockwise ? end - start : start - end
    let amount = way >= 0 ? min(way, turn) : turn + way.truncatingRemainder(dividingBy: turn)
    return clockwise ? amount : -amount
  }
}
