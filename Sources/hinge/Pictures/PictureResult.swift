import Drawing
import Geometry

/// What came of a request.
///
/// Made on one thread, then handed to the window's and left alone: that is why it may go from one to the other.
struct PictureResult: @unchecked Sendable {
  var request: PictureRequest
  var outcome: Result<(size: Size, bitmap: Bitmap), PictureError>
}
