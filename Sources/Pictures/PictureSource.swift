/// Where a picture is.
///
/// Its file may be SVG, PNG, JPEG, WebP, GIF, BMP or TIFF: what is in it tells, not its name.
public enum PictureSource: Hashable, Sendable {
  /// A file. A relative path begins in the folder that the process runs in.
  case file(path: String)
  /// An icon of that name in the user's icon theme, or in one that it inherits from (Icon Theme Specification 0.13).
  case icon(name: String)
  /// The contents of a file that is in memory already. Sources of the same name and the same bytes are the same picture.
  case data([UInt8], name: String)

  /// The name alone: contents are long.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// What messages call it.
  package var name: String {
    switch self {
    case .file(let path): path
    case .icon(let name), .data(_, let name): name
    }
  }
}

/// Why a picture can't be shown.
public enum PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no such file, or it can't be read: the system's reason.
  case unreadable(path: String, reason: String)
  /// No icon theme of the user's has it.
  case noIcon(String)
  /// The file is larger than what is read of such files, in bytes.
  case tooManyBytes(path: String, limit: Int)
  /// It was read, and is no picture, or a damaged one: the whole reason.
  case undrawable(String)
  /// No picture at all can be shown: the program `hinge-picture`, which reads them, can't be started. The reason names
  /// the places where it was looked for.
  case noProgram(reason: String)

  /// One line that a person can read, without a full stop.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "'\(path)': \(reason)"
    case .noIcon(let name): "no icon '\(name)' in the icon theme"
    case .tooManyBytes(let path, let limit): "'\(path)': expected at most \(limit >> 20) MiB"
    case .undrawable(let reason): reason
    case .noProgram(let reason): "no picture can be shown: \(reason)"
    }
  }
}
