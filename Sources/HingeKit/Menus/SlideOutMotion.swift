import Motion

/// Where a slide-out controller's centre is, and what moves it: each way of moving it is a transition here.
///
/// Pure: it knows no views and reads no clock. Places are logical pixels that the centre has moved aside: above zero for
/// the left panel, below zero for the right one (in a right-to-left window the mirror image).
nonisolated struct SlideOutMotion {
  typealias State = SlideOutController.State
  typealias Side = SlideOutController.Side

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
  let sides: Set<Side>
  /// The window's, in logical pixels.
  private(set) var width = 0.0
  /// What of the centre stays in view when it has moved aside, in logical pixels.
  private(set) var peek = 0.0
  /// The panels that do not take all the rest, in logical pixels.
  private var widths: [Side: Double] = [:]

  /// Where the centre rests, or is on its way to; under a finger, where it came from.
  private(set) var state = State.collapsed
  /// What moves it.
  private(set) var phase = Phase.resting
  /// Whose panel is beside the centre; nil only where both are closed, and then none is needed.
  private(set) var side: Side?
  /// Where the centre is.
  private(set) var offset = 0.0 {
    didSet { if offset != 0 { side = offset > 0 ? .left : .right } }
  }

  init(sides: Set<Side>) { self.sides = sides }

  // MARK: Places

  /// How wide the panel beside the centre is.
  var panelWidth: Double { panelWidth(at: side ?? .left) }

  private func panelWidth(at side: Side) -> Double {
    Self.panelWidth(wanted: widths[side], inWidth: width, peek: peek)
  }

  /// How wide a panel is in a window of this width: as wanted, or all that `peek` leaves; but if that is less than a finger
  /// hits, the centre gives way.
  static func panelWidth(wanted: Double?, inWidth width: Double, peek: Double) -> Double {
    let room = width - peek >= Control.touchTarget ? width - peek : max(0, width - Control.touchTarget)
    return min(wanted ?? .infinity, room)
  }

  /// Where the centre rests.
  func place(of state: State) -> Double {
    switch state.side {
    case .left: panelWidth(at: .left)
    case .right: -panelWidth(at: .right)
    case nil: 0
    }
  }

  /// Where the centre can rest, from the one end to the other: a panel that does not exist is never uncovered.
  private var range: ClosedRange<Double> {
    let right = sides.contains(.right) ? -panelWidth(at: .right) : 0
    let left = sides.contains(.left) ? panelWidth(at: .left) : 0
    return right...left
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
    side = state.side
  }

  /// Keeps `side`'s panel in view by this share of its width, which may be none.
  mutating func hold(_ side: Side, at share: Double) {
    guard sides.contains(side) else { return }
    phase = .held(share: side == .left ? share : -share)
    self.side = share > 0 ? side : nil
    offset = panelWidth(at: side) * (side == .left ? share : -share)
  }

  /// The window, what stays of the centre or a panel has another size. At rest all is as it was; what was on its
  /// way is there.
  mutating func resize(width: Double, peek: Double, panelWidths: [Side: Double]) {
    guard width != self.width || peek != self.peek || panelWidths != widths else { return }
    self.width = width
    self.peek = peek
    widths = panelWidths
    switch phase {
    case .held(let share): offset = panelWidth(at: share < 0 ? .right : .left) * share
    case .resting, .dragged, .springing: rest(at: state)
    }
  }

  // MARK: By hand

  /// A hand takes hold of the centre where it is, from whatever else has it; `direction` says which panel it will uncover.
  mutating func beginDrag(toward direction: Side? = nil) {
    if side == nil { side = direction }
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
    guard let side, (velocity > 0) == (side == .left) else { return .collapsed }
    return State(side)
  }

  private var destination: State {
    guard let side, abs(offset) > openingDistance else { return .collapsed }
    return State(side)
  }

  /// The panel opens once the centre's middle has passed the window's edge. Where even an open panel does not take
  /// it there, half of the panel counts.
  private var openingDistance: Double { panelWidth > width / 2 ? width / 2 : panelWidth / 2 }

  // MARK: Springing

  private mutating func spring(to state: State, velocity: Double, isSettling: Bool) {
    let target = place(of: state)
    guard offset != target || (velocity != 0 && target != 0) else { return rest(at: state) }
    self.state = state
    if offset == 0 { side = state.side }
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
