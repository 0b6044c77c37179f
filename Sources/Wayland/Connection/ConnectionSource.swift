/// Where the connection to the compositor comes from.
public enum ConnectionSource: Sendable {
  /// As libwayland finds it: `WAYLAND_SOCKET`, or `WAYLAND_DISPLAY` within `XDG_RUNTIME_DIR`.
  case environment
  /// A connected socket, which then belongs to the connection.
  case socket(Int32)
}
