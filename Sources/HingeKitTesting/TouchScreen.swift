import Geometry

/// A screen that fingers touch while time passes: a `TestScene`, or one of your own, such as a window on a compositor.
/// Whoever says how a finger goes down, moves and lifts has taps, drags and swipes.
@MainActor public protocol TouchScreen {
  /// A finger that is down.
  associatedtype Finger: ScreenFinger

  /// Puts a finger down at a place of the window, in logical pixels, where it stays.
  func fingerDown(at point: Point) throws -> Finger
  /// Lets time pass, and with it everything that is due; `.zero` does what is due now.
  func advance(by duration: Duration) throws
}

/// What a finger on a `TouchScreen` does.
@MainActor public protocol ScreenFinger {
  /// Moves the finger to a place of the window, in logical pixels.
  func move(to point: Point)
  /// Lifts the finger where it is.
  func up()
}

extension TouchScreen {
  /// Puts a finger down at a place of the window, in logical pixels, and lifts it there when `duration` is over.
  public func tap(at point: Point, lasting duration: Duration = .milliseconds(48)) throws {
    let finger = try fingerDown(at: point)
    try advance(by: duration)
    finger.up()
    try advance(by: .zero)
  }

  /// Puts a finger down at `start` and moves it by `way` in even steps, in `duration` altogether; both in the window's
  /// logical pixels. Returns the finger, which is still down.
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

  /// Lets 400 milliseconds pass in which a finger that is down lies still, so that it throws nothing when it lifts.
  public func rest() throws { try advance(by: .milliseconds(400)) }

  /// Drags a finger from `start` by `way`, in the window's logical pixels, rests there and lifts, so that nothing is
  /// thrown.
  public func drag(from start: Point, by way: Vector) throws {
    let finger = try dragWithoutLifting(from: start, by: way)
    try rest()
    finger.up()
    try advance(by: .zero)
  }

  /// Swipes a finger from `start` by `way`, in the window's logical pixels, within 60 milliseconds, and lifts in full
  /// motion, so that what it moved goes on by itself.
  public func swipe(from start: Point, by way: Vector) throws {
    try dragWithoutLifting(from: start, by: way, steps: 5, over: .milliseconds(60)).up()
    try advance(by: .zero)
  }
}
