import Geometry
import Glibc

/// Lines and cubic curves, as a value. Its coordinates are those of the canvas that draws it: at first device pixels,
/// in a view's `draw(_:)` the view's own.
public struct Path: Hashable, Sendable {
  /// One step of the pen that draws a path.
  public enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case curve(Point, control1: Point, control2: Point)
    case close

    /// The points and control points that it names.
    var points: [Point] {
      switch self {
      case .move(let point), .line(let point): [point]
      case .curve(let point, let control1, let control2): [control1, control2, point]
      case .close: []
      }
    }

    var isFinite: Bool { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
  }

  /// Every step of the pen that draws the path, in order.
  public private(set) var elements: [Element] = []

  /// An empty path, which draws nothing.
  public init() {}

  /// Whether the path has no step at all.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a new figure at a point.
  public mutating func move(to point: Point) { elements.append(.move(point)) }
  /// Adds a straight line from where the pen is to `point`; where no figure has begun, it begins one there.
  public mutating func line(to point: Point) { elements.append(.line(point)) }
  /// Adds a cubic Bézier curve from where the pen is to `point`; it leaves towards `control1` and arrives from
  /// `control2`.
  public mutating func curve(to point: Point, control1: Point, control2: Point) {
    elements.append(.curve(point, control1: control1, control2: control2))
  }
  /// Adds a straight line back to where the figure began, with a corner there instead of two ends.
  public mutating func close() { elements.append(.close) }

  /// Adds all the steps of another path.
  public mutating func append(_ other: Path) { elements += other.elements }

  /// The path's true arc length over all its figures. Keep a `PathMeasure` to ask for it often.
  public var length: Double { PathMeasure(self).length }

  /// The part of the path between two shares of its length, 0...1. `PathMeasure.trimmed` is cheaper for one part after
  /// another.
  public func trimmed(from start: Double, to end: Double) -> Path {
    PathMeasure(self).trimmed(from: start, to: end)
  }

  /// The smallest rectangle that holds every point and control point, and so all that is filled. Steps to what is not
  /// finite are left out.
  public var boundingBox: Rect { Rect(around: elements.lazy.filter(\.isFinite).flatMap(\.points)) }

  /// The distance of a quarter circle's control points from its ends, in radii: within 0.03 % of the circle.
  private static let quarter = 0.552_284_749_830_793_4

  /// A closed rectangle, clockwise from its top left.
  public static func rect(_ rect: Rect) -> Path {
    var path = Path()
    let corners = rect.corners
    path.move(to: corners[0])
    for corner in corners.dropFirst() { path.line(to: corner) }
    path.close()
    return path
  }

  /// The ellipse that fills `rect`, clockwise from its rightmost point.
  public static func ellipse(in rect: Rect) -> Path {
    let (center, rx, ry) = (rect.center, rect.width / 2, rect.height / 2)
    var path = Path()
    func at(_ x: Double, _ y: Double) -> Point { Point(x: center.x + x * rx, y: center.y + y * ry) }
    path.move(to: at(1, 0))
    path.curve(to: at(0, 1), control1: at(1, quarter), control2: at(quarter, 1))
    path.curve(to: at(-1, 0), control1: at(-quarter, 1), control2: at(-1, quarter))
    path.curve(to: at(0, -1), control1: at(-1, -quarter), control2: at(-quarter, -1))
    path.curve(to: at(1, 0), control1: at(quarter, -1), control2: at(1, -quarter))
    path.close()
    return path
  }

  /// A closed circle, clockwise from its rightmost point.
  public static func circle(center: Point, radius: Double) -> Path {
    ellipse(in: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// A rectangle with round corners; the radius is at most half the shorter side.
  public static func roundedRect(_ rect: Rect, radius: Double) -> Path {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0 else { return .rect(rect) }
    let inset = radius * (1 - quarter)
    var path = Path()
    path.move(to: Point(x: rect.minX + radius, y: rect.minY))
    path.line(to: Point(x: rect.maxX - radius, y: rect.minY))
    path.curve(
      to: Point(x: rect.maxX, y: rect.minY + radius), control1: Point(x: rect.maxX - inset, y: rect.minY),
      control2: Point(x: rect.maxX, y: rect.minY + inset))
    path.line(to: Point(x: rect.maxX, y: rect.maxY - radius))
    path.curve(
      to: Point(x: rect.maxX - radius, y: rect.maxY), control1: Point(x: rect.maxX, y: rect.maxY - inset),
      control2: Point(x: rect.maxX - inset, y: rect.maxY))
    path.line(to: Point(x: rect.minX + radius, y: rect.maxY))
    path.curve(
      to: Point(x: rect.minX, y: rect.maxY - radius), control1: Point(x: rect.minX + inset, y: rect.maxY),
      control2: Point(x: rect.minX, y: rect.maxY - inset))
    path.line(to: Point(x: rect.minX, y: rect.minY + radius))
    path.curve(
      to: Point(x: rect.minX + radius, y: rect.minY), control1: Point(x: rect.minX, y: rect.minY + inset),
      control2: Point(x: rect.minX + inset, y: rect.minY))
    path.close()
    return path
  }
}

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
