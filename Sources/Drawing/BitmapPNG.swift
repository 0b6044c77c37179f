import CCairo
import Geometry
import Glibc

extension Bitmap {
  /// Writes a PNG file (straight alpha, 8 bits a channel).
  ///
  /// A regular file is replaced only when the new one is whole. Throws `file` with the system's reason.
  public func writePNG(to path: String) throws(DrawingError) {
    try OutputFile.write(try encodedPNG(), to: path)
  }

  private func encodedPNG() throws(DrawingError) -> [UInt8] {
    guard width > 0, height > 0 else { throw .invalidSize(width: width, height: height) }
    var bytes: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &bytes) { bytes in
      cairo_surface_write_to_png_stream(
        surface,
        { closure, data, count in
          closure?.assumingMemoryBound(to: [UInt8].self).pointee
            .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
          return CAIRO_STATUS_SUCCESS
        }, bytes)
    }
    guard status == CAIRO_STATUS_SUCCESS else { throw DrawingError(status) }
    return bytes
  }

  /// Reads a PNG file into premultiplied pixels.
  public convenience init(png path: String) throws(DrawingError) {
    guard let read = cairo_image_surface_create_from_png(path) else { throw .file(path: path, reason: "no memory") }
    let status = cairo_surface_status(read)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(read)
      throw .file(path: path, reason: cairo_status_to_string(status).map { String(cString: $0) } ?? "cannot be read")
    }
    // An opaque or a grey file comes in another format than ours.
    defer { cairo_surface_destroy(read) }
    try self.init(
      width: Int(cairo_image_surface_get_width(read)), height: Int(cairo_image_surface_get_height(read)))
    guard let context = cairo_create(surface) else { throw .cairo("no memory") }
    cairo_set_source_surface(context, read, 0, 0)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(context)
    let painted = cairo_status(context)
    cairo_destroy(context)
    guard painted == CAIRO_STATUS_SUCCESS else { throw DrawingError(painted) }
    flush()
  }
}

/// A file that is there whole or not at all.
package enum OutputFile {
  /// Writes beside the file and then takes its place; a pipe or a device is written as it is.
  package static func write(_ bytes: [UInt8], to path: String) throws(DrawingError) {
    var status = stat()
    let isSpecial = stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
    let place = isSpecial ? path : "\(path).\(getpid()).part"
    do throws(DrawingError) {
      try write(bytes, to: place, named: path)
      guard isSpecial || rename(place, path) == 0 else { throw .system(path: path) }
    } catch {
      if !isSpecial { unlink(place) }
      throw error
    }
  }

  /// - Parameter path: What the error calls the file.
  private static func write(_ bytes: [UInt8], to place: String, named path: String) throws(DrawingError) {
    let file = open(place, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .system(path: path) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let error = DrawingError.system(path: path)
        close(file)
        throw error
      }
      rest = rest.dropFirst(count)
    }
    guard close(file) == 0 else { throw .system(path: path) }
  }
}
