import CGdkPixbuf
import Drawing
import Geometry

/// A picture made of pixels (PNG, JPEG, WebP and a few more, through gdk-pixbuf), turned as its orientation tag says.
package final class RasterPicture: ScalablePicture {
  /// A pixel of its own to a logical one.
  package let intrinsicSize: Size

  /// More pixels than this are not decoded: their header is enough to refuse them.
  package static let mostPixels = 64 << 20

  private let pixbuf: Pixbuf

  /// Decodes a whole file. Of an animation it is the first picture.
  package init(_ bytes: [UInt8]) throws(DrawingError) {
    pixbuf = try Pixbuf(decoding: bytes)
    intrinsicSize = Size(width: Double(pixbuf.width), height: Double(pixbuf.height))
  }

  /// Made smaller, each pixel is the mean of those that it stands for. There is nothing to tint.
  package func rasterize(width: Int, height: Int, tint: Color) throws(DrawingError) -> Bitmap {
    let bitmap = try Bitmap(width: width, height: height)
    guard width > 0, height > 0 else { return bitmap }
    // Whole pixels are averaged as far as that goes; Cairo does the rest, which is less than a half.
    let (stepX, stepY) = (max(1, pixbuf.width / width), max(1, pixbuf.height / height))
    let reduced = try pixbuf.reduced(stepX: stepX, stepY: stepY)
    if reduced.width == width, reduced.height == height, width * stepX == pixbuf.width, height * stepY == pixbuf.height
    {
      return reduced
    }
    // The last of the averaged pixels may reach beyond the picture.
    let place = Rect(
      x: 0, y: 0, width: Double(width * stepX * reduced.width) / Double(pixbuf.width),
      height: Double(height * stepY * reduced.height) / Double(pixbuf.height))
    let canvas = try Canvas(bitmap)
    canvas.draw(reduced, in: place)
    try canvas.check()
    return bitmap
  }
}

/// gdk-pixbuf's decoded pixels: straight alpha, 8 bits a channel.
private final class Pixbuf {
  let width: Int
  let height: Int

  private let pointer: OpaquePointer
  private let pixels: UnsafePointer<UInt8>
  /// In bytes.
  private let stride: Int
  /// 3 or 4.
  private let channels: Int

  /// Reads a file of a format that `PictureFormat` knows.
  init(decoding bytes: [UInt8]) throws(DrawingError) {
    pointer = try Self.decode(bytes)
    (width, height) = (Int(gdk_pixbuf_get_width(pointer)), Int(gdk_pixbuf_get_height(pointer)))
    stride = Int(gdk_pixbuf_get_rowstride(pointer))
    channels = Int(gdk_pixbuf_get_n_channels(pointer))
    guard let pixels = gdk_pixbuf_read_pixels(pointer), channels == 3 || channels == 4 else {
      g_object_unref(UnsafeMutableRawPointer(pointer))
      throw .invalidPicture("its pixels are of an unusual kind")
    }
    self.pixels = pixels
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  // MARK: Decoding

  /// What the loader tells on its way.
  private struct Progress {
    var tooLarge: (width: Int, height: Int)?
  }

  private static func decode(_ bytes: [UInt8]) throws(DrawingError) -> OpaquePointer {
    guard let format = PictureFormat(bytes) else { throw .invalidPicture("it is of no known format") }
    var error: UnsafeMutablePointer<GError>?
    guard let loader = gdk_pixbuf_loader_new_with_type(format.rawValue, &error) else {
      g_clear_error(&error)
      throw .invalidPicture("gdk-pixbuf has no loader for \(format.name) here")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    var progress = Progress()
    let isWhole = withUnsafeMutablePointer(to: &progress) { progress in
      limitSize(of: loader, telling: progress)
      return write(bytes, to: loader, error: &error, until: { progress.pointee.tooLarge != nil })
    }
    let message = DrawingError.takeMessage(&error)
    if let (width, height) = progress.tooLarge {
      let most = RasterPicture.mostPixels >> 20
      throw .invalidPicture("expected at most \(most) megapixels, found \(width) x \(height)")
    }
    guard isWhole, let decoded = gdk_pixbuf_loader_get_pixbuf(loader),
      let turned = gdk_pixbuf_apply_embedded_orientation(decoded)
    else { throw .invalidPicture(message ?? "it is damaged") }
    return turned
  }

  private static func write(
    _ bytes: [UInt8], to loader: UnsafeMutablePointer<GdkPixbufLoader>,
    error: inout UnsafeMutablePointer<GError>?, until isEnough: () -> Bool
  ) -> Bool {
    var isWhole = true
    var rest = bytes[...]
    while isWhole, !rest.isEmpty, !isEnough() {
      let part = rest.prefix(1 << 16)
      isWhole = part.withUnsafeBufferPointer {
        gdk_pixbuf_loader_write(loader, $0.baseAddress, gsize($0.count), &error) != 0
      }
      rest = rest.dropFirst(part.count)
    }
    // It must be closed whatever came of it; an error of before is the one that tells more.
    var closingError: UnsafeMutablePointer<GError>?
    let isClosed = gdk_pixbuf_loader_close(loader, &closingError) != 0
    if error == nil { error = closingError } else { g_clear_error(&closingError) }
    return isWhole && isClosed
  }

  /// Has the loader stop where its file's header asks for more pixels than there may be, before it makes room for them.
  private static func limitSize(
    of loader: UnsafeMutablePointer<GdkPixbufLoader>, telling progress: UnsafeMutablePointer<Progress>
  ) {
    typealias SizePrepared =
      @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>?, gint, gint, UnsafeMutableRawPointer?) -> Void
    let prepared: SizePrepared = { loader, width, height, progress in
      guard Int(width) * Int(height) > RasterPicture.mostPixels else { return }
      progress?.assumingMemoryBound(to: Progress.self).pointee.tooLarge = (Int(width), Int(height))
      gdk_pixbuf_loader_set_size(loader, 0, 0)
    }
    g_signal_connect_data(
      loader, "size-prepared", unsafeBitCast(prepared, to: GCallback.self), progress, nil, GConnectFlags(rawValue: 0))
  }

  // MARK: Pixels

  /// A bitmap in which one pixel is the mean of `stepX` by `stepY` of these; of fewer at the right and the bottom.
  func reduced(stepX: Int, stepY: Int) throws(DrawingError) -> Bitmap {
    let bitmap = try Bitmap(width: (width + stepX - 1) / stepX, height: (height + stepY - 1) / stepY)
    // Sums of red, green and blue, each times alpha, and of alpha itself, for one row of the bitmap.
    var sums = [UInt64](repeating: 0, count: bitmap.width * 4)
    sums.withUnsafeMutableBufferPointer { sums in
      for row in 0..<bitmap.height {
        sums.update(repeating: 0)
        let rows = row * stepY..<min(height, (row + 1) * stepY)
        for y in rows { add(row: y, stepX: stepX, to: sums) }
        store(sums, in: bitmap.row(row), width: bitmap.width, stepX: stepX, rows: rows.count)
      }
    }
    bitmap.markChanged()
    return bitmap
  }

  private func add(row y: Int, stepX: Int, to sums: UnsafeMutableBufferPointer<UInt64>) {
    var source = pixels + y * stride
    var (target, left) = (0, stepX)
    for _ in 0..<width {
      let alpha = channels == 4 ? UInt64(source[3]) : 255
      sums[target] += UInt64(source[0]) * alpha
      sums[target + 1] += UInt64(source[1]) * alpha
      sums[target + 2] += UInt64(source[2]) * alpha
      sums[target + 3] += alpha
      source += channels
      left -= 1
      if left == 0 { (target, left) = (target + 4, stepX) }
    }
  }

  private func store(
    _ sums: UnsafeMutableBufferPointer<UInt64>, in row: UnsafeMutablePointer<UInt32>, width: Int, stepX: Int, rows: Int
  ) {
    for x in 0..<width {
      let count = UInt64(rows * min(stepX, self.width - x * stepX))
      func component(_ index: Int) -> UInt32 {
        UInt32((sums[x * 4 + index] + count * 255 / 2) / (count * 255))
      }
      let alpha = UInt32((sums[x * 4 + 3] + count / 2) / count)
      // Rounded, a component could come out above its alpha by one.
      let (red, green, blue) = (min(component(0), alpha), min(component(1), alpha), min(component(2), alpha))
      row[x] = alpha << 24 | red << 16 | green << 8 | blue
    }
  }
}
