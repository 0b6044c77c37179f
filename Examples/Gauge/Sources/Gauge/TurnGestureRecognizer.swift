import Glibc
import HingeKit

/// A finger that goes round the middle of the view.
final class TurnGestureRecognizer: GestureRecognizer {
  /// How far it has gone round since the last change, in radians; above zero clockwise.
  private(set) var turn = 0.0
  var onChange: ((TurnGestureRecognizer) -> Void)?

  private var angle = 0.0

  /// How far a finger goes round before it is known to turn, in radians: one that only taps trembles less.
  private static let slop = 0.1

  override func track(_ touch: Touch) {
    guard let view, let place = view.convert(fromWindow: touch.location) else { return }
    let way = place - view.bounds.center
    let angle = atan2(way.dy, way.dx)
    switch touch.phase {
    case .began:
      self.angle = angle
    case .moved:
      // The shorter way round, also from 180 degrees to -180.
      turn = remainder(angle - self.angle, 2 * .pi)
      if state == .possible, abs(turn) < Self.slop { return }
      self.angle = angle
      transition(to: state == .possible ? .began : .changed)
    case .ended, .cancelled:
      break
    }
  }

  override func stateDidChange() {
    super.stateDidChange()
    if state == .changed { onChange?(self) }
  }
}
