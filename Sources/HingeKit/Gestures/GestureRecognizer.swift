import Geometry

/// Something that a finger may be doing to a view. The window's `GestureArena` feeds it and decides who wins.
///
/// Pure: it knows touches and their times, no clock and no view's inside.
@MainActor public class GestureRecognizer {
  /// How far a gesture has come within one touch.
  nonisolated public enum State: Hashable, Sendable {
    /// Nothing yet: no touch, or one that may still become this gesture.
    case possible
    case began
    case changed
    /// Done, as the person meant it.
    case ended
    /// It had begun, and something took it away: another gesture, the compositor, the window.
    case cancelled
    /// This touch will not become this gesture.
    case failed
  }

  /// Back at `possible` when the touch is over and everybody has been told.
  public private(set) final var state = State.possible

  /// Switched off, it takes part in no touch; one that it is in the middle of is cancelled.
  public final var isEnabled = true {
    didSet { if !isEnabled { cancel() } }
  }

  /// Where the finger is, in the window's logical pixels.
  public private(set) final var location = Point.zero

  /// Where it went down.
  public private(set) final var startLocation = Point.zero

  /// Asked when a finger goes down; false keeps this recognizer out of that touch, as if it were not there.
  public final var shouldReceive: ((Touch) -> Bool)?

  /// A finger went down that may become this gesture: what moves by itself under it stops here (M5).
  public final var onTouchDown: ((Touch) -> Void)?

  /// The touch told of by `onTouchDown` did not become this gesture and won't any more. Never after `began`.
  public final var onFail: (() -> Void)?

  /// Whether a touch is under way that may become this gesture, or is it.
  public private(set) final var isTracking = false

  /// What went down.
  public private(set) final var touchKind = Touch.Kind.finger

  /// The view that it was added to.
  public internal(set) final weak var view: View?

  /// Takes part in touches once a view has it: `View.addGestureRecognizer(_:)`.
  public init() {}

  /// Whether it has begun and not ended.
  public final var isActive: Bool { state == .began || state == .changed }

  /// Takes it away: `cancelled` if it had begun, else `failed`. Without a touch it does nothing.
  public final func cancel() {
    guard isTracking else { return }
    if isActive { transition(to: .cancelled) } else if state == .possible { transition(to: .failed) }
  }

  /// Told after each change of state.
  func stateDidChange() {
    if state == .failed { onFail?() }
  }

  /// Told of a finger's place before anything is made of it.
  func track(_ touch: Touch) {}

  final func begin(_ touch: Touch) {
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

  final func transition(to next: State) {
    state = next
    stateDidChange()
  }

  /// The touch is over.
  final func reset() {
    isTracking = false
    state = .possible
  }
}
