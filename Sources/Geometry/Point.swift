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

/// A displacement, or a velocity in units per second.
public struct Vector: Hashable, Sendable {
  /// To the right.
  public var dx: Double
  /// Downwards.
  public var dy: Double

  /// Of no length.
  public static let zero = Vector(dx: 0, dy: 0)

  /// That far to the right and down.
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// As the crow flies; of a velocity, the speed.
  public var length: Double { (dx * dx + dy * dy).squareRoot() }

  /// The way back.
  public static prefix func - (vector: Vector) -> Vector { Vector(dx: -vector.dx, dy: -vector.dy) }
  /// One after the other.
  public static func + (left: Vector, right: Vector) -> Vector {
    Vector(dx: left.dx + right.dx, dy: left.dy + right.dy)
  }
  /// What leads from the end of `right` to that of `left`.
  public static func - (left: Vector, right: Vector) -> Vector {
    Vector(dx: left.dx - right.dx, dy: left.dy - right.dy)
  }
  /// The same direction, `factor` as long; a negative factor turns it round.
  public static func * (vector: Vector, factor: Double) -> Vector {
    Vector(dx: vector.dx * factor, dy: vector.dy * factor)
  }
}
