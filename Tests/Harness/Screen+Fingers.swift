import Geometry
import HingeKit
import HingeKitTesting

extension Finger: ScreenFinger {
  public func move(to point: Point) { move(to: (point.x, point.y)) }
}

extension Screen: TouchScreen {
  public func fingerDown(at point: Point) -> Finger { compositor.touch.down(at: (point.x, point.y)) }

  public func advance(by duration: Duration) throws { try pump.advance(by: duration) }
}

/// The same gestures at places as the compositor has them.
extension Screen {
  /// A finger goes down, moves in `steps` steps evenly over `duration`, and is still down.
  @discardableResult
  public func drag(
    from start: (x: Double, y: Double), by way: (x: Double, y: Double), steps: Int = 10,
    over duration: Duration = .milliseconds(160)
  ) throws -> Finger {
    try dragWithoutLifting(
      from: Point(x: start.x, y: start.y), by: Vector(dx: way.x, dy: way.y), steps: steps, over: duration)
  }

  /// A fast swipe; the finger has lifted, and nothing has settled yet.
  public func swipe(from start: (x: Double, y: Double), by way: (x: Double, y: Double)) throws {
    try swipe(from: Point(x: start.x, y: start.y), by: Vector(dx: way.x, dy: way.y))
  }

  /// A finger goes down and up again in one place.
  public func tap(at place: (x: Double, y: Double), lasting duration: Duration = .milliseconds(48)) throws {
    try tap(at: Point(x: place.x, y: place.y), lasting: duration)
  }

  /// The colour of a pixel that the compositor shows, as 0xRRGGBB.
  public func colour(x: Int, y: Int) throws -> UInt32? {
    guard let picture = try surface.picture, x < picture.width, y < picture.height else { return nil }
    return picture[x, y] & 0xFFFFFF
  }
}
