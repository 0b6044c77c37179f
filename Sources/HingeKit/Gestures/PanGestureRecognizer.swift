import Geometry
import Motion

/// A finger that drags. It begins when the finger has left the slop along its axis and nobody has a better claim.
@MainActor public final class PanGestureRecognizer: GestureRecognizer {
  /// The axis of the drags that are this pan's; nil for drags in any direction. May only change between touches.
  public var axis: Axis?

  /// Asked once a touch, when the finger has left the slop: how much the pan wants a drag in `direction`, which is the
  /// finger's way since it went down, in logical pixels. Nil claims every drag as `content`.
  public var claim: ((_ direction: Vector) -> PanClaim)?

  /// Called when the pan begins, changes, ends and is cancelled; its `state` says which.
  public var onChange: ((PanGestureRecognizer) -> Void)?

  /// How far the finger has moved along the pan's axis since the pan began, in logical pixels: the way within the slop
  /// is no part of it, so that what it drags does not jump.
  public private(set) var translation = Vector.zero

  /// How fast the finger moves along the pan's axis, in logical pixels per second, as of the last touch; zero for a
  /// finger that rested before it lifted.
  public var velocity: Vector { alongAxis(tracker.velocity(at: latest)) }

  private var origin = Point.zero
  private var latest = Duration.zero
  private var tracker = VelocityTracker(window: GestureConstants.velocityWindow)

  /// A recognizer of drags along `axis`, or, without one, in any direction; `onChange` is called as it goes on.
  public init(axis: Axis? = nil, onChange: ((PanGestureRecognizer) -> Void)? = nil) {
    self.axis = axis
    self.onChange = onChange
  }

  /// What it claims of a touch that goes this way, whose larger component is along `axis`.
  func answer(to direction: Vector, along axis: Axis) -> PanClaim {
    guard state == .possible, isEnabled, self.axis == nil || self.axis == axis else { return .none }
    return claim?(direction) ?? .content
  }

  /// It won: what follows is measured from here.
  func recognize() {
    origin = location
    translation = .zero
    enter(.began)
  }

  func drag() {
    translation = alongAxis(location - origin)
    enter(.changed)
  }

  private func alongAxis(_ way: Vector) -> Vector { axis.map { Vector.zero.setting($0, to: way[$0]) } ?? way }

  /// Measures how far and how fast the finger moves.
  public override func track(_ touch: Touch) {
    if touch.phase == .began {
      tracker.reset()
      translation = .zero
    }
    // Where it lifts is where it last was; as a sample it would only tell of a rest.
    if touch.phase == .began || touch.phase == .moved { tracker.add(touch.location, at: touch.time) }
    latest = touch.time
  }

  /// Tells `onChange` of what has begun, changed, ended or been cancelled.
  public override func stateDidChange() {
    if state == .failed { super.stateDidChange() } else { onChange?(self) }
  }
}
