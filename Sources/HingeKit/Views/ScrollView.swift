import Geometry
import Motion
import Wayland

/// Shows a part of something larger, which a finger, a wheel or a touchpad moves.
///
/// The content scrolls along the axes on which it is larger than the view. At its ends it stops, or gives as a rubber band
/// does and springs back. One axis moves at a time: the one that the gesture began along.
///
/// The keyboard can go to one that is not paging: arrows, Page Up and Down, Home, End and Space scroll.
@MainActor open class ScrollView: View, Swipeable {
  /// The object that is told what happens to the content, and asked where it is to rest; a table's is a
  /// `TableViewDelegate`, which is told of chosen rows too. Not kept alive.
  public weak var delegate: (any ScrollViewDelegate)?
  /// How large the content is, in logical pixels; zero at first.
  public var contentSize = Size.zero {
    didSet {
      guard contentSize != oldValue else { return }
      keepPull(beyond: oldValue)
      keepWithinContent()
    }
  }
  /// Whether a finger, a wheel and a touchpad move the content; the program always can. True at first.
  public var isScrollEnabled = true { didSet { swipes.pan.isEnabled = isScrollEnabled } }
  /// Whether the content rests only where the delegate says: let go, it settles there and does not coast.
  public var isPagingEnabled = false
  /// Whether a drag and a fling go beyond the content's upper and lower end, and spring back.
  public var bouncesVertically = true
  /// Whether a drag and a fling go beyond the content's left and right end, and spring back.
  public var bouncesHorizontally = false
  /// Whether content that is no longer than the view gives to a vertical drag too, where `bouncesVertically` is set.
  public var alwaysBounceVertical = false
  /// Whether a drag that began at this point of the window is for something hidden at the window's edge, which this
  /// scroll view can bring in; then no scroll view in it can have the drag. Nil, as at first, means never.
  public var beginsAtEdge: ((_ start: Point) -> Bool)?
  /// Asked before anything but the program moves the content, while that is enabled; false leaves the movement to others.
  /// Nil, as at first, means always.
  public var shouldScroll: (() -> Bool)?
  /// The recognizer of the finger that drags the content. `isScrollEnabled` switches it.
  public var panGestureRecognizer: PanGestureRecognizer { swipes.pan }

  /// The point of the content that is seen at the view's top left, in logical pixels. What is set is brought within the
  /// content; a drag and a bounce may have it beyond the ends for a while.
  public var contentOffset: Point {
    get { bounds.origin }
    set {
      stopMotion()
      moveContent(to: clamped(newValue))
    }
  }

  /// What moves the content.
  private enum Grip {
    /// Nothing, or an animation.
    case none
    /// A finger lies on content that it stopped, which moved along `axis`.
    case caught(axis: Axis)
    /// A finger, or a touchpad. `from` is the offset that it asked for when it took hold.
    case dragging(from: Double, axis: Axis)
  }

  /// Where the content is to go along one axis, and how fast it goes there already.
  private struct Way {
    let axis: Axis
    let destination: ScrollLimits.Destination
    let velocity: Double
  }

  private struct Leg {
    let way: Way
    let course: any ScalarMotion
    /// The largest offset when it began.
    let end: Double

    var axis: Axis { way.axis }
  }

  private struct RunningMotion {
    let animation: Animation
    /// One for each axis that the content moves along; at least one.
    let legs: [Leg]
    /// Whether it follows a drag, rather than a call.
    let isSettling: Bool
    let start: Duration
    let completion: (() -> Void)?
  }

  /// The speed from which on the drag under way, or the last one, counts as a fling, in logical pixels per second.
  public var flingVelocity: Double { swipes.flingVelocity }

  let swipes = SwipeTracker()
  private var grip = Grip.none
  private var motion: RunningMotion?

  /// A scroll view without content, at `frame` in the superview's logical pixels.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    swipes.attach(to: self, in: self)
  }

  // MARK: State

  /// Whether a finger moves the content.
  public var isDragging: Bool { if case .dragging = grip { true } else { false } }
  /// Whether the content moves without a finger: after a drag, or because the program wants it.
  public var isMovingByItself: Bool { motion != nil }
  /// Whether the content moves on by itself after a drag.
  public var isDecelerating: Bool { motion?.isSettling ?? false }
  /// The content offset at which the content will come to rest if nothing interferes, in logical pixels.
  public var restingContentOffset: Point {
    guard let motion else { return contentOffset }
    return motion.legs.reduce(contentOffset) { $0.setting($1.axis, to: $1.course.target) }
  }

  /// The largest content offset within the content, in logical pixels; 0 along an axis on which the content is no
  /// larger than the view.
  public var maximumContentOffset: Point {
    Point(x: room(along: .horizontal, for: contentSize), y: room(along: .vertical, for: contentSize))
  }

  private func room(along axis: Axis, for content: Size) -> Double {
    // Rows that share a height add up to it but for rounding; that is nothing to scroll.
    let room = content[axis] - bounds.size[axis]
    return room > 0.01 ? room : 0
  }

  /// Brings the content offset back within the content; an override must call super.
  open override func layoutSubviews() { keepWithinContent() }

  func limits(along axis: Axis) -> ScrollLimits { limits(along: axis, of: contentSize) }

  private func limits(along axis: Axis, of content: Size) -> ScrollLimits {
    let end = room(along: axis, for: content)
    let bounces =
      switch axis {
      case .horizontal: bouncesHorizontally && end > 0
      case .vertical: bouncesVertically && (end > 0 || alwaysBounceVertical)
      }
    return ScrollLimits(end: end, length: bounds.size[axis], bounces: bounces)
  }

  private func clamped(_ offset: Point) -> Point {
    Point(x: limits(along: .horizontal).clamped(offset.x), y: limits(along: .vertical).clamped(offset.y))
  }

  /// The content or the view may have another size. What moves goes on from here to where it ends now; what a finger has
  /// pulled beyond an end stays.
  private func keepWithinContent() {
    if let motion {
      let end = maximumContentOffset
      guard motion.legs.contains(where: { end[$0.axis] != $0.end }) else { return }
      let ways = motion.legs.map {
        Way(axis: $0.axis, destination: $0.way.destination, velocity: velocity(along: $0.axis))
      }
      // What there is no more is not seen any more.
      for leg in motion.legs where end[leg.axis] < leg.end {
        moveContent(along: leg.axis, to: min(contentOffset[leg.axis], end[leg.axis]))
      }
      run(ways, isSettling: motion.isSettling, completion: motion.completion)
      return
    }
    switch grip {
    case .caught(let axis), .dragging(_, let axis):
      if !limits(along: axis).bounces { moveContent(to: clamped(contentOffset)) }
    case .none: moveContent(to: clamped(contentOffset))
    }
  }

  /// Content that has grown where a finger pulls it beyond its end stays where it is, and follows the finger from there.
  private func keepPull(beyond old: Size) {
    guard case .dragging(let from, let axis) = grip, contentSize[axis] > old[axis] else { return }
    let (was, now) = (limits(along: axis, of: old), limits(along: axis))
    let offset = contentOffset[axis]
    grip = .dragging(from: from + now.wantedOffset(at: offset) - was.wantedOffset(at: offset), axis: axis)
  }

  /// Moves the content along one axis, maybe beyond an end; along the other it is within them.
  private func moveContent(along axis: Axis, to offset: Double) {
    moveContent(to: clamped(contentOffset).setting(axis, to: offset))
  }

  /// The same along the axes of several legs.
  private func moveContent(along legs: [Leg], to offset: (Leg) -> Double) {
    moveContent(to: legs.reduce(clamped(contentOffset)) { $0.setting($1.axis, to: offset($1)) })
  }

  private func moveContent(to offset: Point) {
    guard offset != contentOffset else { return }
    bounds.origin = offset
    contentOffsetDidChange()
  }

  /// The offset has changed; tells the delegate.
  func contentOffsetDidChange() { delegate?.scrollViewDidScroll(self) }

  // MARK: By program

  /// Moves the content to an offset, in logical pixels, along both axes at once; with `animated`, on from the speed it
  /// has now. `completion` is called when it has come to rest there, not if something else takes over.
  public func setContentOffset(_ offset: Point, animated: Bool, completion: (() -> Void)? = nil) {
    grip = .none
    guard animated, window != nil, offset != contentOffset else {
      contentOffset = offset
      completion?()
      return
    }
    run(ways(to: offset), isSettling: false, completion: completion)
  }

  /// Those from where the content is to `offset`, at the speed that it has now.
  private func ways(to offset: Point) -> [Way] {
    [Axis.horizontal, .vertical].compactMap { axis in
      let velocity = velocity(along: axis)
      guard velocity != 0 || limits(along: axis).clamped(offset[axis]) != contentOffset[axis] else { return nil }
      return Way(axis: axis, destination: .offset(offset[axis]), velocity: velocity)
    }
  }

  /// Moves the content as little as brings `rect` of it into sight; `rect` is in the content's coordinates.
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

  // MARK: By swipe

  var isSettling: Bool { isDecelerating }

  func claim(along axis: Axis, sign: Double, from start: Point?) -> PanClaim {
    let limits = limits(along: axis)
    guard isScrollEnabled, limits.end > 0 || limits.bounces, shouldScroll?() ?? true else { return .none }
    let canMove = sign > 0 ? contentOffset[axis] < limits.end : contentOffset[axis] > 0
    guard canMove else { return .leftover }
    return start.map { beginsAtEdge?($0) ?? false } == true ? .edge : .content
  }

  func swipeDidCatch() {
    guard let leg = motion?.legs.first else { return }
    stopMotion()
    grip = .caught(axis: leg.axis)
  }

  func swipeDidBegin(along axis: Axis, sign: Double) {
    stopMotion()
    grip = .dragging(from: limits(along: axis).wantedOffset(at: contentOffset[axis]), axis: axis)
    delegate?.scrollViewWillBeginDragging(self)
  }

  func swipeDidMove(by way: Vector) {
    guard case .dragging(let from, let axis) = grip else { return }
    moveContent(along: axis, to: limits(along: axis).offset(wanted: from + way[axis]))
  }

  func swipeDidEnd(velocity: Vector) {
    switch grip {
    case .none: break
    case .caught(let axis): release(along: axis, velocity: 0)
    case .dragging(_, let axis):
      release(along: axis, velocity: limits(along: axis).velocity(wanted: velocity[axis], at: contentOffset[axis]))
    }
  }

  private func release(along axis: Axis, velocity: Double) {
    grip = .none
    let coasting = limits(along: axis).course(to: .momentum, from: contentOffset[axis], velocity: velocity)
    let proposed = contentOffset.setting(axis, to: coasting.target)
    var target = proposed
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: Vector.zero.setting(axis, to: velocity), targetContentOffset: &target)
    // The delegate may have moved the content itself, or started something else.
    guard motion == nil else { return }
    let coasts = target == proposed && !isPagingEnabled
    let destination = coasts ? ScrollLimits.Destination.momentum : .offset(target[axis])
    run([Way(axis: axis, destination: destination, velocity: velocity)], isSettling: true) { [weak self] in
      self?.didSettle()
    }
  }

  private func didSettle() { delegate?.scrollViewDidEndDecelerating(self) }

  // MARK: By wheel and key

  /// How fast a wheel's click counts as, to a delegate that goes by speed; in logical pixels per second.
  private static let wheelSpeed = 1000.0

  /// A wheel was turned or a key pressed: the content glides on by `way`, unless something has hold of it. It does not go
  /// beyond its ends.
  func glide(by way: Double, along axis: Axis) {
    guard isScrollEnabled, way.isFinite, way != 0, case .none = grip else { return }
    let resting = restingContentOffset
    var target = resting.setting(axis, to: limits(along: axis).clamped(resting[axis] + way))
    delegate?.scrollViewWillBeginDragging(self)
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: Vector.zero.setting(axis, to: way > 0 ? Self.wheelSpeed : -Self.wheelSpeed),
      targetContentOffset: &target)
    run(ways(to: target), isSettling: true) { [weak self] in self?.didSettle() }
  }

  // MARK: Keyboard

  /// Whether the keyboard can go to the scroll view: where there is something for keys to scroll, and it is not paging.
  open override var canBecomeFocused: Bool { isScrolledByKeys }

  /// Scrolls by arrows, Page Up and Down, Home, End and Space; an override that leaves keys unused must call super.
  open override func keyDown(_ key: KeyEvent) -> Bool { scroll(by: key) }

  // MARK: Motion

  /// The offset's velocity now, in logical pixels per second.
  private func velocity(along axis: Axis) -> Double {
    guard let motion, let leg = motion.legs.first(where: { $0.axis == axis }), let window else { return 0 }
    return leg.course.velocity(at: window.now - motion.start)
  }

  private func run(_ ways: [Way], isSettling: Bool, completion: (() -> Void)?) {
    stopMotion()
    let legs = ways.map { way in
      let limits = limits(along: way.axis)
      return Leg(
        way: way,
        course: limits.course(to: way.destination, from: contentOffset[way.axis], velocity: way.velocity),
        end: limits.end)
    }
    let duration = legs.lazy.map(\.course.duration).max() ?? .zero
    guard let window, duration > .zero || legs.contains(where: { contentOffset[$0.axis] != $0.course.target }) else {
      moveContent(along: legs) { $0.course.target }
      completion?()
      return
    }
    let isThrown = ways.contains { if case .momentum = $0.destination { true } else { false } }
    let animation = window.animator.start(duration: duration, isMotion: !isThrown) { [weak self] elapsed in
      guard let self else { return }
      if legs.allSatisfy({ $0.course.isFinished(at: elapsed) }) { return finishMotion() }
      moveContent(along: legs) { $0.course.value(at: elapsed) }
    }
    motion = RunningMotion(
      animation: animation, legs: legs, isSettling: isSettling, start: window.now, completion: completion)
  }

  /// Leaves the content where it is.
  private func stopMotion() {
    motion?.animation.cancel()
    motion = nil
  }

  /// Brings the content to where it was going.
  private func finishMotion() {
    guard let motion else { return }
    stopMotion()
    moveContent(to: clamped(motion.legs.reduce(contentOffset) { $0.setting($1.axis, to: $1.course.target) }))
    motion.completion?()
  }

  /// Ends a motion at once when the view leaves its window, where nobody steps it; an override must call super.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { finishMotion() }
  }
}
