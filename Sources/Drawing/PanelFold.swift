import Geometry
import Glibc

/// A flat panel turned about its vertical inner edge, the hinge, and seen in perspective. Device pixels throughout.
///
/// The viewer stands `distance` in front of the hinge, at the panel's middle height (m34 = -1/distance). A point
/// `u` away from the hinge and `v` from the middle height lands at `u c / (1 + u s / d)` from the hinge and
/// `v / (1 + u s / d)` from the middle, where c and s are the angle's cosine and sine.
public struct PanelFold: Hashable, Sendable {
  /// Which side of its hinge the panel lies on.
  public enum Side: Hashable, Sendable { case left, right }

  /// The hinge's place; may lie between pixels.
  public var hingeX: Double
  /// The panel's top edge at the hinge.
  public var top: Double
  /// The flat panel's size.
  public var width: Double
  /// The flat panel's height, which it keeps at the hinge.
  public var height: Double
  /// 0 flat, pi/2 edge on, in radians.
  public var angle: Double
  /// From the viewer to the hinge.
  public var distance: Double
  /// Where the panel lies, seen from the hinge.
  public var side: Side

  /// Where it is turned by `angle`, in radians.
  public init(
    hingeX: Double, top: Double = 0, width: Double, height: Double, angle: Double, distance: Double, side: Side = .left
  ) {
    (self.hingeX, self.top, self.width, self.height) = (hingeX, top, width, height)
    (self.angle, self.distance, self.side) = (angle, distance, side)
  }

  /// Where it is folded to `fraction` (0 flat ... 1 edge on) of a right angle.
  public init(
    hingeX: Double, top: Double = 0, width: Double, height: Double, fraction: Double, distance: Double,
    side: Side = .left
  ) {
    self.init(
      hingeX: hingeX, top: top, width: width, height: height, angle: min(max(fraction, 0), 1) * .pi / 2,
      distance: distance, side: side)
  }

  /// What the far edge's size is divided by.
  var farDivisor: Double { 1 + width * sin(angle) / distance }

  /// Where the flat panel's top left, top right, bottom right and bottom left corners land.
  public var corners: [Point] {
    let far = width * cos(angle) / farDivisor
    let (middle, half) = (top + height / 2, height / 2 / farDivisor)
    let farX = side == .left ? hingeX - far : hingeX + far
    let outer = [Point(x: farX, y: middle - half), Point(x: farX, y: middle + half)]
    let inner = [Point(x: hingeX, y: top), Point(x: hingeX, y: top + height)]
    return side == .left ? [outer[0], inner[0], inner[1], outer[1]] : [inner[0], outer[0], outer[1], inner[1]]
  }

  /// The smallest rectangle around what is drawn.
  public var bounds: Rect { Rect(around: corners) }
}
