import Drawing
import Geometry
import Glibc

extension PanelFold {
  /// How a view lies that its transform turns about a vertical edge of its own in perspective; nil for any other.
  ///
  /// With Core Animation's matrices, a turn by φ seen from the distance d has m14 = sin φ / d and m34 = -cos φ / d, and a
  /// move that follows it has m41.
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
    self.init(
      hingeX: (origin.x + view.anchorPoint.x * view.bounds.width + transform.m41) * scale, top: origin.y * scale,
      width: view.bounds.width * scale, height: view.bounds.height * scale, angle: isLeft ? -turn : turn,
      distance: scale / nearness, side: isLeft ? .left : .right)
  }
}
