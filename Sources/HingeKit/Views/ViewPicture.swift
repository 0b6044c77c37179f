import Drawing
import Geometry

/// What an `ImageView` shows: a picture whose size and whose pixels may come later, from another thread.
///
/// A `VectorPicture` or a `RasterPicture` is one too, and is drawn whenever its pixels are asked for.
@MainActor public protocol ViewPicture: AnyObject {
  /// In logical pixels: what to lay out with. While it is not known, what it is expected to be.
  var intrinsicSize: Size { get }
  /// Whether there is nothing to be shown: the picture is missing or damaged.
  var isBroken: Bool { get }

  /// The picture's pixels, in the size that `fit` asks for; nil where they are not there yet, or never.
  ///
  /// Called while a frame is drawn: whatever takes its time is begun here and done elsewhere. When it is done, the view
  /// is told with `ImageView.pictureDidChange`.
  func pixels(_ fit: PictureFit, tint: Color, for view: ImageView) -> Bitmap?

  /// The view does not show the picture any more: what it asked for is not needed for it.
  func viewDidLeave(_ view: ImageView)
}

extension ViewPicture where Self: ScalablePicture {
  /// A picture that was read is not broken.
  public var isBroken: Bool { false }

  /// Draws it at once.
  public func pixels(_ fit: PictureFit, tint: Color, for view: ImageView) -> Bitmap? {
    let (width, height) = fit.pixels(of: intrinsicSize)
    return try? rasterize(width: width, height: height, tint: tint)
  }

  /// Nothing is going on that could be given up.
  public func viewDidLeave(_ view: ImageView) {}
}

extension VectorPicture: ViewPicture {}
extension RasterPicture: ViewPicture {}
extension SymbolicPicture: ViewPicture {}
