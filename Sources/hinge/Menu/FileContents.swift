import Glibc

/// Reads whole files, and no more of them than asked for.
enum FileContents {
  /// The bytes of a file: at most the limit and one more, by which a longer one is known. A pipe is read to its end, if
  /// there is time for that.
  static func read(_ path: String, limit: Int, mayWait: Bool) throws(FileError) -> [UInt8] {
    // A pipe that nobody has opened to write must not be waited for.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else { throw FileError(file: path, reason: String(cString: strerror(errno))) }
    defer { close(file) }
    var status = stat()
    guard mayWait || fstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG else {
      throw FileError(file: path, reason: "it is no file any more")
    }
    _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK)
    return try read(descriptor: file, named: path, limit: limit)
  }

  /// The same of an open file, from where it stands.
  ///
  /// - Parameter name: What the error calls it.
  static func read(descriptor: Int32, named name: String, limit: Int) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 64 << 10)
    while bytes.count <= limit {
      let count = piece.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError(file: name, reason: String(cString: strerror(errno))) }
      if count == 0 { break }
      bytes += piece[..<min(count, limit + 1 - bytes.count)]
    }
    return bytes
  }
}
