import Harness

extension Screen {
  /// A finger taps, and what that sets going comes to rest.
  func tapToRest(at place: (x: Double, y: Double)) throws {
    try tap(at: place)
    try pump.finish()
  }

  /// A finger drags and lets go, and what that sets going comes to rest.
  func dragToRest(from place: (x: Double, y: Double), by way: (x: Double, y: Double)) throws {
    try drag(from: place, by: way).up()
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
}
