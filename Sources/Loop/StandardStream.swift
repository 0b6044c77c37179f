import Glibc

/// Where a program writes what people and scripts read.
package enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  /// Why a stream takes no more, or gives none.
  package enum Failure: Error, Equatable, CustomStringConvertible {
    /// Nobody reads what is written there any more: the pipe's other end is closed.
    case closed
    /// What the system says, by its `errno`.
    case system(Int32)

    init(_ number: Int32) { self = number == EPIPE ? .closed : .system(number) }

    /// Without the stream's name.
    package var description: String {
      switch self {
      case .closed: "nobody reads it"
      case .system(EBADF): "it is closed"
      case .system(let number): SystemError.text(of: number)
      }
    }
  }

  /// Writes the text whole, and waits until it is taken.
  package func write(_ text: String) throws(Failure) {
    var rest = ArraySlice(text.utf8)
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(rawValue, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count < 0, errno == EAGAIN {
        // Whoever shares the stream has it not wait.
        var writable = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
        poll(&writable, 1, -1)
      } else if count == 0 || errno != EINTR {
        throw Failure(count == 0 ? EIO : errno)
      }
    }
  }

  /// Writes as many of the bytes as are taken without waiting, of a pipe or a terminal whose reader is slow. Returns how
  /// many that were.
  package func writeAtOnce(_ bytes: ArraySlice<UInt8>) throws(Failure) -> Int {
    var writable = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
    guard poll(&writable, 1, 0) > 0 else { return 0 }
    // A pipe with room takes this many at least.
    let piece = bytes.prefix(Int(PIPE_BUF))
    let count = piece.withUnsafeBytes { Glibc.write(rawValue, $0.baseAddress, $0.count) }
    guard count < 0 else { return count }
    guard errno == EAGAIN || errno == EINTR else { throw Failure(errno) }
    return 0
  }

  /// Writes a message as one line, whatever it holds. Where that can't be done nobody could be told either.
  package func writeLine(_ message: String) { try? write(Self.oneLine(message) + "\n") }

  /// The message with a question mark for everything that would end the line or move the cursor.
  package static func oneLine(_ message: String) -> String {
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
