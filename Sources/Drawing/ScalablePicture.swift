import Geometry

/// A picture that is drawn at any size that is asked for, on any thread.
public protocol ScalablePicture: AnyObject, Sendable {
  /// The size it says it has, in logical pixels; 0 x 0 if it says none.
  var intrinsicSize: Size { get }

  /// Draws it over the whole of a new bitmap of that many device pixels.
  ///
  /// - Parameter tint: What a drawing has that leaves its colour to whoever shows it (`currentColor`).
  func rasterize(width: Int, height: Int, tint: Color) throws(DrawingError) -> Bitmap
}

extension ScalablePicture {
  /// Draws it with black for a colour that it leaves open.
  public func rasterize(width: Int, height: Int) throws(DrawingError) -> Bitmap {
    try rasterize(width: width, height: height, tint: .black)
  }
}
