import Drawing
import Geometry
import Glibc

/// How the light on a menu changes while it folds away.
nonisolated public enum FoldLight: Hashable, Sendable {
  /// It fades, and so darkens over what is dark behind it.
  case fade
  /// It gets darker by its angle and towards the content, whatever is behind it, and has the content's shadow on it.
  case shade
}

/// Where a menu beside a content is seen while it folds away. Pure geometry; fraction 0 is open, 1 folded away.
nonisolated public struct HingeFold: Hashable, Sendable {
  /// About which axis the menu turns, and where that goes.
  public var style: FoldStyle
  /// The side of the content at which the menu lies; the menu's inner edge is the one at the content.
  public var side: Side
  /// The width of the open menu, in logical pixels.
  public var width: Double
  /// How far the viewer is from the axis, in logical pixels: m34 is -1 / distance, as with Core Animation.
  public var distance: Double

  /// The viewer's distance from the axis unless another is chosen: 1000 logical pixels.
  public static let standardDistance = 1000.0

  /// Of the content's shadow on the menu, in logical pixels.
  static let shadowReach = 9.0

  /// A fold of a menu `width` logical pixels wide, seen from `distance` logical pixels away; a `push` at the left
  /// unless said otherwise.
  public init(style: FoldStyle = .push, side: Side = .left, width: Double, distance: Double = standardDistance) {
    self.style = style
    self.side = side
    self.width = width
    self.distance = distance
  }

  /// The point about which the menu turns, as a share of its size from the top left: on its axis, half way up.
  public var anchorPoint: Point {
    let share =
      switch style {
      case .push, .door: 1.0
      case .flip: 0.5
      }
    return Point(x: side == .left ? share : 1 - share, y: 0.5)
  }

  /// How the menu is seen at a fraction, 0 open to 1 folded away, applied about `anchorPoint`: a turn about y by up to
  /// a right angle, in perspective, then a move towards the content. At the right it is the mirror image of the left.
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

  /// How far the axis has moved towards the content at a fraction, 0 open to 1 folded away, from where it lies in the
  /// open menu; in logical pixels.
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

  /// How opaque the menu is at a fraction where it fades: from 1 for open to 0 for folded away, so that it darkens over a
  /// dark ground.
  public func alpha(at fraction: Double) -> Double { 1 - fraction }

  /// What light falls on the menu at a fraction where it is shaded: with a the angle by which it is turned, 0.34 +
  /// 0.66 cos a of it, and towards the content by up to 0.38 of that less, the more it is folded; and where the content
  /// lies over it, which it does not in a flip, in that one's shadow. Nil for all of it, when it is open.
  public func shading(at fraction: Double) -> PanelShading? {
    guard fraction > 0 else { return nil }
    return PanelShading(
      brightness: 0.34 + 0.66 * cos(turn(at: fraction)), falloff: 0.38 * fraction, isDarkAtRight: side == .left,
      shadowReach: style == .flip ? 0 : Self.shadowReach, coveredWidth: axisShift(at: fraction))
  }

  /// How far the burger's bars are turned at a fraction, clockwise in degrees: 90 for open, 0 for folded away; the
  /// other way round for a menu at the right.
  public func burgerAngle(at fraction: Double) -> Double { side.sign * (1 - fraction) * 90 }
}
