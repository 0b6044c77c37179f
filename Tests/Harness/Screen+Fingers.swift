import HingeKit

extension Screen {
  /// A finger goes down, moves in `steps` steps evenly over `duration`, and is still down.
  @discardableResult
  public func drag(
    from start: (x: Double, y: Double), by way: (x: Double, y: Double), steps: Int = 10,
    over duration: Duration = .milliseconds(160)
  ) throws -> Finger {
    let finger = compositor.touch.down(at: start)
    try pump.settle()
    for step in 1...steps {
      try pump.advance(by: duration / steps)
      finger.move(
        to: (start.x + way.x * Double(step) / Double(steps), start.y + way.y * Double(step) / Double(steps)))
      try pump.settle()
    }
    return finger
  }

  /// A fast swipe; the finger has lifted, and nothing has settled yet.
  public func swipe(from start: (x: Double, y: Double), by way: (x: Double, y: Double)) throws {
    try drag(from: start, by: way, steps: 5, over: .milliseconds(60)).up()
    try pump.settle()
  }

  /// A finger lies still long enough that its lifting is no fling.
  public func rest() throws { try pump.advance(by: .milliseconds(400)) }

  /// A finger goes down and up again in one place.
  public func tap(at place: (x: Double, y: Double), lasting duration: Duration = .milliseconds(48)) throws {
    let finger = compositor.touch.down(at: place)
    try pump.settle()
    try pump.advance(by: duration)
    finger.up()
    try pump.settle()
  }

  /// The colour of a pixel that the compositor shows, as 0xRRGGBB.
  public func colour(x: Int, y: Int) throws -> UInt32? {
    guard let picture = try surface.picture, x < picture.width, y < picture.height else { return nil }
    return picture[x, y] & 0xFFFFFF
  }
}
