import Glibc

/// Where a program writes what people and scripts read.
public enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  /// Writes the text whole. Returns false where that can't be done: nobody reads any more, or the disk is full.
  @discardableResult
  public func write(_ text: String) -> Bool {
    var rest = ArraySlice(text.utf8)
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(rawValue, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Writes a message as one line, whatever it holds.
  public func writeLine(_ message: String) { write(Self.oneLine(message) + "\n") }

  /// The message with a question mark for everything that would end the line or move the cursor.
  public static func oneLine(_ message: String) -> String {
    var line = ""
    for scalar in message.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: line += "?"
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}
