/// A place in a plane, in logical pixels unless its user says otherwise; y points down.
public struct Point: Hashable, Sendable {
  /// How far to the right of the origin the point is.
  public var x: Double
  /// How far below the origin the point is.
  public var y: Double

  /// The origin, (0, 0).
  public static let zero = Point(x: 0, y: 0)

  /// The point `x` to the right of the origin and `y` below it.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The point to which the displacement `right` leads from `left`.
  public static func + (left: Point, right: Vector) -> Point { Point(x: left.x + right.dx, y: left.y + right.dy) }
  /// The point from which the displacement `right` leads to `left`.
  public static func - (left: Point, right: Vector) -> Point { Point(x: left.x - right.dx, y: left.y - right.dy) }
  /// The displacement that leads from the point `right` to the point `left`.
  public static func - (left: Point, right: Point) -> Vector { Vector(dx: left.x - right.x, dy: left.y - right.y) }
}

/// A displacement in a plane, or a velocity: in logical pixels, or logical pixels per second, unless its user says
/// otherwise; y points down.
public struct Vector: Hashable, Sendable {
  /// How far it goes to the right; to the left where negative.
  public var dx: Double
  /// How far it goes down; up where negative.
  public var dy: Double

  /// The displacement that leads nowhere, and the velocity of what is at rest.
  public static let zero = Vector(dx: 0, dy: 0)

  /// A displacement of `dx` to the right and `dy` down.
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// How long the displacement is, in a straight line; of a velocity, the speed.
  public var length: Double { (dx * dx + dy * dy).squareRoot() }

  /// The displacement of the same length in the opposite direction.
  public static prefix func - (vector: Vector) -> Vector { Vector(dx: -vector.dx, dy: -vector.dy) }
  /// The displacement that both come to, one after the other.
  public static func + (left: Vector, right: Vector) -> Vector {
    Vector(dx: left.dx + right.dx, dy: left.dy + right.dy)
  }
  /// The displacement that leads from the end of `right` to the end of `left`, where both begin at one point.
  public static func - (left: Vector, right: Vector) -> Vector {
    Vector(dx: left.dx - right.dx, dy: left.dy - right.dy)
  }
  /// The displacement in the same direction, `factor` times as long; a negative factor turns it round.
  public static func * (vector: Vector, factor: Double) -> Vector {
    Vector(dx: vector.dx * factor, dy: vector.dy * factor)
  }
}
