import Glibc

/// A file that cannot be read, and why.
package struct FileError: Error, Hashable, CustomStringConvertible {
  /// As whoever asked for it calls it; - for standard input.
  package var file: String
  package var reason: String

  package init(file: String, reason: String) { (self.file, self.reason) = (file, reason) }

  package var description: String { StandardStream.oneLine("\(file): cannot be read: \(reason)") }
}

/// Reads what other people have written, and no more of it than asked for.
package enum FileContents {
  /// The bytes of a file: at most the limit and one more, by which a longer one is known.
  ///
  /// - Parameter mayWait: Whether a pipe is read to its end, if there is time for that; else all but files are refused.
  package static func read(_ path: String, limit: Int, mayWait: Bool = false) throws(FileError) -> [UInt8] {
    // A pipe that nobody has opened to write must not be waited for.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else { throw FileError(file: path, reason: SystemError.text(of: errno)) }
    defer { close(file) }
    var status = stat()
    guard mayWait || fstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG else {
      throw FileError(file: path, reason: "expected a file")
    }
    _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK)
    return try read(descriptor: file, named: path, limit: limit)
  }

  /// The same of an open file, from where it stands.
  ///
  /// - Parameter name: What the error calls it.
  package static func read(descriptor: Int32, named name: String, limit: Int) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 64 << 10)
    do throws(SystemError) {
      while bytes.count <= limit {
        let count = try readPiece(of: descriptor, into: &piece)
        if count == 0 { break }
        bytes += piece[..<min(count, limit + 1 - bytes.count)]
      }
    } catch {
      throw FileError(file: name, reason: "\(StandardStream.Failure.system(error.number))")
    }
    return bytes
  }

  /// Reads as many bytes as there are, and waits for the first, also where somebody has made the descriptor one that does
  /// not block. Returns how many that were: 0 at the end, and of a piece without room.
  package static func readPiece(of descriptor: Int32, into piece: inout [UInt8]) throws(SystemError) -> Int {
    while true {
      let count = Glibc.read(descriptor, &piece, piece.count)
      guard count < 0 else { return count }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, -1) >= 0 || errno == EINTR else { throw SystemError("poll", errno) }
      case let number: throw SystemError("read", number)
      }
    }
  }
}

/// Where a person's files of a kind lie (XDG Base Directory Specification).
package enum BaseFolder {
  /// What a variable names, if that is absolute; else a folder in the person's home; nil without a home.
  package static func path(_ variable: String?, home: String?, inHome folder: String) -> String? {
    if let variable, variable.hasPrefix("/") { return variable }
    return home.map { "\($0)/\(folder)" }
  }
}
