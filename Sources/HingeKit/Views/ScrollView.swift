import Geometry
import Motion
import Wayland

/// Shows a part of something larger, which a finger, a wheel or a touchpad moves.
///
/// The content scrolls along the axes on which it is larger than the view, and stops at its ends. One axis moves at a
/// time: the one that the gesture began along.
open class ScrollView: View {
  /// Told what happens to the content, and asked where it is to rest. Not kept alive.
  public weak var delegate: (any ScrollViewDelegate)?
  /// In logical pixels.
  public var contentSize = Size.zero {
    didSet { if contentSize != oldValue { clampContentOffset() } }
  }
  /// Whether a finger, a wheel and a touchpad move the content; the program always can.
  public var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
  /// Whether the content rests only where the delegate says: let go, it settles there and does not coast.
  public var isPagingEnabled = false
  /// Whether a drag that began at this point of the window is for something hidden at the window's edge, which this
  /// scroll view can bring in; then no scroll view in it can have the drag (M26). Nil, as at first, means never.
  public var beginsAtEdge: ((_ start: Point) -> Bool)?
  /// Asked before anything but the program moves the content, while that is enabled; false leaves the movement to others.
  /// Nil, as at first, means always.
  public var shouldScroll: (() -> Bool)?
  /// What a finger drags the content with. It is switched by `isScrollEnabled`.
  public private(set) var panGestureRecognizer: PanGestureRecognizer!

  /// The place of the content that is seen at the view's top left; always within the content.
  public var contentOffset: Point {
    get { bounds.origin }
    set {
      motion?.animation.cancel()
      motion = nil
      moveContent(to: newValue)
    }
  }

  /// What moves the content.
  private enum Grip {
    /// Nothing, or an animation.
    case none
    /// A finger lies on content that it stopped.
    case caught
    /// A finger, or a touchpad, since the content was at `from`.
    case dragging(from: Point, axis: Axis)
  }

  private struct RunningMotion {
    let animation: Animation
    let axis: Axis
    let course: any ScalarMotion
    /// Whether it follows a drag, rather than a call.
    let isSettling: Bool
    let start: Duration
    let completion: (() -> Void)?
  }

  /// From which speed on the drag under way, or the last one, counts as a fling; in logical pixels per second.
  public private(set) var flingVelocity = GestureConstants.touchFlingVelocity

  private var grip = Grip.none
  private var motion: RunningMotion?

  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    let pan = PanGestureRecognizer(axis: .both) { [weak self] in self?.panDidChange($0) }
    pan.claim = { [weak self] direction in self?.claim(on: direction) ?? .none }
    pan.onTouchDown = { [weak self] _ in self?.fingerDidComeDown() }
    pan.onFail = { [weak self] in self?.releaseCatch() }
    panGestureRecognizer = pan
    addGestureRecognizer(pan)
  }

  // MARK: State

  /// Whether a finger moves the content.
  public var isDragging: Bool { if case .dragging = grip { true } else { false } }
  /// Whether the content moves without a finger: after a drag, or because the program wants it.
  public var isMovingByItself: Bool { motion != nil }
  /// Whether the content moves on by itself after a drag.
  public var isDecelerating: Bool { motion?.isSettling ?? false }
  /// Where the content will come to rest if nothing interferes.
  public var restingContentOffset: Point {
    guard let motion else { return contentOffset }
    return contentOffset.setting(motion.axis, to: motion.course.target)
  }

  /// The largest offset.
  public var maximumContentOffset: Point {
    Point(x: max(0, contentSize.width - bounds.width), y: max(0, contentSize.height - bounds.height))
  }

  /// Brings the offset back within the content; an override must call super.
  open override func layoutSubviews() { clampContentOffset() }

  private func clampContentOffset() {
    guard motion == nil else { return }
    moveContent(to: contentOffset)
  }

  private func moveContent(to offset: Point) {
    let limit = maximumContentOffset
    // max first: a value that is not a number becomes 0.
    let place = Point(x: min(max(0, offset.x), limit.x), y: min(max(0, offset.y), limit.y))
    guard place != contentOffset else { return }
    bounds.origin = place
    contentOffsetDidChange()
  }

  /// The offset has changed; tells the delegate.
  func contentOffsetDidChange() { delegate?.scrollViewDidScroll(self) }

  // MARK: By program

  /// Moves the content; with `animated`, on from the speed it has now. `completion` is called when it has come to rest
  /// there, not if something else takes over.
  public func setContentOffset(_ offset: Point, animated: Bool, completion: (() -> Void)? = nil) {
    let axis: Axis = abs(offset.y - contentOffset.y) > abs(offset.x - contentOffset.x) ? .vertical : .horizontal
    let velocity = velocity(along: axis)
    grip = .none
    guard animated, window != nil, offset != contentOffset else {
      contentOffset = offset
      completion?()
      return
    }
    settle(at: offset[axis], along: axis, velocity: velocity, isSettling: false, completion: completion)
  }

  /// Moves the content as little as brings `rect` of it into sight.
  public func scrollToVisible(_ rect: Rect, animated: Bool = true) {
    func offset(_ low: Double, _ high: Double, _ from: Double, _ length: Double) -> Double {
      low < from || high - low > length ? low : max(from, high - length)
    }
    let resting = restingContentOffset
    let target = Point(
      x: offset(rect.minX, rect.maxX, resting.x, bounds.width),
      y: offset(rect.minY, rect.maxY, resting.y, bounds.height))
    guard target != resting else { return }
    setContentOffset(target, animated: animated)
  }

  // MARK: By finger

  private func claim(on direction: Vector) -> PanClaim {
    let axis: Axis = abs(direction.dy) >= abs(direction.dx) ? .vertical : .horizontal
    guard maximumContentOffset[axis] > 0, shouldScroll?() ?? true else { return .none }
    guard canMove(along: axis, sign: -direction[axis]) else { return .leftover }
    return beginsAtEdge?(panGestureRecognizer.startLocation) == true ? .edge : .content
  }

  /// Whether the offset can grow (`sign` above zero) or shrink.
  func canMove(along axis: Axis, sign: Double) -> Bool {
    guard isScrollEnabled, shouldScroll?() ?? true else { return false }
    return sign > 0 ? contentOffset[axis] < maximumContentOffset[axis] : contentOffset[axis] > 0
  }

  private func panDidChange(_ pan: PanGestureRecognizer) {
    switch pan.state {
    case .began:
      let way = pan.location - pan.startLocation
      let axis: Axis = abs(way.dy) >= abs(way.dx) ? .vertical : .horizontal
      beginDrag(along: axis)
      drag(by: -pan.translation)
    case .changed: drag(by: -pan.translation)
    case .ended: endDrag(velocity: -pan.velocity)
    case .cancelled: endDrag(velocity: .zero)
    case .possible, .failed: break
    }
  }

  /// Takes hold of the content where it is.
  func beginDrag(along axis: Axis, flingVelocity: Double = GestureConstants.touchFlingVelocity) {
    self.flingVelocity = flingVelocity
    motion?.animation.cancel()
    motion = nil
    grip = .dragging(from: contentOffset, axis: axis)
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// Moves the content by `way` from where the drag began.
  func drag(by way: Vector) {
    guard case .dragging(let from, let axis) = grip else { return }
    moveContent(to: from.setting(axis, to: from[axis] + way[axis]))
  }

  /// Lets go; `velocity` is the offset's, in logical pixels per second.
  func endDrag(velocity: Vector) {
    guard case .dragging(_, let axis) = grip else { return }
    release(along: axis, speed: velocity[axis])
  }

  /// Content that moves on after a drag stays where a finger catches it; a finger on a control is after that alone.
  private func fingerDidComeDown() {
    guard let motion, motion.isSettling, !(window?.touches.touchedView is Control) else { return }
    motion.animation.cancel()
    self.motion = nil
    grip = .caught
  }

  /// The finger that caught the content is gone, and has not dragged it.
  private func releaseCatch() {
    guard case .caught = grip else { return }
    release(along: maximumContentOffset.x > 0 ? .horizontal : .vertical, speed: 0)
  }

  private func release(along axis: Axis, speed: Double) {
    grip = .none
    let coasting = Momentum(
      from: contentOffset[axis], velocity: speed, within: 0...maximumContentOffset[axis], bounces: false)
    let proposed = contentOffset.setting(axis, to: coasting.target)
    var target = proposed
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: Vector.zero.setting(axis, to: speed), targetContentOffset: &target)
    // The delegate may have moved the content itself, or started something else.
    guard motion == nil else { return }
    if target == proposed, !isPagingEnabled {
      run(coasting, along: axis, isSettling: true) { [weak self] in self?.didSettle() }
    } else {
      settle(at: target[axis], along: axis, velocity: speed, isSettling: true) { [weak self] in self?.didSettle() }
    }
  }

  private func didSettle() { delegate?.scrollViewDidEndDecelerating(self) }

  // MARK: By wheel

  /// How fast a wheel's click counts as, to a delegate that goes by speed; in logical pixels per second.
  private static let wheelSpeed = 1000.0

  /// A wheel was turned: the content glides on by `way`, unless something has hold of it.
  func scrollByWheel(_ way: Double, along axis: Axis) {
    guard isScrollEnabled, way.isFinite, way != 0, case .none = grip else { return }
    let velocity = velocity(along: axis)
    let limit = maximumContentOffset[axis]
    let proposed = restingContentOffset.setting(axis, to: min(max(0, restingContentOffset[axis] + way), limit))
    delegate?.scrollViewWillBeginDragging(self)
    var target = proposed
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: Vector.zero.setting(axis, to: way > 0 ? Self.wheelSpeed : -Self.wheelSpeed),
      targetContentOffset: &target)
    settle(at: target[axis], along: axis, velocity: velocity, isSettling: true) { [weak self] in self?.didSettle() }
  }

  // MARK: Motion

  /// The offset's velocity now, in logical pixels per second.
  private func velocity(along axis: Axis) -> Double {
    guard let motion, motion.axis == axis, let window else { return 0 }
    return motion.course.velocity(at: window.now - motion.start)
  }

  private func settle(
    at target: Double, along axis: Axis, velocity: Double, isSettling: Bool, completion: (() -> Void)?
  ) {
    let course = Settle(
      from: contentOffset[axis], to: target, initialVelocity: velocity, within: 0...maximumContentOffset[axis])
    run(course, along: axis, isSettling: isSettling, completion: completion)
  }

  private func run(
    _ course: some ScalarMotion, along axis: Axis, isSettling: Bool, completion: (() -> Void)?
  ) {
    motion?.animation.cancel()
    motion = nil
    guard let window, contentOffset[axis] != course.target || course.duration > .zero else {
      moveContent(to: contentOffset.setting(axis, to: course.target))
      completion?()
      return
    }
    let animation = window.animator.start(duration: course.duration) { [weak self] elapsed in
      guard let self else { return }
      if course.isFinished(at: elapsed) { return finishMotion() }
      moveContent(to: contentOffset.setting(axis, to: course.value(at: elapsed)))
    }
    motion = RunningMotion(
      animation: animation, axis: axis, course: course, isSettling: isSettling, start: window.now,
      completion: completion)
  }

  /// Brings the content to where it was going.
  private func finishMotion() {
    guard let motion else { return }
    motion.animation.cancel()
    self.motion = nil
    moveContent(to: contentOffset.setting(motion.axis, to: motion.course.target))
    motion.completion?()
  }

  /// Motion without a window has nobody to step it: it ends at once.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { finishMotion() }
  }
}
