import Drawing
import Glibc
import MenuDocuments
import Resources

/// Reads pictures from wherever they are. On any thread.
struct PictureReader: Sendable {
  /// A larger file is not read.
  static let mostBytes = 64 << 20

  /// Reads a whole picture.
  ///
  /// - Parameters:
  ///   - side: How large it is going to be shown, in logical pixels: what an icon is chosen by.
  ///   - scale: Device pixels per logical pixel.
  func read(_ reference: PictureReference, side: Double = 80, scale: Double = 1) throws(PictureError) -> any Picture {
    switch reference {
    case .builtIn(let path):
      guard let bytes = Resources.file(at: path) else { throw .notBuiltIn(path) }
      return try picture(bytes, named: path)
    case .file(let path): return try picture(bytes(at: path), named: path)
    case .icon(let name): throw .noIcon(name)
    }
  }

  private func picture(_ bytes: [UInt8], named name: String) throws(PictureError) -> any Picture {
    do throws(DrawingError) {
      return try VectorPicture(svg: bytes)
    } catch {
      throw .undrawable("\(name.quoted): \(error)")
    }
  }

  private func bytes(at path: String) throws(PictureError) -> [UInt8] {
    // Something other than a file could keep the reader waiting for ever.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .unreadable(path: path, reason: String(cString: strerror(errno))) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: path, reason: "expected a file")
    }
    guard status.st_size <= Self.mostBytes else { throw .tooManyBytes(path: path) }
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
}
