import Drawing
import Geometry

/// How a view that is scaled or turned lies: the size of the picture of its own that it is drawn into, and the map from
/// that picture's pixels to its space's.
struct MappedPicture {
  /// Pixels of the picture per logical pixel: as fine as it is seen, so that what is made larger stays sharp.
  let fineness: Double
  /// Of the picture.
  let size: PixelRect
  let map: Projection

  /// In pixels: a picture that is seen larger is drawn coarser.
  private static let longestSide = 8192.0

  /// Nil for a view that is seen edge on, or has no pixels.
  ///
  /// In perspective a panel is as large as its picture, whole device pixels: so the window's last row, which a fractional
  /// scale rounds up, is the panel's too, flat or folded.
  ///
  /// - Parameters:
  ///   - origin: Of the view's frame in its space, in logical pixels.
  ///   - scale: Device pixels per logical pixel.
  init?(of view: View, at origin: Point, scale: Double) {
    let turn = Projection(view.transform)
    guard turn.inverse != nil else { return nil }
    let (bounds, share) = (view.bounds.size, view.anchorPoint)
    let stretch = max(
      (turn.a * turn.a + turn.d * turn.d).squareRoot(), (turn.b * turn.b + turn.e * turn.e).squareRoot())
    fineness = min(scale * stretch / turn.i, Self.longestSide / max(bounds.width, bounds.height, 1))
    size = PixelRect(ofViewSize: bounds, scale: fineness)
    guard !size.isEmpty else { return nil }
    let whole =
      turn.isAffine
      ? bounds : Size(width: Double(size.width) / fineness, height: Double(size.height) / fineness)
    map = Projection.scale(x: whole.width / Double(size.width), y: whole.height / Double(size.height))
      .concatenating(.translation(x: -share.x * whole.width, y: -share.y * whole.height))
      .concatenating(turn)
      .concatenating(
        .translation(x: origin.x + share.x * bounds.width, y: origin.y + share.y * whole.height)
      )
      .concatenating(.scale(scale))
  }
}

nonisolated extension PixelRect {
  /// A view's picture of its own: its size on whole device pixels, as its window's is rounded.
  init(ofViewSize size: Size, scale: Double) {
    self.init(snapping: Rect(origin: .zero, size: size), scale: scale)
  }
}
