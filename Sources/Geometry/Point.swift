/// A place in a plane, in logical pixels unless its user says otherwise; y points down.
public struct Point: Hashable, Sendable {
  /// To the right.
  public var x: Double
  /// Downwards.
  public var y: Double

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// A place that far right of the origin and below it.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The place that a displacement leads to.
  public static func + (left: Point, right: Vector) -> Point { Point(x: left.x + right.dx, y: left.y + right.dy) }
  /// The place that a displacement came from.
  public static func - (left: Point, right: Vector) -> Point { Point(x: left.x - right.dx, y: left.y - right.dy) }
  /// The way from `right` to `left`.
  public static func - (left: Point, right: Point) -> Vector { Vector(dx: left.x - right.x, dy: left.y - right.y) }
}
