import Geometry
import Motion

/// Makes gestures of wheel and touchpad scrolling: one axis for each, chosen once.
///
/// Pure: feed it frames, do what the events say.
nonisolated public struct AxisScrollRecognizer: Sendable {
  /// What to do with the content. After `began` come any number of `changed`, then one `ended` or `cancelled`.
  public enum Event: Hashable, Sendable {
    /// A step of a wheel, complete in itself: no `ended` follows. Logical pixels.
    case stepped(Axis, delta: Double)
    /// Fingers began to scroll along this axis; `delta` is their way so far, which decides who takes it.
    case began(Axis, delta: Double)
    /// The fingers went on, by this many logical pixels; the first after `began` has the whole way so far.
    case changed(Axis, delta: Double)
    /// The fingers lifted, while they went at this speed in logical pixels per second; zero if they rested before.
    case ended(Axis, velocity: Double)
    case cancelled(Axis)
  }

  /// The way that the fingers have gone, and along which axis once that is known.
  private struct Gesture {
    var source: AxisScroll.Source
    var way = Vector.zero
    var axis: Axis?
    var stopped = (horizontal: false, vertical: false)
    var latest: Duration
    var tracker = VelocityTracker(window: GestureConstants.velocityWindow)

    init(_ scroll: AxisScroll) {
      source = scroll.source
      latest = scroll.time
      tracker.add(.zero, at: scroll.time)
    }
  }

  private var gesture: Gesture?

  /// A recognizer that waits for the first frame of scrolling.
  public init() {}

  /// The axis of the gesture under way, once it is chosen; else nil.
  public var axis: Axis? { gesture?.axis }

  /// The time at which `expire(at:)` has something to do, by the events' clock: a continuous source that stays quiet
  /// until then has ended. Nil when nothing is awaited.
  public var deadline: Duration? {
    guard let gesture, gesture.source == .continuous else { return nil }
    return gesture.latest + GestureConstants.axisQuietTime
  }

  /// Takes the next frame of scrolling and returns what it means, in order. One whose way is not finite means nothing.
  public mutating func handle(_ scroll: AxisScroll) -> [Event] {
    guard scroll.delta.dx.isFinite, scroll.delta.dy.isFinite else { return [] }
    switch scroll.source {
    case .wheel, .unknown: return Self.steps(scroll)
    case .finger, .continuous: return follow(scroll)
    }
  }

  /// Ends a gesture whose source has been quiet too long at `time`, which is of the events' clock; returns what that
  /// means.
  public mutating func expire(at time: Duration) -> [Event] {
    guard let deadline, time >= deadline else { return [] }
    return end(at: time)
  }

  /// Gives up the gesture under way, as when its device or window is lost; returns what that means.
  public mutating func cancel() -> [Event] {
    defer { gesture = nil }
    return gesture?.axis.map { [.cancelled($0)] } ?? []
  }

  private static func steps(_ scroll: AxisScroll) -> [Event] {
    guard scroll.delta != .zero else { return [] }
    let axis = axis(of: scroll.delta)
    return [.stepped(axis, delta: scroll.delta[axis])]
  }

  private static func axis(of way: Vector) -> Axis {
    abs(way.dx) > abs(way.dy) * GestureConstants.axisLead ? .horizontal : .vertical
  }

  private mutating func follow(_ scroll: AxisScroll) -> [Event] {
    var events: [Event] = []
    // Another device, or an end that was lost.
    if let source = gesture?.source, source != scroll.source { events += cancel() }
    if scroll.delta != .zero { events += move(scroll) }
    guard scroll.stopsHorizontal || scroll.stopsVertical else { return events }
    if scroll.stopsHorizontal { gesture?.stopped.horizontal = true }
    if scroll.stopsVertical { gesture?.stopped.vertical = true }
    return events + stop(at: scroll.time)
  }

  private mutating func move(_ scroll: AxisScroll) -> [Event] {
    var current = gesture ?? Gesture(scroll)
    current.way = current.way + scroll.delta
    current.latest = scroll.time
    // Fingers that left an axis and move along it again.
    if scroll.delta.dx != 0 { current.stopped.horizontal = false }
    if scroll.delta.dy != 0 { current.stopped.vertical = false }
    current.tracker.add(Point(x: current.way.dx, y: current.way.dy), at: scroll.time)
    gesture = current
    guard let axis = current.axis else {
      let longest = max(abs(current.way.dx), abs(current.way.dy))
      return longest >= GestureConstants.axisLockDistance ? begin() : []
    }
    let delta = scroll.delta[axis]
    return delta == 0 ? [] : [.changed(axis, delta: delta)]
  }

  private mutating func begin() -> [Event] {
    guard let way = gesture?.way else { return [] }
    let axis = Self.axis(of: way)
    gesture?.axis = axis
    let delta = way[axis]
    return [.began(axis, delta: delta), .changed(axis, delta: delta)]
  }

  /// Ends the gesture when the axis that matters has stopped: its own, or before it has one all that moved.
  private mutating func stop(at time: Duration) -> [Event] {
    guard let current = gesture else { return [] }
    switch current.axis {
    case .horizontal: return current.stopped.horizontal ? end(at: time) : []
    case .vertical: return current.stopped.vertical ? end(at: time) : []
    case nil:
      guard current.way.dx == 0 || current.stopped.horizontal, current.way.dy == 0 || current.stopped.vertical else {
        return []
      }
      // Too short to have an axis, yet it was meant: nothing of it is lost.
      return (current.way == .zero ? [] : begin()) + end(at: time)
    }
  }

  private mutating func end(at time: Duration) -> [Event] {
    guard let ended = gesture else { return [] }
    gesture = nil
    guard let axis = ended.axis else { return [] }
    return [.ended(axis, velocity: ended.tracker.velocity(at: time)[axis])]
  }
}
