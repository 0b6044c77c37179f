import Geometry

/// A screen that fingers touch while time passes: a `TestScene`, or one of your own, such as a window on a compositor.
/// Whoever says how a finger goes down, moves and lifts has taps, drags and swipes.
@MainActor public protocol TouchScreen {
  /// A finger that is down.
  associatedtype Finger: ScreenFinger

  /// A finger goes down at a place of the window, in logical pixels, and stays there.
  func fingerDown(at point: Point) throws -> Finger
  /// Lets time pass, and with it everything that is due; `.zero` does what is due now.
  func advance(by duration: Duration) throws
}

/// What a finger on a `TouchScreen` does.
@MainActor public protocol ScreenFinger {
  /// Moves to a place of the window, in logical pixels.
  func move(to point: Point)
  /// Lifts where it is.
  func up()
}

extension TouchScreen {
  /// A finger goes down and up again in one place, `duration` later.
  public func tap(at point: Point, lasting duration: Duration = .milliseconds(48)) throws {
    let finger = try fingerDown(at: point)
    try advance(by: duration)
    finger.up()
    try advance(by: .zero)
  }

  /// A finger goes down, moves evenly in `steps` steps, and is still down.
  @discardableResult
  public func dragWithoutLifting(
    from start: Point, by way: Vector, steps: Int = 10, over duration: Duration = .milliseconds(160)
  ) throws -> Finger {
    let finger = try fingerDown(at: start)
    try advance(by: .zero)
    for step in 1...max(1, steps) {
      try advance(by: duration / max(1, steps))
      finger.move(to: start + way * (Double(step) / Double(max(1, steps))))
      try advance(by: .zero)
    }
    return finger
  }

  /// A finger that is down lies still for so long that it throws nothing when it lifts.
  public func rest() throws { try advance(by: .milliseconds(400)) }

  /// A finger drags, rests where it has come to, and lifts.
  public func drag(from start: Point, by way: Vector) throws {
    let finger = try dragWithoutLifting(from: start, by: way)
    try rest()
    finger.up()
    try advance(by: .zero)
  }

  /// A finger swipes: 60 milliseconds, and lifts in full motion, so that what it moved goes on by itself.
  public func swipe(from start: Point, by way: Vector) throws {
    try dragWithoutLifting(from: start, by: way, steps: 5, over: .milliseconds(60)).up()
    try advance(by: .zero)
  }
}
