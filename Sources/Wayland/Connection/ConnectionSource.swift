import CWaylandProtocols
import Glibc
import Loop

/// Where the connection to the compositor comes from.
public enum ConnectionSource: Sendable {
  /// As libwayland finds it: `WAYLAND_SOCKET`, or `WAYLAND_DISPLAY` within `XDG_RUNTIME_DIR`.
  case environment
  /// A connected socket, which then belongs to the connection.
  case socket(Int32)

  /// Libwayland's display of the compositor there.
  func connect() throws(WaylandError) -> OpaquePointer {
    switch self {
    case .socket(let fd):
      let flags = fcntl(fd, F_GETFD)
      guard flags >= 0, fcntl(fd, F_SETFD, flags | FD_CLOEXEC) == 0 else { throw .system(SystemError("fcntl", errno)) }
      guard let display = wl_display_connect_to_fd(fd) else {
        throw .system(SystemError("wl_display_connect_to_fd", errno))
      }
      return display
    case .environment:
      errno = 0
      guard let display = wl_display_connect(nil) else {
        let number = errno
        _ = LibraryLog.takeLine()
        let error = SystemError("wl_display_connect", number)
        guard !error.isForWantOfFiles else { throw .system(error) }
        throw .noCompositor(ConnectionSource.describeEnvironment(failedWith: number))
      }
      return display
    }
  }

  /// Where the environment says that the compositor is, and why it is not there.
  private static func describeEnvironment(failedWith number: Int32) -> String {
    func value(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }
    }
    let reason = number == 0 ? "not the number of a socket" : SystemError.text(of: number)
    if let socket = value("WAYLAND_SOCKET") { return "WAYLAND_SOCKET=\(socket): \(reason)" }
    let name = value("WAYLAND_DISPLAY") ?? "wayland-0"
    if name.hasPrefix("/") { return "\(name): \(reason)" }
    guard let directory = value("XDG_RUNTIME_DIR") else { return "XDG_RUNTIME_DIR is not set" }
    return "\(directory)/\(name): \(reason)"
  }
}
