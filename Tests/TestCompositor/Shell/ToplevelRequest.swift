/// What a client asked of its window.
public enum ToplevelRequest: Equatable, Sendable {
  case move(serial: UInt32)
  /// `edge` as in `xdg_toplevel.resize_edge`: 1 top, 2 bottom, 4 left, 8 right, and their sums.
  case resize(serial: UInt32, edge: UInt32)
  case showWindowMenu(serial: UInt32)
  case setMaximized
  case unsetMaximized
  case setFullscreen
  case unsetFullscreen
  case setMinimized
}
