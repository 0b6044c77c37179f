import HingeKit

/// A file that cannot be read, with the system's reason.
struct FileError: Error, Hashable, CustomStringConvertible {
  /// As the person called it; - for standard input.
  var file: String
  var reason: String

  var description: String { StandardStream.oneLine("\(file): cannot be read: \(reason)") }
}
