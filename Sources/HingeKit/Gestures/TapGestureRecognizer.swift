import Geometry

/// A finger that goes down and up again in one place. The deepest one under the finger has the touch; it fires once, at
/// the up, unless the finger left the slop or a pan won.
@MainActor public final class TapGestureRecognizer: GestureRecognizer {
  /// Called once for each tap, when the finger lifts.
  public var onTap: ((TapGestureRecognizer) -> Void)?

  /// Called when a finger is down that may tap, so that what is under `location` can show it.
  public var onPress: ((TapGestureRecognizer) -> Void)?

  /// Called when a finger will not tap after all. Each `onPress` is followed by this or by `onTap`.
  public var onPressCancelled: ((TapGestureRecognizer) -> Void)?

  /// A recognizer that calls `onTap` for each tap. Also without that it keeps the tap from what lies around its view.
  public init(onTap: ((TapGestureRecognizer) -> Void)? = nil) {
    self.onTap = onTap
  }

  /// Tells `onPress`, `onTap` or `onPressCancelled` what has become of the touch.
  public override func stateDidChange() {
    switch state {
    case .began: onPress?(self)
    case .ended: onTap?(self)
    case .cancelled: onPressCancelled?(self)
    case .failed: super.stateDidChange()
    case .possible, .changed: break
    }
  }
}
