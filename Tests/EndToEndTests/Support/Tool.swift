import Glibc

/// A program that the tests start, and the Debian package it is in.
enum Tool: String {
  case weston
  case westonScreenshooter = "weston-screenshooter"
  case sway
  case swaymsg
  case grim
  case mutter
  case kwin = "kwin_wayland"
  case dbusDaemon = "dbus-daemon"
  case gdbus
  case setpriv

  var package: String {
    switch self {
    case .weston, .westonScreenshooter: "weston"
    case .sway, .swaymsg: "sway"
    case .grim: "grim"
    case .mutter: "mutter"
    case .kwin: "kwin-wayland"
    case .dbusDaemon: "dbus-daemon"
    case .gdbus: "libglib2.0-bin"
    case .setpriv: "util-linux"
    }
  }

  /// Its absolute path.
  ///
  /// - Throws: `EndToEndError.missingTool`, with the package that has it.
  func path() throws -> String {
    let search = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    for directory in search.split(separator: ":") + ["/usr/bin", "/bin"] {
      let candidate = "\(directory)/\(rawValue)"
      if access(candidate, X_OK) == 0 { return candidate }
    }
    throw EndToEndError.missingTool(rawValue, package: package)
  }
}
