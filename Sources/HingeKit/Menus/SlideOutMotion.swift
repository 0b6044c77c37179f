import Motion

/// Where a slide-out controller's centre is, and what moves it: each way of moving it is a transition here.
///
/// Pure: it knows no views and reads no clock. Places are logical pixels that the centre has moved aside: above zero for
/// the leading panel, below zero for the trailing one (in a right-to-left window the mirror image).
nonisolated struct SlideOutMotion {
  typealias State = SlideOutController.State

  enum Phase {
    /// At the place of `state`.
    case resting
    /// Put there by program, at a share of the way.
    case held(share: Double)
    /// Dragged from where it was taken; without its limits it would be at `wanted`.
    case dragged(from: Double, wanted: Double)
    /// On its way to the place of `state`. `isSettling`: a finger let go of it, rather than the program wanting it.
    case springing(SpringMotion, elapsed: Duration, isSettling: Bool)
  }

  /// The damping ratio is the design's, and so is about half a second.
  static let spring = Spring(dampingRatio: 0.8, settlingDuration: .milliseconds(500))

  /// Which panels there are.
  let edges: Set<HorizontalEdge>
  /// The window's, in logical pixels.
  private(set) var width = 0.0
  /// What of the centre stays in view when it has moved aside, in logical pixels.
  private(set) var peek = 0.0
  /// The panels that do not take all the rest, in logical pixels.
  private var widths: [HorizontalEdge: Double] = [:]

  /// Where the centre rests, or is on its way to; under a finger, where it came from.
  private(set) var state = State.collapsed
  /// What moves it.
  private(set) var phase = Phase.resting
  /// Whose panel is beside the centre; nil only where both are closed, and then none is needed.
  private(set) var edge: HorizontalEdge?
  /// Where the centre is.
  private(set) var offset = 0.0 {
    didSet { if offset != 0 { edge = offset > 0 ? .leading : .trailing } }
  }

  init(edges: Set<HorizontalEdge>) { self.edges = edges }

  // MARK: Places

  /// How wide the panel beside the centre is.
  var panelWidth: Double { panelWidth(at: edge ?? .leading) }

  private func panelWidth(at edge: HorizontalEdge) -> Double {
    Self.panelWidth(wanted: widths[edge], inWidth: width, peek: peek)
  }

  /// How wide a panel is in a window of this width: as wanted, or all that `peek` leaves; but if that is less than a finger
  /// hits, the centre gives way.
  static func panelWidth(wanted: Double?, inWidth width: Double, peek: Double) -> Double {
    let room = width - peek >= Control.touchTarget ? width - peek : max(0, width - Control.touchTarget)
    return min(wanted ?? .infinity, room)
  }

  /// Where the centre rests.
  func place(of state: State) -> Double {
    switch state.edge {
    case .leading: panelWidth(at: .leading)
    case .trailing: -panelWidth(at: .trailing)
    case nil: 0
    }
  }

  /// Where the centre can rest, from the one end to the other: a panel that does not exist is never uncovered.
  private var range: ClosedRange<Double> {
    let trailing = edges.contains(.trailing) ? -panelWidth(at: .trailing) : 0
    let leading = edges.contains(.leading) ? panelWidth(at: .leading) : 0
    return trailing...leading
  }

  /// Beyond a panel's full width the centre gives, and never leaves the window.
  private var band: RubberBand { RubberBand(dimension: min(peek, width)) }

  /// Where the centre is seen when a finger wants it at `wanted`.
  private func seen(_ wanted: Double) -> Double {
    let seen = band.offset(wanted, within: range)
    if range.upperBound == 0 { return min(seen, 0) }
    if range.lowerBound == 0 { return max(seen, 0) }
    return seen
  }

  // MARK: What it does

  var isResting: Bool { if case .resting = phase { true } else { false } }
  var isDragged: Bool { if case .dragged = phase { true } else { false } }
  var isSpringing: Bool { if case .springing = phase { true } else { false } }
  var isSettling: Bool { if case .springing(_, _, isSettling: true) = phase { true } else { false } }

  /// In logical pixels per second.
  var velocity: Double {
    guard case .springing(let spring, let elapsed, _) = phase else { return 0 }
    return spring.velocity(at: elapsed)
  }

  // MARK: By program

  /// Sets out for a state at the speed that the centre has.
  mutating func spring(to state: State) { spring(to: state, velocity: velocity, isSettling: false) }

  /// Is there.
  mutating func rest(at state: State) {
    self.state = state
    phase = .resting
    offset = place(of: state)
    edge = state.edge
  }

  /// Keeps `edge`'s panel in view by this share of its width, which may be none.
  mutating func hold(_ edge: HorizontalEdge, at share: Double) {
    guard edges.contains(edge) else { return }
    phase = .held(share: edge == .leading ? share : -share)
    self.edge = share > 0 ? edge : nil
    offset = panelWidth(at: edge) * (edge == .leading ? share : -share)
  }

  /// The window, what stays of the centre or a panel has another size. At rest all is as it was; what was on its
  /// way is there.
  mutating func resize(width: Double, peek: Double, panelWidths: [HorizontalEdge: Double]) {
    guard width != self.width || peek != self.peek || panelWidths != widths else { return }
    self.width = width
    self.peek = peek
    widths = panelWidths
    switch phase {
    case .held(let share): offset = panelWidth(at: share < 0 ? .trailing : .leading) * share
    case .resting, .dragged, .springing: rest(at: state)
    }
  }

  // MARK: By hand

  /// A hand takes hold of the centre where it is, from whatever else has it; `direction` says which panel it will uncover.
  mutating func beginDrag(toward direction: HorizontalEdge? = nil) {
    if edge == nil { edge = direction }
    let wanted = band.wantedOffset(offset, within: range)
    phase = .dragged(from: wanted, wanted: wanted)
  }

  /// The hand is this far from where it took hold.
  mutating func drag(by way: Double) {
    guard case .dragged(let from, _) = phase else { return }
    phase = .dragged(from: from, wanted: from + way)
    offset = seen(from + way)
  }

  /// The hand lets go: a fling decides by its speed, anything slower by the place.
  mutating func release(velocity: Double, flingVelocity: Double) {
    guard case .dragged(_, let wanted) = phase else { return }
    let isFling = abs(velocity) >= flingVelocity
    // On at the speed at which the centre is seen to move: at a limit that is less than the hand's.
    let instant = 1e-3
    let seenVelocity = (seen(wanted + velocity * instant) - seen(wanted)) / instant
    spring(to: isFling ? destination(ofFling: velocity) : destination, velocity: seenVelocity, isSettling: true)
  }

  private func destination(ofFling velocity: Double) -> State {
    guard let edge, (velocity > 0) == (edge == .leading) else { return .collapsed }
    return State(edge)
  }

  private var destination: State {
    guard let edge, abs(offset) > openingDistance else { return .collapsed }
    return State(edge)
  }

  /// The panel opens once the centre's middle has passed the window's edge. Where even an open panel does not take
  /// it there, half of the panel counts.
  private var openingDistance: Double { panelWidth > width / 2 ? width / 2 : panelWidth / 2 }

  // MARK: Springing

  private mutating func spring(to state: State, velocity: Double, isSettling: Bool) {
    let target = place(of: state)
    guard offset != target || (velocity != 0 && target != 0) else { return rest(at: state) }
    self.state = state
    if offset == 0 { edge = state.edge }
    phase = .springing(
      SpringMotion(spring: Self.spring, from: offset, to: target, initialVelocity: velocity), elapsed: .zero,
      isSettling: isSettling)
  }

  /// The spring is this old.
  mutating func advance(to elapsed: Duration) {
    guard case .springing(let spring, _, let isSettling) = phase else { return }
    let place = spring.value(at: elapsed)
    // A panel that closes is closed when the centre first gets to the middle.
    let hasClosed = spring.target == 0 && place * spring.start <= 0
    guard !hasClosed, !spring.isFinished(at: elapsed) else { return rest(at: state) }
    phase = .springing(spring, elapsed: elapsed, isSettling: isSettling)
    // Only on the sides between which it moves, and never out of the window.
    let isLeft = spring.start > 0 || spring.target > 0
    let isRight = spring.start < 0 || spring.target < 0
    offset = min(max(isRight ? -width : 0, place), isLeft ? width : 0)
  }
}
