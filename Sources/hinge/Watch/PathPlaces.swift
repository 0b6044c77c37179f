import Glibc

/// The entries of folders that a path goes through: those that decide what is found at its end.
///
/// They are its symbolic links, at whatever depth, and its last part; where a part is missing, that.
struct PathPlaces {
  /// A name in a folder.
  struct Place: Hashable {
    var folder: String
    var name: String
  }

  private(set) var places: [Place] = []
  /// The folders on the way.
  private(set) var folders: [String] = []

  /// More links than this lead nowhere, as for the kernel.
  private static let longestChain = 40

  /// Goes along a path as the kernel would now.
  init(_ path: String) {
    var folder = path.hasPrefix("/") ? "/" : "."
    // The next part last.
    var parts = Self.parts(of: path)
    var links = 0
    while let name = parts.popLast() {
      let whole = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      var status = stat()
      guard lstat(whole, &status) == 0 else {
        places.append(Place(folder: folder, name: name))
        return
      }
      switch status.st_mode & S_IFMT {
      case S_IFLNK:
        places.append(Place(folder: folder, name: name))
        links += 1
        guard links <= Self.longestChain, let target = Self.target(ofLink: whole) else { return }
        if target.hasPrefix("/") { folder = "/" }
        parts += Self.parts(of: target)
      case S_IFDIR where !parts.isEmpty:
        folder = whole
        folders.append(whole)
      default:
        places.append(Place(folder: folder, name: name))
        return
      }
    }
  }

  private static func parts(of path: String) -> [String] {
    path.split(separator: "/").filter { $0 != "." }.reversed().map(String.init)
  }

  private static func target(ofLink path: String) -> String? {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : nil
  }
}
