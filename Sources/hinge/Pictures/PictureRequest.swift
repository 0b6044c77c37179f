import Drawing
import HingeKit

/// Pixels that somebody waits for.
struct PictureRequest: Hashable, Sendable {
  /// The picture's, as the menu writes it.
  var name: String
  var fit: PictureFit
  var tint: Color
}
