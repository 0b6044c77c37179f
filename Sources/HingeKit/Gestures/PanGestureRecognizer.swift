import Geometry
import Motion

/// A finger that drags. It begins when the finger has left the slop along its axis and no deeper pan took the touch.
public final class PanGestureRecognizer: GestureRecognizer {
  /// Which drags are its own; may only change between touches.
  public var axis: GestureAxis

  /// Asked once, when it could begin: the finger's way since it went down. False leaves the touch to others.
  public var shouldBegin: ((_ direction: Vector) -> Bool)?

  /// Told at began, changed, ended and cancelled.
  public var onChange: ((PanGestureRecognizer) -> Void)?

  /// How far the finger has moved along the axis since the pan was recognised: one to one, so that what it drags does not
  /// jump by the slop. Logical pixels.
  public private(set) var translation = Vector.zero

  /// Along the axis, in logical pixels per second, as of the last touch; zero for a finger that rested before it lifted.
  public var velocity: Vector { axis.component(of: tracker.velocity(at: latest)) }

  private var origin = Point.zero
  private var latest = Duration.zero
  private var tracker = VelocityTracker(window: GestureConstants.velocityWindow)

  /// Drags along `axis`; with `.both` in any direction.
  public init(axis: GestureAxis, onChange: ((PanGestureRecognizer) -> Void)? = nil) {
    self.axis = axis
    self.onChange = onChange
  }

  /// Whether it wants a touch that goes this way.
  func accepts(_ direction: Vector, along axis: GestureAxis) -> Bool {
    state == .possible && isEnabled && self.axis.includes(axis) && shouldBegin?(direction) ?? true
  }

  /// It won: what follows is measured from here.
  func recognize() {
    origin = location
    translation = .zero
    transition(to: .began)
  }

  func drag() {
    translation = axis.component(of: location - origin)
    transition(to: .changed)
  }

  override func track(_ touch: Touch) {
    if touch.phase == .began {
      tracker.reset()
      translation = .zero
    }
    // Where it lifts is where it last was; as a sample it would only tell of a rest.
    if touch.phase == .began || touch.phase == .moved { tracker.add(touch.location, at: touch.time) }
    latest = touch.time
  }

  override func stateDidChange() {
    if state == .failed { super.stateDidChange() } else { onChange?(self) }
  }
}
