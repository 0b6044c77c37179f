import Drawing
import HingeKit

extension Window {
  /// The window's first frame: all of it, on a bitmap that later frames go on with.
  func firstFrame() throws -> Bitmap {
    let size = try snapshot()
    let bitmap = try Bitmap(width: size.width, height: size.height)
    _ = render(on: bitmap, stale: PixelRegion(bitmap.bounds), at: now)
    return bitmap
  }
}
