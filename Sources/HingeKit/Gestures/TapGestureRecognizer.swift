import Geometry

/// A finger that goes down and up again in one place. The deepest one under the finger has the touch; it fires once, at
/// the up, unless the finger left the slop or a pan won.
@MainActor public final class TapGestureRecognizer: GestureRecognizer {
  /// The tap.
  public var onTap: ((TapGestureRecognizer) -> Void)?

  /// A finger is down that may tap: what is under `location` may show it.
  public var onPress: ((TapGestureRecognizer) -> Void)?

  /// It will not tap after all. Each `onPress` is followed by this or by `onTap`.
  public var onPressCancelled: ((TapGestureRecognizer) -> Void)?

  /// Also without `onTap` it keeps the tap from what lies around its view.
  public init(onTap: ((TapGestureRecognizer) -> Void)? = nil) {
    self.onTap = onTap
  }

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
