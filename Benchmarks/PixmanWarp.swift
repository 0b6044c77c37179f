import CPixman
import Drawing
import Geometry

/// The same fold through pixman.
final class PixmanWarp {
  private let source: OpaquePointer?
  private let target: OpaquePointer?
  private let area: PixelRect

  /// Both bitmaps must outlive this.
  init(_ panel: Bitmap, through map: Projection, destination: Bitmap) {
    source = Self.image(panel)
    target = Self.image(destination)
    area = PixelRect(covering: map.bounds(of: Rect(panel.bounds))).intersection(destination.bounds)
    // From the destination to the panel. Of 1 / distance pixman keeps few digits; with more it would be far slower.
    let back = map.inverse ?? .identity
    let rows = [[back.a, back.b, back.c], [back.d, back.e, back.f], [back.g, back.h, back.i]]
    var exact = pixman_f_transform()
    withUnsafeMutableBytes(of: &exact) { bytes in
      for (index, value) in rows.joined().enumerated() {
        bytes.storeBytes(of: value, toByteOffset: index * MemoryLayout<Double>.stride, as: Double.self)
      }
    }
    var transform = pixman_transform()
    pixman_transform_from_pixman_f_transform(&transform, &exact)
    pixman_image_set_transform(source, &transform)
    pixman_image_set_filter(source, PIXMAN_FILTER_BILINEAR, nil, 0)
  }

  deinit {
    pixman_image_unref(source)
    pixman_image_unref(target)
  }

  func draw(opacity: Double) {
    var color = pixman_color(red: 0, green: 0, blue: 0, alpha: UInt16(opacity * 65_535))
    let mask = pixman_image_create_solid_fill(&color)
    let (x, y) = (Int16(area.x), Int16(area.y))
    pixman_image_composite(
      PIXMAN_OP_OVER, source, mask, target, x, y, 0, 0, x, y, UInt16(area.width), UInt16(area.height))
    pixman_image_unref(mask)
  }

  private static func image(_ bitmap: Bitmap) -> OpaquePointer? {
    pixman_image_create_bits(
      PIXMAN_a8r8g8b8, Int32(bitmap.width), Int32(bitmap.height), bitmap.pixels.assumingMemoryBound(to: UInt32.self),
      Int32(bitmap.stride))
  }
}
