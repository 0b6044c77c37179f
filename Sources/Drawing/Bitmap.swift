import CCairo
import Geometry

/// Pixels in memory: premultiplied ARGB, 32 bits each in native byte order, as `wl_shm` and Cairo have them.
///
/// Sizes are device pixels. A new one is clear.
public final class Bitmap {
  /// How many columns of device pixels the bitmap has.
  public let width: Int
  /// How many rows of device pixels the bitmap has.
  public let height: Int
  /// How many bytes there are from the beginning of one row to that of the next.
  public let stride: Int
  /// The first row's first pixel. Writing here directly must be followed by `markChanged()` before Cairo draws from or
  /// on it again.
  public let pixels: UnsafeMutableRawPointer

  let surface: OpaquePointer
  private let isShared: Bool

  /// The largest width and height that a bitmap may have, in device pixels: Cairo's image surfaces end there.
  public static let maximumSide = 32_767

  /// Makes a bitmap of clear pixels; a side may be 0. Throws where a side is negative or too long, or there is no
  /// memory for it.
  public convenience init(width: Int, height: Int) throws(DrawingError) {
    guard (0...Self.maximumSide).contains(width), (0...Self.maximumSide).contains(height),
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { throw .invalidSize(width: width, height: height) }
    try self.init(adopting: surface)
  }

  /// Draws into memory that somebody else owns, and which must outlive this: nothing is copied or cleared.
  ///
  /// `stride` is in bytes, a multiple of four.
  public convenience init(
    wrapping pixels: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int
  ) throws(DrawingError) {
    guard (1...Self.maximumSide).contains(width), (1...Self.maximumSide).contains(height), stride >= width * 4,
      stride % 4 == 0, stride <= Int(Int32.max),
      let surface = cairo_image_surface_create_for_data(
        pixels.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(stride))
    else { throw .invalidSize(width: width, height: height) }
    try self.init(adopting: surface)
  }

  /// Takes over a reference to an ARGB32 image surface. What is `shared` has another owner, and is not finished here.
  init(adopting surface: OpaquePointer, shared: Bool = false) throws(DrawingError) {
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      throw DrawingError(status)
    }
    self.surface = surface
    isShared = shared
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    stride = Int(cairo_image_surface_get_stride(surface))
    // No pixels, no memory: any address will do, nothing is ever read from it.
    pixels = UnsafeMutableRawPointer(cairo_image_surface_get_data(surface)) ?? Self.nowhere
  }

  deinit {
    if !isShared { cairo_surface_finish(surface) }
    cairo_surface_destroy(surface)
  }

  private nonisolated(unsafe) static let nowhere = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 16)

  /// The rectangle of all the bitmap's pixels, with its origin at the top left.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// One row's pixels as 0xAARRGGBB; the row must exist.
  public func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    (pixels + y * stride).assumingMemoryBound(to: UInt32.self)
  }

  /// The pixel at a column and a row, as premultiplied 0xAARRGGBB; 0 outside the bitmap.
  public subscript(x: Int, y: Int) -> UInt32 {
    guard x >= 0, y >= 0, x < width, y < height else { return 0 }
    return row(y)[x]
  }

  /// Tells Cairo that `pixels` were written without it, before it draws from or on the bitmap again. Cheap.
  public func markChanged() { cairo_surface_mark_dirty(surface) }

  /// Brings what Cairo may hold back into `pixels`. Cheap.
  func flush() { cairo_surface_flush(surface) }

  /// Makes every pixel of the bitmap clear.
  public func clear() {
    flush()
    for y in 0..<height { row(y).update(repeating: 0, count: width) }
    markChanged()
  }
}

extension DrawingError {
  init(_ status: cairo_status_t) {
    self = .cairo(cairo_status_to_string(status).map { String(cString: $0) } ?? "status \(status.rawValue)")
  }
}
