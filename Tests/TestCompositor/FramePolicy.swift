/// When frame callbacks are answered.
public enum FramePolicy: Sendable {
  /// When the compositor's time passes the next refresh (`advance(by:)`), as on a lit screen.
  case atRefresh
  /// Only by `sendFrames`, as when a window is covered.
  case withheld
}
