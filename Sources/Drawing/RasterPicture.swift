import CGdkPixbuf
import Geometry

/// A picture made of pixels (PNG, JPEG, WebP and a few more, through gdk-pixbuf), turned as its orientation tag says.
public final class RasterPicture: ScalablePicture {
  /// A pixel of its own to a logical one.
  public let intrinsicSize: Size

  /// More pixels than this are not decoded: their header is enough to refuse them.
  public static let mostPixels = 64 << 20

  private let pixbuf: Pixbuf

  /// Decodes a whole file. Of an animation it is the first picture.
  public init(_ bytes: [UInt8]) throws(DrawingError) {
    pixbuf = try Pixbuf(decoding: bytes)
    intrinsicSize = Size(width: Double(pixbuf.width), height: Double(pixbuf.height))
  }

  /// Made smaller, each pixel is the mean of those that it stands for. There is nothing to tint.
  public func rasterize(width: Int, height: Int, tint: Color) throws(DrawingError) -> Bitmap {
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
