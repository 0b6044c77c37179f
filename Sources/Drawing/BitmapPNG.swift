import CCairo
import Geometry

extension Bitmap {
  /// Writes a PNG file (straight alpha, 8 bits a channel).
  public func writePNG(to path: String) throws(DrawingError) {
    guard width > 0, height > 0 else { throw .invalidSize(width: width, height: height) }
    let status = cairo_surface_write_to_png(surface, path)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .file(path: path, reason: cairo_status_to_string(status).map { String(cString: $0) } ?? "cannot be written")
    }
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
