import Geometry

/// Something that a finger may be doing to a view. The window's `GestureArena` feeds it and decides who wins.
///
/// Pure: it knows touches and their times, no clock and no view's inside.
///
/// A subclass is a gesture of its own. It looks at each touch in `track(_:)`, and says with `transition(to:)` what it has
/// made out: `began` or `ended` while the touch is nobody's takes the touch, and every other recognizer loses it. A pan
/// takes its drag as soon as the finger leaves the slop, which leaves to others what no pan under the finger wants.
@MainActor open class GestureRecognizer {
  /// How far a gesture has come within one touch.
  nonisolated public enum State: Hashable, Sendable {
    /// Nothing yet: no touch, or one that may still become this gesture.
    case possible
    /// The gesture has been made out and has the touch; more is to come.
    case began
    /// The finger has moved on since the gesture began.
    case changed
    /// The gesture is done, as the person meant it.
    case ended
    /// The gesture had begun, and something took it away: another gesture, the compositor, the window.
    case cancelled
    /// The touch will not become this gesture.
    case failed
  }

  /// How far the gesture has come; `possible` again when the touch is over and everybody has been told.
  public private(set) final var state = State.possible

  /// Whether the recognizer takes part in touches. Switched off in the middle of one, it is cancelled.
  public final var isEnabled = true {
    didSet { if !isEnabled { cancel() } }
  }

  /// Where the finger is, or was last, in the window's logical pixels.
  public private(set) final var location = Point.zero

  /// Where the finger went down, in the window's logical pixels.
  public private(set) final var startLocation = Point.zero

  /// Asked when a finger goes down; false keeps this recognizer out of that touch, as if it were not there. Nil, as at
  /// first, lets it take part.
  public final var shouldReceive: ((Touch) -> Bool)?

  /// Called when a finger goes down that may become this gesture: what moves by itself under it stops here.
  public final var onTouchDown: ((Touch) -> Void)?

  /// Called when a touch that `onTouchDown` told of did not become this gesture and won't any more; never after
  /// `began`.
  public final var onFail: (() -> Void)?

  /// Whether a touch is under way that may become this gesture, or is it.
  public private(set) final var isTracking = false

  /// Whether it was a finger or the pointer's button that went down.
  public private(set) final var touchKind = Touch.Kind.finger

  /// The view to which the recognizer was added; nil for one that is no view's.
  public internal(set) final weak var view: View?

  /// A recognizer that takes part in touches once a view has it, by `View.addGestureRecognizer(_:)`.
  public init() {}

  /// Whether the gesture has begun and not ended.
  public final var isActive: Bool { state == .began || state == .changed }

  /// Takes the touch away from this gesture: it becomes `cancelled` if it had begun, else `failed`. Without a touch it
  /// does nothing.
  public final func cancel() {
    guard isTracking else { return }
    if isActive { enter(.cancelled) } else if state == .possible { enter(.failed) }
  }

  /// The arena whose touch is tracked.
  private weak var arena: GestureArena?

  /// Called after each change of `state` but its return to `possible`; an override must call super.
  open func stateDidChange() {
    if state == .failed { onFail?() }
  }

  /// Called with each touch of the finger, from when it goes down to when it lifts, before anything is made of that;
  /// also after the gesture has failed or is over. Does nothing unless overridden.
  open func track(_ touch: Touch) {}

  /// Says what the touch under way has turned out to be; to be called in `track(_:)`, or later, as by a timer.
  ///
  /// From `possible` it goes to `began` (a gesture that lasts), `ended` (one that is done at once) or `failed`; from
  /// `began` and `changed` to `changed`, `ended` or `cancelled`. Anything else, and anything without a touch, is ignored,
  /// and so are `began` and `ended` when another gesture has the touch. A gesture that lasts has ended by the time its
  /// finger has lifted.
  public final func transition(to next: State) {
    guard isTracking else { return }
    switch (state, next) {
    case (.possible, .began), (.possible, .ended):
      guard let arena, arena.yields(to: self) else { return }
    case (.possible, .failed), (.began, .changed), (.began, .ended), (.began, .cancelled), (.changed, .changed),
      (.changed, .ended), (.changed, .cancelled):
      break
    default: return
    }
    enter(next)
  }

  final func begin(_ touch: Touch, in arena: GestureArena) {
    self.arena = arena
    isTracking = true
    state = .possible
    location = touch.location
    startLocation = touch.location
    touchKind = touch.kind
    track(touch)
    onTouchDown?(touch)
  }

  final func move(_ touch: Touch) {
    location = touch.location
    track(touch)
  }

  /// Changes the state as the arena wants it.
  final func enter(_ next: State) {
    state = next
    stateDidChange()
  }

  /// The touch is over.
  final func reset() {
    isTracking = false
    state = .possible
  }
}
