import Geometry

/// What a swipe moves: a scroll view's content, a slide-out's centre.
///
/// Signs, ways and velocities are a content offset's: it grows where a finger goes to the left or up, and where a wheel or
/// a touchpad scrolls to the right or down. Logical pixels, and logical pixels per second.
protocol Swipeable: AnyObject {
  /// Who follows the swipes.
  var swipes: SwipeTracker { get }
  /// Whether it moves on after a swipe, so that a finger which comes down on it stops it.
  var isSettling: Bool { get }
  /// How much it wants to be moved so that its offset grows (`sign` above zero) or shrinks. `start` is where the finger
  /// went down, in the window's coordinates; nil for a wheel and a touchpad.
  func claim(along axis: Axis, sign: Double, from start: Point?) -> PanClaim
  /// A finger has stopped it; a drag or an end follows.
  func swipeDidCatch()
  /// A finger or a touchpad takes hold of it where it is.
  func swipeDidBegin(along axis: Axis, sign: Double)
  /// The offset is to be `way` from where it was taken hold of.
  func swipeDidMove(by way: Vector)
  /// It is let go at this velocity, zero for one that was only caught or lost its finger.
  func swipeDidEnd(velocity: Vector)
  /// A wheel was turned: a step of `way` on the offset.
  func glide(by way: Double, along axis: Axis)
}

/// Follows the fingers and touchpads that move one `Swipeable`: one of them has hold of it at a time.
///
/// A finger takes it from a touchpad, a touchpad from nobody.
final class SwipeTracker {
  private enum Hand {
    /// A finger lies on what it stopped.
    case resting
    case finger
    case touchpad
  }

  /// What a finger drags with; switched off, no finger moves the target.
  let pan: PanGestureRecognizer
  /// From which speed on the swipe under way, or the last one, counts as a fling; in logical pixels per second.
  private(set) var flingVelocity = GestureConstants.touchFlingVelocity

  private weak var target: (any Swipeable)?
  private var hand: Hand?

  /// - Parameter axis: Along which fingers drag; nil for both.
  init(axis: Axis? = nil) {
    pan = PanGestureRecognizer(axis: axis)
    pan.onTouchDown = { [weak self] _ in self?.fingerDidComeDown() }
    pan.onFail = { [weak self] in self?.fingerDidLeave() }
    pan.onChange = { [weak self] in self?.panDidChange($0) }
    pan.claim = { [weak self] in self?.claim(on: $0) ?? .none }
  }

  /// Lets swipes on `view` move the target, which is not kept alive.
  func attach(to target: any Swipeable, in view: View) {
    self.target = target
    view.addGestureRecognizer(pan)
  }

  // MARK: Fingers

  private func claim(on direction: Vector) -> PanClaim {
    let axis = Self.axis(of: direction)
    return target?.claim(along: axis, sign: -direction[axis], from: pan.startLocation) ?? .none
  }

  private static func axis(of way: Vector) -> Axis { abs(way.dx) > abs(way.dy) ? .horizontal : .vertical }

  /// A finger on a control is after that alone.
  private func fingerDidComeDown() {
    guard let target, target.isSettling, !(pan.view?.window?.touches.touchedView is Control) else { return }
    hand = .resting
    target.swipeDidCatch()
  }

  private func fingerDidLeave() {
    guard hand == .resting else { return }
    hand = nil
    target?.swipeDidEnd(velocity: .zero)
  }

  private func panDidChange(_ pan: PanGestureRecognizer) {
    switch pan.state {
    case .began:
      let way = pan.location - pan.startLocation
      let axis = Self.axis(of: way)
      take(with: .finger, along: axis, sign: -way[axis], flingVelocity: GestureConstants.touchFlingVelocity)
    case .changed: move(with: .finger, by: -pan.translation)
    case .ended: release(with: .finger, velocity: -pan.velocity)
    case .cancelled: release(with: .finger, velocity: .zero)
    case .possible, .failed: break
    }
  }

  // MARK: Touchpad and wheel

  /// How much the target wants a touchpad's or a wheel's scrolling; none while a finger has it.
  func claim(along axis: Axis, sign: Double) -> PanClaim {
    guard let target, pan.isEnabled, hand == nil || hand == .touchpad else { return .none }
    return target.claim(along: axis, sign: sign, from: nil)
  }

  /// Fingers on a touchpad begin to scroll.
  func beginScroll(along axis: Axis, sign: Double) {
    take(with: .touchpad, along: axis, sign: sign, flingVelocity: GestureConstants.touchpadFlingVelocity)
  }

  /// They have gone `way` since then.
  func scroll(by way: Vector) { move(with: .touchpad, by: way) }

  /// They have lifted.
  func endScroll(velocity: Vector) { release(with: .touchpad, velocity: velocity) }

  /// A wheel was turned by a step of `way`, unless something has hold of the target.
  func step(by way: Double, along axis: Axis) {
    guard hand == nil, way.isFinite, way != 0 else { return }
    target?.glide(by: way, along: axis)
  }

  // MARK: Either

  private func take(with hand: Hand, along axis: Axis, sign: Double, flingVelocity: Double) {
    self.hand = hand
    self.flingVelocity = flingVelocity
    target?.swipeDidBegin(along: axis, sign: sign)
  }

  private func move(with hand: Hand, by way: Vector) {
    guard self.hand == hand else { return }
    target?.swipeDidMove(by: way)
  }

  private func release(with hand: Hand, velocity: Vector) {
    guard self.hand == hand else { return }
    self.hand = nil
    target?.swipeDidEnd(velocity: velocity)
  }
}
