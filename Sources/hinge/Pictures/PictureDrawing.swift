import Drawing
import Geometry

/// A picture that was drawn in a size that was asked for.
///
/// Made on one thread, then handed to another and left alone: that is why it may go from one to the other.
struct PictureDrawing: @unchecked Sendable {
  /// The picture's own, in logical pixels.
  var size: Size
  var bitmap: Bitmap
}
