/// Why touches, a pointer's presses or a keyboard's keys are over without having ended.
enum LossReason: String {
  /// The compositor cancelled the touches.
  case compositor
  /// The device is gone.
  case capabilityLost
  case seatRemoved
  case surfaceClosed
  /// The same finger went down again without having been lifted.
  case downAgain
  /// A finger took the pointer's place.
  case fingerDown
  /// The finger moves or resizes its window from here on.
  case handedOver
  /// The compositor took the pointer or the keyboard away.
  case left
  case connectionLost
}
