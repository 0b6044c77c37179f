import Drawing
import Geometry
import Pictures

/// What an `ImageView` shows: a picture whose size and whose pixels may come later, from another thread.
///
/// A `PictureStore` has those of files and icons. A type of your own shows whatever it draws itself.
@MainActor public protocol ViewPicture: AnyObject {
  /// The picture's size in logical pixels, which layouts go by. While it is not known, what it is expected to be.
  var intrinsicSize: Size { get }
  /// Whether there is nothing to be shown, because the picture is missing or damaged.
  var isBroken: Bool { get }

  /// The picture's pixels, in the size that `fit` asks for; nil where they are not there yet, or never.
  ///
  /// Called while a frame is drawn: whatever takes its time is begun here and done elsewhere. When it is done, the view
  /// is told with `ImageView.pictureDidChange`.
  func pixels(_ fit: PictureFit, tint: Color, for view: ImageView) -> Bitmap?

  /// Called when a view does not show the picture any more: what it asked for is not needed for it.
  func viewDidLeave(_ view: ImageView)
}
