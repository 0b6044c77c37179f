import Glibc
import HingeKit

/// Where a point of the menu's panel is seen, stated anew from R1.7 and not from the program: a turn about the inner
/// edge and a perspective divide, and with `push` a quarter of the width under the content; or, with `flip`, a turn the
/// other way about the middle that leaves the inner edge beside the content.
public struct PanelFormula {
  public let width: Double
  public let height: Double
  public let fraction: Double
  public let style: FoldStyle
  public let distance: Double

  public init(
    width: Double = MenuScene.menuWidth, height: Double = 640, fraction: Double, style: FoldStyle = .push,
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

  /// The column of the flat panel about which it turns.
  private var pivot: Double {
    switch style {
    case .push, .door: width
    case .flip: width / 2
    }
  }

  /// How fast what lies to the right of the axis goes away from the viewer, in distances a pixel.
  private var recession: Double {
    switch style {
    case .push, .door: -sin(angle) / distance
    case .flip: sin(angle) / distance
    }
  }

  /// Where the axis is seen.
  private var axis: Double {
    switch style {
    case .push: contentEdge + width * fraction / 4
    case .door: contentEdge
    case .flip: contentEdge - width / 2 * cos(angle) / (1 + width / 2 * recession)
    }
  }

  /// Where the inner edge is.
  public var innerEdge: Double { place(x: width, y: height / 2).x }

  /// Where the outer edge is.
  public var farEdge: Double { place(x: 0, y: height / 2).x }

  /// Whether more than a pixel of the panel lies between the window's edge and the content.
  public var isInSight: Bool { contentEdge - max(0, farEdge) > 1 }

  /// Where a point of the flat panel is seen, in window coordinates.
  public func place(x: Double, y: Double) -> (x: Double, y: Double) {
    let fromAxis = x - pivot
    let divide = 1 + fromAxis * recession
    return (axis + fromAxis * cos(angle) / divide, height / 2 + (y - height / 2) / divide)
  }

  /// The column of the flat panel that is seen at `x`.
  public func column(seenAt x: Double) -> Double {
    let way = x - axis
    return pivot + way / (cos(angle) - way * recession)
  }

  /// The place, in the middle of what can be seen of the panel, where the panel's line `y` is seen.
  public func placeInSight(ofLine y: Double) -> (x: Double, y: Double) {
    let left = max(0, farEdge)
    return place(x: column(seenAt: (left + contentEdge) / 2), y: y)
  }
}
