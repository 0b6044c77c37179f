/// `xdg_toplevel.state`, with the protocol's numbers.
public enum ToplevelState: UInt32, Sendable {
  case maximized = 1
  case fullscreen, resizing, activated, tiledLeft, tiledRight, tiledTop, tiledBottom
  /// Since version 6; sent whatever version was bound.
  case suspended
}
