import Drawing
import Geometry

/// Pixels that somebody waits for.
package struct PictureRequest: Hashable, Sendable {
  package var source: PictureSource
  package var fit: PictureFit
  /// What a drawing has that leaves its colour to whoever shows it.
  package var tint: Color

  package init(_ source: PictureSource, fit: PictureFit, tint: Color) {
    (self.source, self.fit, self.tint) = (source, fit, tint)
  }
}

/// A picture that was drawn in a size that was asked for.
package struct PictureDrawing {
  /// The picture's own, in logical pixels.
  package var size: Size
  package var bitmap: Bitmap

  package init(size: Size, bitmap: Bitmap) { (self.size, self.bitmap) = (size, bitmap) }
}

/// Reads and draws pictures. On any thread.
package protocol PictureDrawer: Sendable {
  /// Draws a picture, which takes its time.
  func draw(_ request: PictureRequest) throws(PictureError) -> sending PictureDrawing
}
