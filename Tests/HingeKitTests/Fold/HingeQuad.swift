import Geometry
import Glibc
import HingeKit

/// Where a folding panel is seen, in device pixels of its window: R1.6 and R1.7 stated anew, and not from the program.
///
/// The content has been scrolled by fraction x width. `push` and `door` turn the panel by fraction x 90 degrees about its
/// inner edge, which `push` takes a quarter of the width x fraction under the content. `flip` turns it about its middle,
/// the outer edge towards the viewer, who stands at `distance`; its inner edge is seen at the content's.
struct HingeQuad {
  /// The window's, along which a panel on the right is mirrored.
  let windowWidth: Double
  let scale: Double
  let side: Side
  /// For the left side; logical pixels.
  private let edge: Double
  private let height: Double
  private let inner: (x: Double, height: Double)
  private let outer: (x: Double, height: Double)

  init(
    width: Double = 80, window: Size, fraction: Double, style: FoldStyle, scale: Double = 1,
    distance: Double = 1000, side: Side = .left
  ) {
    let angle = fraction * .pi / 2
    height = window.height
    edge = width - fraction * width
    switch style {
    case .push, .door:
      let depth = 1 + width * sin(angle) / distance
      inner = (x: edge + (style == .push ? width * fraction / 4 : 0), height: window.height)
      outer = (x: inner.x - width * cos(angle) / depth, height: window.height / depth)
    case .flip:
      let half = width / 2
      let (away, near) = (1 + half * sin(angle) / distance, 1 - half * sin(angle) / distance)
      inner = (x: edge, height: window.height / away)
      outer = (x: edge - half * cos(angle) / away - half * cos(angle) / near, height: window.height / near)
    }
    windowWidth = window.width
    self.scale = scale
    self.side = side
  }

  private func device(_ x: Double) -> Double { (side == .left ? x : windowWidth - x) * scale }

  /// Where the outer edge is.
  var farX: Double { device(outer.x) }
  /// Where the inner edge is.
  var innerX: Double { device(inner.x) }
  /// Where the content begins that hides what lies beyond.
  var contentX: Double { device(edge) }
  var middleY: Double { height / 2 * scale }

  /// The slanted top edge: straight from one corner to the other.
  func top(at x: Double) -> Double {
    guard farX != innerX else { return (height - outer.height) / 2 * scale }
    let share = (x - innerX) / (farX - innerX)
    return (height - inner.height - share * (outer.height - inner.height)) / 2 * scale
  }

  func bottom(at x: Double) -> Double { height * scale - top(at: x) }

  /// Outer top, inner top, inner bottom, outer bottom.
  var corners: [Point] {
    [farX, innerX].map { Point(x: $0, y: top(at: $0)) } + [innerX, farX].map { Point(x: $0, y: bottom(at: $0)) }
  }
}
