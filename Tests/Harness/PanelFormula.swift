import Glibc
import HingeKit

/// Where a point of the menu's panel is seen, stated anew from R1.7 and not from the program: a turn about the inner
/// edge, a perspective divide, and with `push` a quarter of the width under the content.
public struct PanelFormula {
  public let width: Double
  public let height: Double
  public let fraction: Double
  public let style: HingeFold.Style
  public let distance: Double

  public init(
    width: Double = MenuScene.menuWidth, height: Double = 640, fraction: Double, style: HingeFold.Style = .push,
    distance: Double = 1000
  ) {
    self.width = width
    self.height = height
    self.fraction = fraction
    self.style = style
    self.distance = distance
  }

  private var angle: Double { fraction * .pi / 2 }

  /// Where the content begins, which hides what is to its right.
  public var contentEdge: Double { width - fraction * width }

  /// Where the hinge is, under the content.
  public var hinge: Double { contentEdge + (style == .push ? width * fraction / 4 : 0) }

  /// Where the edge that swings away is.
  public var farEdge: Double { place(x: 0, y: height / 2).x }

  /// Where a point of the flat panel is seen, in window coordinates.
  public func place(x: Double, y: Double) -> (x: Double, y: Double) {
    let toHinge = width - x
    let divide = 1 + toHinge * sin(angle) / distance
    return (hinge - toHinge * cos(angle) / divide, height / 2 + (y - height / 2) / divide)
  }

  /// The column of the flat panel that is seen at `x`.
  public func column(seenAt x: Double) -> Double {
    let way = hinge - x
    return width - way / (cos(angle) - way * sin(angle) / distance)
  }

  /// The place, in the middle of what can be seen of the panel, where the panel's line `y` is seen.
  public func placeInSight(ofLine y: Double) -> (x: Double, y: Double) {
    let left = max(0, farEdge)
    return place(x: column(seenAt: (left + contentEdge) / 2), y: y)
  }
}
