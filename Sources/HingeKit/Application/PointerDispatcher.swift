import Geometry
import Loop
import Motion
import Wayland

/// What a window makes of its pointer: hovering, the cursor, touches while the button is down, scrolling.
final class PointerDispatcher {
  private unowned let window: Window
  private var scrolling = AxisScrollRecognizer()
  /// Who the scrolling goes to, from its beginning to its end.
  private weak var scrolled: SwipeTracker?
  private var quietTimer: LoopTimer?
  private var scrolledWay = Vector.zero
  private var location: Point?
  private var isPressed = false
  private weak var hoveredView: View?

  /// How far from a window's edge the pointer pulls it, in logical pixels, where nobody else draws a border.
  private static let resizeZone = 6.0
  /// The left button, from linux/input-event-codes.h.
  private static let leftButton: UInt32 = 0x110
  /// No finger has this number.
  private static let touchID = -1

  init(window: Window) { self.window = window }

  // MARK: Events

  func handle(_ event: PointerEvent) {
    let point = Point(x: event.x, y: event.y)
    switch event.kind {
    case .enter, .motion:
      location = point
      if isPressed { send(.moved, at: point, event.time) } else { hover(at: point) }
    case .leave:
      location = nil
      hover(over: nil)
      // The end of scrolling will be told to somebody else, or to nobody.
      perform(scrolling.cancel())
    case .cancelled:
      cancel()
    case .button(let code, let pressed):
      location = point
      if code == Self.leftButton { button(isPressed: pressed, at: point, event.time) }
    case .axis(let axis):
      location = point
      scroll(axis, at: event.time)
    }
  }

  /// Everything that the pointer was in the middle of is over.
  func cancel() {
    location = nil
    hover(over: nil)
    perform(scrolling.cancel())
    guard isPressed else { return }
    isPressed = false
    send(.cancelled, at: .zero, .zero)
  }

  private func button(isPressed pressed: Bool, at point: Point, _ time: Duration) {
    guard pressed != isPressed else { return }
    if pressed, let edge = resizeEdge(at: point) {
      window.host?.window(window, beginResizeAt: edge)
      return
    }
    isPressed = pressed
    send(pressed ? .began : .ended, at: point, time)
    if !pressed { hover(at: point) }
  }

  private func send(_ phase: Touch.Phase, at point: Point, _ time: Duration) {
    window.handle(Touch(id: Self.touchID, phase: phase, location: point, time: time, kind: .pointer))
  }

  // MARK: Hovering

  /// Looks again what lies under the pointer, which may have moved away below it.
  func refresh() {
    guard let location, !isPressed else { return }
    hover(at: location)
  }

  func viewWillLeave(_ view: View) {
    guard let hoveredView, hoveredView.isDescendant(of: view) else { return }
    hover(over: nil)
  }

  private func hover(at point: Point) {
    if let edge = resizeEdge(at: point) {
      hover(over: nil)
      window.host?.window(window, setCursor: edge.cursor)
    } else {
      hover(over: window.hitTest(point))
      let shape = hoveredView?.chain.lazy.compactMap(\.cursor).first
      window.host?.window(window, setCursor: shape ?? .arrow)
    }
  }

  private func hover(over view: View?) {
    guard view !== hoveredView else { return }
    let left = hoveredView.map { Array($0.chain) } ?? []
    let entered = view.map { Array($0.chain) } ?? []
    hoveredView = view
    for old in left where !entered.contains(where: { $0 === old }) { old.isHovered = false }
    for new in entered { new.isHovered = true }
  }

  private func resizeEdge(at point: Point) -> ResizeEdge? {
    guard window.canResize else { return nil }
    let zone = Self.resizeZone
    return ResizeEdge(
      top: point.y < zone, left: point.x < zone, bottom: point.y >= window.size.height - zone,
      right: point.x >= window.size.width - zone)
  }

  // MARK: Scrolling

  private func scroll(_ event: AxisEvent, at time: Duration) {
    perform(scrolling.handle(AxisScroll(event, time: time)))
    awaitQuiet(since: time)
  }

  /// A source that need not tell its end has come to it after a while without events.
  private func awaitQuiet(since time: Duration) {
    quietTimer?.cancel()
    quietTimer = nil
    guard let deadline = scrolling.deadline else { return }
    quietTimer = window.host?.window(window, after: deadline - time) { [weak self] in
      guard let self else { return }
      perform(scrolling.expire(at: deadline))
    }
  }

  private func perform(_ events: [AxisScrollRecognizer.Event]) {
    for event in events {
      switch event {
      case .stepped(let axis, let delta):
        swipes(along: axis, sign: delta)?.step(by: delta, along: axis)
      case .began(let axis, let delta):
        scrolled = swipes(along: axis, sign: delta)
        scrolledWay = .zero
        scrolled?.beginScroll(along: axis, sign: delta)
      case .changed(let axis, let delta):
        scrolledWay = scrolledWay.setting(axis, to: scrolledWay[axis] + delta)
        scrolled?.scroll(by: scrolledWay)
      case .ended(let axis, let velocity):
        scrolled?.endScroll(velocity: Vector.zero.setting(axis, to: velocity))
      case .cancelled:
        scrolled?.endScroll(velocity: .zero)
      }
    }
  }

  /// Those of what has the highest claim under the pointer, the deepest of equals, as for a finger's drag.
  private func swipes(along axis: Axis, sign: Double) -> SwipeTracker? {
    guard let location, let view = window.hitTest(location) else { return nil }
    let trackers = view.chain.compactMap { view in
      (view as? any Swipeable ?? view.viewController as? any Swipeable)?.swipes
    }
    return trackers.winner { $0.claim(along: axis, sign: sign) }
  }
}

nonisolated extension AxisScroll {
  /// What a compositor says of a wheel or a touchpad.
  init(_ event: AxisEvent, time: Duration) {
    let source: Source =
      switch event.source {
      case .wheel, .wheelTilt: .wheel
      case .finger: .finger
      case .continuous: .continuous
      case .unknown: .unknown
      }
    self.init(
      source: source, delta: Vector(dx: event.horizontal.value, dy: event.vertical.value),
      stopsHorizontal: event.horizontal.isStopped, stopsVertical: event.vertical.isStopped, time: time)
  }
}

nonisolated extension ResizeEdge {
  /// The edge or corner that lies at those sides; nil where there is none, or two that face each other.
  init?(top: Bool, left: Bool, bottom: Bool, right: Bool) {
    switch (top, left, bottom, right) {
    case (true, false, false, false): self = .top
    case (false, true, false, false): self = .left
    case (false, false, true, false): self = .bottom
    case (false, false, false, true): self = .right
    case (true, true, false, false): self = .topLeft
    case (true, false, false, true): self = .topRight
    case (false, true, true, false): self = .bottomLeft
    case (false, false, true, true): self = .bottomRight
    default: return nil
    }
  }

  /// What the pointer looks like over it.
  var cursor: CursorShape {
    switch self {
    case .top: .resizeTop
    case .bottom: .resizeBottom
    case .left: .resizeLeft
    case .right: .resizeRight
    case .topLeft: .resizeTopLeft
    case .topRight: .resizeTopRight
    case .bottomLeft: .resizeBottomLeft
    case .bottomRight: .resizeBottomRight
    }
  }
}
