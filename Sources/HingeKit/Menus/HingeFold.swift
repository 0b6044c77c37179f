import Geometry

/// How a menu folds about its inner edge. Pure geometry; fraction 0 is open, 1 folded away.
nonisolated public struct HingeFold: Hashable, Sendable {
  /// Where the hinge goes while the menu folds.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// A quarter of the menu's width under the content.
    case push
    /// Nowhere: it stays on the content's edge.
    case door
  }

  /// Where the hinge goes while the menu folds.
  public var style: Style
  /// Where the menu lies: the hinge is its other side's edge.
  public var side: Side
  /// The menu's width, in logical pixels.
  public var width: Double
  /// From the viewer to the hinge, in logical pixels: m34 = -1 / distance.
  public var distance: Double

  /// The viewer's distance in the design.
  public static let standardDistance = 1000.0

  /// The design's fold, at the left, unless said otherwise; lengths in logical pixels.
  public init(style: Style = .push, side: Side = .left, width: Double, distance: Double = standardDistance) {
    self.style = style
    self.side = side
    self.width = width
    self.distance = distance
  }

  /// The point about which the panel turns, as a share of its size: its inner edge, half way up.
  public var anchorPoint: Point { Point(x: side == .left ? 1 : 0, y: 0.5) }

  /// About `anchorPoint`: a turn about y by -fraction * 90 degrees in perspective, then a move under the content. The
  /// right side is the mirror image.
  public func transform(at fraction: Double) -> Transform3D {
    guard fraction > 0 else { return .identity }
    return Transform3D.rotationY(-side.sign * fraction * .pi / 2)
      .concatenating(.perspective(distance: distance))
      .concatenating(.translation(x: side.sign * hingeShift(at: fraction), y: 0))
  }

  /// How far the hinge lies under the content, in logical pixels.
  public func hingeShift(at fraction: Double) -> Double { style == .push ? width * fraction / 4 : 0 }

  /// The panel's opacity: it darkens over the dark ground.
  public func alpha(at fraction: Double) -> Double { 1 - fraction }

  /// The burger's turn, in degrees, clockwise; with the menu at the right the other way round.
  public func burgerAngle(at fraction: Double) -> Double { side.sign * (1 - fraction) * 90 }
}
