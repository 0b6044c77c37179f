import Geometry
import Glibc

/// Where a menu beside a content is seen while it folds away. Pure geometry; fraction 0 is open, 1 folded away.
nonisolated public struct HingeFold: Hashable, Sendable {
  /// About which axis the menu turns, and where that goes.
  public var style: FoldStyle
  /// Where the menu lies: its other side's edge is the inner one, at the content.
  public var side: Side
  /// The menu's width, in logical pixels.
  public var width: Double
  /// From the viewer to the axis, in logical pixels: m34 = -1 / distance.
  public var distance: Double

  /// The viewer's distance in the design.
  public static let standardDistance = 1000.0

  /// The design's fold, at the left, unless said otherwise; lengths in logical pixels.
  public init(style: FoldStyle = .push, side: Side = .left, width: Double, distance: Double = standardDistance) {
    self.style = style
    self.side = side
    self.width = width
    self.distance = distance
  }

  /// The point about which the menu turns, as a share of its size: on its axis, half way up.
  public var anchorPoint: Point {
    let share =
      switch style {
      case .push, .door: 1.0
      case .flip: 0.5
      }
    return Point(x: side == .left ? share : 1 - share, y: 0.5)
  }

  /// About `anchorPoint`: a turn about y in perspective, then a move towards the content. The right side is the mirror
  /// image.
  public func transform(at fraction: Double) -> Transform3D {
    guard fraction > 0 else { return .identity }
    return Transform3D.rotationY(-side.sign * turn(at: fraction))
      .concatenating(.perspective(distance: distance))
      .concatenating(.translation(x: side.sign * axisShift(at: fraction), y: 0))
  }

  /// By how much the outer edge turns away from the viewer, in radians.
  private func turn(at fraction: Double) -> Double {
    switch style {
    case .push, .door: fraction * .pi / 2
    case .flip: -fraction * .pi / 2
    }
  }

  /// How far the axis has moved towards the content from where it lies in the open menu, in logical pixels.
  public func axisShift(at fraction: Double) -> Double {
    switch style {
    case .push: return width * fraction / 4
    case .door: return 0
    case .flip:
      // The inner edge lies half the width from the axis, and is seen where it was.
      let (angle, half) = (fraction * .pi / 2, width / 2)
      return half - half * cos(angle) / (1 + half * sin(angle) / distance)
    }
  }

  /// The panel's opacity: it darkens over the dark ground.
  public func alpha(at fraction: Double) -> Double { 1 - fraction }

  /// The burger's turn, in degrees, clockwise; with the menu at the right the other way round.
  public func burgerAngle(at fraction: Double) -> Double { side.sign * (1 - fraction) * 90 }
}
