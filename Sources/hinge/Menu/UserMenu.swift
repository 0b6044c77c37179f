import Glibc

/// The menu that a person has made their own, which is shown when no other is asked for.
enum UserMenu {
  /// Where it is: in `$XDG_CONFIG_HOME`, else in `~/.config`; nil if there is none.
  static var path: String? {
    path(
      configuration: getenv("XDG_CONFIG_HOME").map { String(cString: $0) },
      home: getenv("HOME").map { String(cString: $0) })
  }

  /// The same in another environment. A folder that is not absolute does not count (XDG Base Directory Specification).
  static func path(configuration: String?, home: String?) -> String? {
    let folder = BaseFolder.path(configuration, home: home, inHome: ".config")
    guard let path = folder.map({ "\($0)/hinge/menu.json" }) else { return nil }
    var status = stat()
    // One that is there and cannot be read is told so.
    guard stat(path, &status) == 0 || (errno != ENOENT && errno != ENOTDIR) else { return nil }
    return path
  }
}
