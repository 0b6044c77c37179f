import Geometry

/// Decides, for one window, which gesture a touch is.
///
/// - One finger counts: the first. Others are ignored until they lift, also when the first lifts before them.
/// - The axis is decided once, when the larger of the finger's ways leaves the slop. Of that axis's pans the one with the
///   highest `PanClaim`, the deepest of equals, has the touch until its end; all else fails. If none wants it the touch
///   does nothing.
/// - A finger that stays within the slop taps the deepest tap recognizer.
/// - Another recognizer has the touch from when it says so, if nobody had it before: see `GestureRecognizer`.
@MainActor public final class GestureArena {
  private final class Sequence {
    enum Stage {
      case undecided
      case panning(PanGestureRecognizer)
      /// Another recognizer took it by itself.
      case taken
      /// The finger has left the slop and no pan wanted it; another recognizer may still take it.
      case unclaimed
      /// Nobody wanted it, or it was taken away.
      case dead
    }

    let id: Int
    let start: Point
    var last: Point
    var stage = Stage.undecided
    var recognizers: [GestureRecognizer] = []
    var tap: TapGestureRecognizer?

    /// Whether it may still be anything.
    var isOpen: Bool { if case .undecided = stage { true } else { false } }

    init(_ touch: Touch) {
      id = touch.id
      start = touch.location
      last = touch.location
    }
  }

  private let recognizers: (Touch) -> [GestureRecognizer]
  private var sequence: Sequence?
  private var ignored: Set<Int> = []

  /// An arena without a touch.
  ///
  /// - Parameter recognizers: Returns the recognizers of the view under a touch and of its ancestors, deepest first.
  ///   Asked once for each sequence of touches, when its finger goes down.
  public init(recognizers: @escaping (Touch) -> [GestureRecognizer]) {
    self.recognizers = recognizers
  }

  /// Whether a finger is down that may still do something.
  public var isTracking: Bool {
    guard let sequence else { return false }
    return switch sequence.stage {
    case .undecided, .panning, .taken: true
    case .unclaimed: sequence.recognizers.contains { $0.state == .possible }
    case .dead: false
    }
  }

  /// The pan that has the touch; nil while there is none.
  public var winner: PanGestureRecognizer? {
    guard let sequence, case .panning(let pan) = sequence.stage, pan.isActive else { return nil }
    return pan
  }

  /// Whether the arena knows of the finger with this `Touch.id`: it went down here and has not lifted.
  public func knows(_ id: Int) -> Bool { sequence?.id == id || ignored.contains(id) }

  /// Takes the next that a finger did, in order of time. What can't be is ignored: a place that is not finite, or a
  /// finger that moves or lifts without having come down.
  public func handle(_ touch: Touch) {
    switch touch.phase {
    case .began: begin(touch)
    case .moved: move(touch)
    case .ended, .cancelled: finish(touch)
    }
  }

  /// Takes all touches away, for whatever cause: a gesture that had begun is cancelled, one that had not fails, and
  /// fingers that are still down do nothing until they go down anew.
  public func cancelAll() {
    ignored.removeAll()
    guard let ended = sequence else { return }
    sequence = nil
    cancel(ended)
  }

  /// Cancels those recognizers of the touch under way that are told of; the others go on.
  func cancel(where isLost: (GestureRecognizer) -> Bool) {
    guard let sequence else { return }
    for recognizer in sequence.recognizers where isLost(recognizer) { recognizer.cancel() }
  }

  /// A recognizer wants the touch for itself. Returns whether it can have it; then all others have lost it.
  func yields(to recognizer: GestureRecognizer) -> Bool {
    guard let sequence, sequence.recognizers.contains(where: { $0 === recognizer }) else { return false }
    switch sequence.stage {
    case .undecided, .unclaimed: break
    case .panning, .taken, .dead: return false
    }
    sequence.stage = .taken
    for other in sequence.recognizers where other !== recognizer { other.cancel() }
    return self.sequence === sequence && recognizer.state == .possible
  }

  private func begin(_ touch: Touch) {
    guard touch.location.isFinite else { return }
    // An id that goes down while it is down: its end was lost (M2).
    if sequence?.id == touch.id { finish(Touch(lost: touch)) }
    ignored.remove(touch.id)
    guard sequence == nil else {
      ignored.insert(touch.id)
      return
    }
    let begun = Sequence(touch)
    sequence = begun
    let candidates = recognizers(touch).filter { $0.isEnabled && $0.shouldReceive?(touch) ?? true }
    let tap = candidates.lazy.compactMap { $0 as? TapGestureRecognizer }.first
    begun.recognizers = candidates.filter { !($0 is TapGestureRecognizer) || $0 === tap }
    begun.tap = tap
    for recognizer in begun.recognizers where sequence === begun && begun.isOpen && recognizer.isEnabled {
      recognizer.begin(touch, in: self)
    }
    guard sequence === begun, begun.isOpen, let tap, tap.state == .possible else { return }
    tap.enter(.began)
  }

  private func move(_ touch: Touch) {
    guard let sequence, sequence.id == touch.id, touch.location.isFinite else { return }
    sequence.last = touch.location
    for recognizer in sequence.recognizers { recognizer.move(touch) }
    switch sequence.stage {
    case .panning(let pan):
      if pan.isActive { pan.drag() } else { sequence.stage = .dead }
    case .undecided:
      decide(sequence, slop: touch.slop)
    case .taken, .unclaimed, .dead: break
    }
  }

  private func decide(_ sequence: Sequence, slop: Double) {
    let way = sequence.last - sequence.start
    guard max(abs(way.dx), abs(way.dy)) > slop else { return }
    let axis = abs(way.dx) > abs(way.dy) ? Axis.horizontal : .vertical
    let pans = sequence.recognizers.lazy.compactMap { $0 as? PanGestureRecognizer }
    guard let winner = pans.winner(claim: { $0.answer(to: way, along: axis) }) else {
      sequence.stage = .unclaimed
      for recognizer in sequence.recognizers where recognizer.isDecidedByArena { recognizer.cancel() }
      return
    }
    sequence.stage = .dead
    // Losers first: a row lets go of its highlight before the table moves.
    for recognizer in sequence.recognizers where recognizer !== winner { recognizer.cancel() }
    guard self.sequence === sequence, winner.state == .possible else { return }
    sequence.stage = .panning(winner)
    winner.recognize()
  }

  private func finish(_ touch: Touch) {
    if ignored.remove(touch.id) != nil { return }
    guard let ended = sequence, ended.id == touch.id else { return }
    guard touch.phase == .ended else {
      sequence = nil
      cancel(ended)
      return
    }
    var touch = touch
    if !touch.location.isFinite { touch.location = ended.last }
    // A finger may lift elsewhere than it was last seen; that is a movement too.
    if touch.location != ended.last {
      var movement = touch
      movement.phase = .moved
      move(movement)
      guard sequence === ended else { return }
    }
    // The last touch may be what a recognizer has waited for.
    for recognizer in ended.recognizers { recognizer.move(touch) }
    guard sequence === ended else { return }
    sequence = nil
    switch ended.stage {
    case .panning(let pan):
      if pan.isActive { pan.enter(.ended) }
    case .undecided:
      // Those that wait resume before the tap acts, so that it finds nothing half done.
      for recognizer in ended.recognizers where recognizer !== ended.tap { recognizer.cancel() }
      if let tap = ended.tap, tap.isActive { tap.enter(.ended) }
    case .taken:
      for recognizer in ended.recognizers where recognizer.isActive { recognizer.enter(.ended) }
    case .unclaimed:
      for recognizer in ended.recognizers { recognizer.cancel() }
    case .dead: break
    }
    for recognizer in ended.recognizers { recognizer.reset() }
  }

  private func cancel(_ ended: Sequence) {
    for recognizer in ended.recognizers {
      recognizer.cancel()
      recognizer.reset()
    }
  }
}

extension GestureRecognizer {
  /// Whether the arena alone says when it begins.
  fileprivate var isDecidedByArena: Bool { self is TapGestureRecognizer || self is PanGestureRecognizer }
}

nonisolated extension Point {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

nonisolated extension Touch {
  /// The end of a finger's last touch, told by its next one.
  fileprivate init(lost touch: Touch) {
    self = touch
    phase = .cancelled
  }
}
