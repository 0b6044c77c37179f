import Glibc

/// What can go wrong while drawing; one human line each.
public enum DrawingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A picture of no or of too many pixels was asked for, or a stride that does not hold a row.
  case invalidSize(width: Int, height: Int)
  /// Cairo says so, in its own words.
  case cairo(String)
  /// The bytes are no SVG picture, or one that cannot be drawn.
  case invalidPicture(String)
  /// A file could not be read or written.
  case file(path: String, reason: String)

  /// One line that a person can read.
  public var description: String {
    switch self {
    case .invalidSize(let width, let height): "a picture of \(width) x \(height) pixels cannot be made"
    case .cairo(let reason): "drawing failed: \(reason)"
    case .invalidPicture(let reason): "the picture cannot be drawn: \(reason)"
    case .file(let path, let reason): "\(path): \(reason)"
    }
  }

  /// The system's reason why a file could not be read or written, as `errno` has it.
  static func system(path: String) -> DrawingError { .file(path: path, reason: String(cString: strerror(errno))) }
}
