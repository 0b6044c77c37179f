import Harness

extension Screen {
  /// A finger taps, and what that sets going comes to rest.
  func tap(at place: (x: Double, y: Double)) throws {
    let finger = compositor.touch.down(at: place)
    try pump.advance(by: .milliseconds(48))
    finger.up()
    try pump.settle()
    try pump.finish()
  }

  /// A finger drags in eight even steps, a frame each, and lets go; what that sets going comes to rest.
  func drag(from place: (x: Double, y: Double), by way: (x: Double, y: Double)) throws {
    let finger = compositor.touch.down(at: place)
    try pump.settle()
    for _ in 1...8 {
      try pump.advance(by: .milliseconds(16))
      finger.move(by: (way.x / 8, way.y / 8))
      try pump.settle()
    }
    finger.up()
    try pump.finish()
  }

  /// A key goes down and up, and what that sets going comes to rest. The surface must have the keyboard.
  func type(_ key: Key) throws {
    compositor.keyboard.press(key)
    try pump.settle()
    try pump.advance(by: .milliseconds(48))
    compositor.keyboard.release(key)
    try pump.settle()
    try pump.finish()
  }

  /// The colour of a device pixel, 0xRRGGBB; nil before the first frame.
  func colour(x: Int, y: Int) throws -> UInt32? { try surface.picture.map { $0[x, y] & 0xFFFFFF } }
}
