import Geometry

/// Decides, for one window, which gesture a touch is.
///
/// - One finger counts: the first. Others are ignored until they lift, also when the first lifts before them (M8 to M11).
/// - The axis is decided once, when the larger of the finger's ways leaves the slop. Of that axis's pans the one with the
///   highest `PanClaim`, the deepest of equals, has the touch until its end; all else fails. If none wants it the touch
///   does nothing (M23).
/// - A finger that stays within the slop taps the deepest tap recognizer.
@MainActor public final class GestureArena {
  /// Why touches were taken away. The gestures are told the same, whatever the reason.
  nonisolated public enum CancelReason: Hashable, Sendable {
    /// The compositor took the touches for itself (`wl_touch.cancel`).
    case compositor
    /// The device or the capability went away.
    case deviceLost
    /// The window lost its focus or was closed.
    case windowLost
    /// The window's size changed under the finger.
    case resized
    /// The program wants it.
    case program
  }

  private final class Sequence {
    enum Stage {
      case undecided
      case panning(PanGestureRecognizer)
      /// Nobody wanted it, or it was taken away.
      case dead
    }

    let id: Int
    let start: Point
    var last: Point
    var stage = Stage.undecided
    var recognizers: [GestureRecognizer] = []
    var tap: TapGestureRecognizer?

    init(_ touch: Touch) {
      id = touch.id
      start = touch.location
      last = touch.location
    }
  }

  private let recognizers: (Touch) -> [GestureRecognizer]
  private var sequence: Sequence?
  private var ignored: Set<Int> = []

  /// - Parameter recognizers: Those of the view under a touch and of its ancestors, deepest first. Asked once a sequence,
  ///   when its finger goes down.
  public init(recognizers: @escaping (Touch) -> [GestureRecognizer]) {
    self.recognizers = recognizers
  }

  /// Whether a finger is down that may still do something.
  public var isTracking: Bool {
    guard let sequence else { return false }
    if case .dead = sequence.stage { return false }
    return true
  }

  /// The pan that has the touch.
  public var winner: PanGestureRecognizer? {
    guard let sequence, case .panning(let pan) = sequence.stage, pan.isActive else { return nil }
    return pan
  }

  /// Whether the arena knows of this finger: it went down here and has not lifted.
  public func knows(_ id: Int) -> Bool { sequence?.id == id || ignored.contains(id) }

  /// The next that a finger did, in order of time. What can't be is ignored: a place that is not finite, or a finger
  /// that moves or lifts without having come down.
  public func handle(_ touch: Touch) {
    switch touch.phase {
    case .began: begin(touch)
    case .moved: move(touch)
    case .ended, .cancelled: finish(touch)
    }
  }

  /// Everything that may take touches away comes through here: what had begun is cancelled, what might have failed, and
  /// fingers that are still down do nothing until they go down anew.
  public func cancelAll(_ reason: CancelReason) {
    ignored.removeAll()
    guard let ended = sequence else { return }
    sequence = nil
    cancel(ended)
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
    for recognizer in begun.recognizers where sequence === begun && recognizer.isEnabled {
      recognizer.begin(touch)
    }
    guard sequence === begun, let tap, tap.state == .possible else { return }
    tap.transition(to: .began)
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
    case .dead: break
    }
  }

  private func decide(_ sequence: Sequence, slop: Double) {
    let way = sequence.last - sequence.start
    guard max(abs(way.dx), abs(way.dy)) > slop else { return }
    let axis = abs(way.dx) > abs(way.dy) ? GestureAxis.horizontal : .vertical
    sequence.stage = .dead
    let pans = sequence.recognizers.lazy.compactMap { $0 as? PanGestureRecognizer }
    let winner = pans.winner { $0.answer(to: way, along: axis) }
    // Losers first: a row lets go of its highlight before the table moves.
    for recognizer in sequence.recognizers where recognizer !== winner { recognizer.cancel() }
    guard let winner, self.sequence === sequence, winner.state == .possible else { return }
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
    sequence = nil
    for recognizer in ended.recognizers { recognizer.move(touch) }
    switch ended.stage {
    case .panning(let pan):
      if pan.isActive { pan.transition(to: .ended) }
    case .undecided:
      // Those that wait resume before the tap acts, so that it finds nothing half done.
      for recognizer in ended.recognizers where recognizer !== ended.tap { recognizer.cancel() }
      if let tap = ended.tap, tap.isActive { tap.transition(to: .ended) }
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
