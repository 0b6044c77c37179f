/// A place in a plane, in logical pixels unless its user says otherwise; y points down.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public static let zero = Point(x: 0, y: 0)

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static func + (left: Point, right: Vector) -> Point { Point(x: left.x + right.dx, y: left.y + right.dy) }
  public static func - (left: Point, right: Vector) -> Point { Point(x: left.x - right.dx, y: left.y - right.dy) }
  public static func - (left: Point, right: Point) -> Vector { Vector(dx: left.x - right.x, dy: left.y - right.y) }
}
