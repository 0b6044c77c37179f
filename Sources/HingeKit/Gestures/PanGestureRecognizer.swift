import Geometry
import Motion

/// A finger that drags. It begins when the finger has left the slop along its axis and nobody has a better claim.
@MainActor public final class PanGestureRecognizer: GestureRecognizer {
  /// Which drags are its own: those along this axis; nil, those in any direction. May only change between touches.
  public var axis: Axis?

  /// Asked once a touch, when the finger has left the slop: how much it wants a drag in this direction, which is the
  /// finger's way since it went down. Nil claims every drag as `content`.
  public var claim: ((_ direction: Vector) -> PanClaim)?

  /// Told at began, changed, ended and cancelled.
  public var onChange: ((PanGestureRecognizer) -> Void)?

  /// How far the finger has moved along the axis since the pan was recognised: one to one, so that what it drags does not
  /// jump by the slop. Logical pixels.
  public private(set) var translation = Vector.zero

  /// Along the axis, in logical pixels per second, as of the last touch; zero for a finger that rested before it lifted.
  public var velocity: Vector { alongAxis(tracker.velocity(at: latest)) }

  private var origin = Point.zero
  private var latest = Duration.zero
  private var tracker = VelocityTracker(window: GestureConstants.velocityWindow)

  /// Drags along `axis`; without one, in any direction.
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

  public override func track(_ touch: Touch) {
    if touch.phase == .began {
      tracker.reset()
      translation = .zero
    }
    // Where it lifts is where it last was; as a sample it would only tell of a rest.
    if touch.phase == .began || touch.phase == .moved { tracker.add(touch.location, at: touch.time) }
    latest = touch.time
  }

  public override func stateDidChange() {
    if state == .failed { super.stateDidChange() } else { onChange?(self) }
  }
}
