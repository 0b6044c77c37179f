import Glibc

/// Files of other people's, which may be anything.
enum PictureFile {
  /// Reads a whole file.
  static func bytes(at path: String, atMost limit: Int) throws(PictureError) -> [UInt8] {
    // Something other than a file could keep the reader waiting for ever.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .unreadable(path: path, reason: String(cString: strerror(errno))) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: path, reason: "expected a file")
    }
    guard status.st_size <= limit else { throw .tooManyBytes(path: path, limit: limit) }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var count = 0
    while count < bytes.count {
      let read = bytes.withUnsafeMutableBytes { Glibc.read(file, $0.baseAddress.map { $0 + count }, $0.count - count) }
      if read < 0, errno == EINTR { continue }
      guard read >= 0 else { throw .unreadable(path: path, reason: String(cString: strerror(errno))) }
      guard read > 0 else { break }
      count += read
    }
    bytes.removeSubrange(count...)
    return bytes
  }

  /// Whether there is a file of that name, or a link to one.
  static func isFile(_ path: String) -> Bool { hasMode(path, S_IFREG) }

  /// Whether there is a folder of that name, or a link to one.
  static func isFolder(_ path: String) -> Bool { hasMode(path, S_IFDIR) }

  private static func hasMode(_ path: String, _ mode: mode_t) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == mode
  }
}
