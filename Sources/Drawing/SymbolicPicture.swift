import Geometry

/// A picture of which only the shape counts: all of it has the tint's colour. Icon themes call such icons symbolic.
public final class SymbolicPicture: ScalablePicture {
  public var intrinsicSize: Size { shape.intrinsicSize }

  private let shape: any ScalablePicture

  /// - Parameter shape: Covers what is to be coloured.
  public init(_ shape: any ScalablePicture) { self.shape = shape }

  public func rasterize(width: Int, height: Int, tint: Color) throws(DrawingError) -> Bitmap {
    let bitmap = try shape.rasterize(width: width, height: height, tint: tint)
    try Canvas(bitmap).recolor(tint)
    return bitmap
  }
}
