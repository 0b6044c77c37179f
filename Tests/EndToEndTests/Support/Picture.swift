import CCairo
import Glibc

/// Pixels, as a compositor's screenshot or `hinge render` gave them: premultiplied ARGB, top row first.
struct Picture: Equatable {
  let width: Int
  let height: Int
  private let pixels: [UInt32]

  /// Reads a PNG.
  init(png path: String) throws {
    guard let surface = cairo_image_surface_create_from_png(path) else {
      throw EndToEndError.unreadablePicture(path)
    }
    defer { cairo_surface_destroy(surface) }
    let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface),
      isOpaque || cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32
    else { throw EndToEndError.unreadablePicture(path) }
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    try self.init(
      raw: Array(UnsafeBufferPointer(start: data, count: stride * height)),
      width: Int(cairo_image_surface_get_width(surface)), height: height, stride: stride, isOpaque: isOpaque)
  }

  /// Takes rows of native-endian ARGB.
  init(raw bytes: [UInt8], width: Int, height: Int, stride: Int, isOpaque: Bool = false) throws {
    guard width > 0, height > 0, stride >= width * 4, bytes.count >= stride * height else {
      throw EndToEndError.unreadablePicture("\(bytes.count) bytes for \(width) x \(height)")
    }
    self.width = width
    self.height = height
    var pixels = [UInt32](repeating: 0, count: width * height)
    pixels.withUnsafeMutableBytes { target in
      for row in 0..<height {
        target[row * width * 4..<(row + 1) * width * 4].copyBytes(from: bytes[row * stride..<row * stride + width * 4])
      }
    }
    self.pixels = isOpaque ? pixels.map { $0 | 0xff00_0000 } : pixels
  }

  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// Where the pixels lie that are not of that colour: a window on a plain ground.
  ///
  /// - Parameter ground: as `0xAARRGGBB`.
  func area(on ground: UInt32) -> Area? {
    let rows = (0..<height).filter { y in pixels[y * width..<(y + 1) * width].contains { $0 != ground } }
    guard let top = rows.first, let bottom = rows.last else { return nil }
    let columns = (0..<width).filter { x in rows.contains { y in self[x, y] != ground } }
    guard let left = columns.first, let right = columns.last else { return nil }
    return Area(x: left, y: top, width: right + 1 - left, height: bottom + 1 - top)
  }

  func cropped(to area: Area) -> Picture {
    let rows = (area.y..<area.y + area.height).map { y in
      pixels[y * width + area.x..<y * width + area.x + area.width]
    }
    return Picture(width: area.width, height: area.height, pixels: Array(rows.joined()))
  }

  /// How far another picture is from this one.
  func difference(from other: Picture) -> PictureDifference {
    guard width == other.width, height == other.height else { return .size }
    var largest = 0
    var differing = 0
    var first: (x: Int, y: Int)?
    for index in pixels.indices where pixels[index] != other.pixels[index] {
      differing += 1
      if first == nil { first = (index % width, index / width) }
      for shift in stride(from: 0, to: 32, by: 8) {
        let mine = Int(pixels[index] >> UInt32(shift) & 0xff)
        let its = Int(other.pixels[index] >> UInt32(shift) & 0xff)
        largest = max(largest, abs(mine - its))
      }
    }
    return first.map { .pixels(count: differing, largest: largest, first: $0) } ?? .none
  }

  /// Leaves the picture where a person can look at it.
  func write(png path: String) throws {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else {
      throw EndToEndError.unreadablePicture(path)
    }
    defer { cairo_surface_destroy(surface) }
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { throw EndToEndError.unreadablePicture(path) }
    pixels.withUnsafeBytes { source in
      for y in 0..<height {
        let row = UnsafeMutableRawPointer(data) + y * Int(cairo_image_surface_get_stride(surface))
        row.copyMemory(from: source.baseAddress! + y * width * 4, byteCount: width * 4)
      }
    }
    cairo_surface_mark_dirty(surface)
    guard cairo_surface_write_to_png(surface, path) == CAIRO_STATUS_SUCCESS else {
      throw EndToEndError.unreadablePicture(path)
    }
  }

  private init(width: Int, height: Int, pixels: [UInt32]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}
