import Drawing
import Geometry
import Glibc

extension PanelFold {
  /// How a view lies that its transform turns about a vertical edge of its own in perspective; nil for any other.
  ///
  /// With Core Animation's matrices, a turn by φ seen from the distance d has m14 = sin φ / d and m34 = -cos φ / d, and a
  /// move that follows it has m41. The panel is as large as its picture, whole device pixels: so the window's last row,
  /// which a fractional scale rounds up, is the panel's too, flat or folded.
  ///
  /// - Parameters:
  ///   - origin: Of the view's frame in its space, in logical pixels.
  ///   - scale: Device pixels per logical pixel.
  init?(_ view: View, at origin: Point, scale: Double) {
    let transform = view.transform
    let nearness = (transform.m14 * transform.m14 + transform.m34 * transform.m34).squareRoot()
    guard nearness > 0, view.anchorPoint.x == 0 || view.anchorPoint.x == 1 else { return nil }
    let turn = atan2(transform.m14, -transform.m34)
    let isLeft = view.anchorPoint.x == 1
    let size = PixelRect(ofViewSize: view.bounds.size, scale: scale)
    self.init(
      hingeX: (origin.x + view.anchorPoint.x * view.bounds.width + transform.m41) * scale, top: origin.y * scale,
      width: Double(size.width), height: Double(size.height), angle: isLeft ? -turn : turn,
      distance: scale / nearness, side: isLeft ? .left : .right)
  }
}

nonisolated extension PixelRect {
  /// A view's picture of its own: its size on whole device pixels, as its window's is rounded.
  init(ofViewSize size: Size, scale: Double) {
    self.init(snapping: Rect(origin: .zero, size: size), scale: scale)
  }
}
