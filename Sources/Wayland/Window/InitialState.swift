extension Toplevel {
  /// How large a window asks to be when it first appears. The compositor may refuse.
  public enum InitialState: Hashable, Sendable {
    /// Its preferred size, among other windows.
    case floating
    /// All the space that there is for windows.
    case maximized
    /// The whole screen.
    case fullscreen
  }
}
