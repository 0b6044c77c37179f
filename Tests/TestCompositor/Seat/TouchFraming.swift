/// When `wl_touch.frame` is sent.
public enum TouchFraming: Sendable {
  /// After every event, or after a group of them (`together`).
  case each
  /// By hand.
  case manual
  /// As `each`, but not after the up of the last finger (Weston, Mutter).
  case notAfterLastUp
  /// Never (an old cage).
  case never
}
