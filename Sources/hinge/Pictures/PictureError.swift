import MenuDocuments

/// Why a picture can't be shown; one human line each.
enum PictureError: Error, Hashable {
  /// There is no such file, or it can't be read: the system's reason.
  case unreadable(path: String, reason: String)
  /// It is not among the program's resources.
  case notBuiltIn(String)
  /// No icon theme of the user's has it.
  case noIcon(String)
  /// The file is larger than what is read of such files, in bytes.
  case tooManyBytes(path: String, limit: Int)
  /// It was read, and is no picture, or a damaged one.
  case undrawable(String)
}

extension PictureError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(path.quoted): \(reason)"
    case .notBuiltIn(let name): "there is no picture \(name.quoted)"
    case .noIcon(let name): "no icon \(name.quoted) in the icon theme"
    case .tooManyBytes(let path, let limit): "\(path.quoted): expected at most \(limit >> 20) MiB"
    case .undrawable(let reason): reason
    }
  }
}
