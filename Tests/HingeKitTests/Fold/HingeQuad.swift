import Geometry
import Glibc
import HingeKit

/// Where a hinged panel is seen, in device pixels of its window: R1.6 and R1.7 stated anew, and not from the program.
///
/// The content has been scrolled by fraction x width; the panel is turned by fraction x 90 degrees about its inner edge,
/// seen from `distance`; `push` takes the hinge a quarter of the width x fraction under the content.
struct HingeQuad {
  /// The window's, along which a panel on the right is mirrored.
  let windowWidth: Double
  let scale: Double
  let side: Side
  /// For the left side; logical pixels.
  private let hinge: Double
  private let far: Double
  private let edge: Double
  private let height: Double
  private let shrunk: Double

  init(
    width: Double = 80, window: Size, fraction: Double, style: HingeFold.Style, scale: Double = 1,
    distance: Double = 1000, side: Side = .left
  ) {
    let angle = fraction * .pi / 2
    let depth = 1 + width * sin(angle) / distance
    edge = width - fraction * width
    hinge = edge + (style == .push ? width * fraction / 4 : 0)
    far = hinge - width * cos(angle) / depth
    height = window.height
    shrunk = window.height / depth
    windowWidth = window.width
    self.scale = scale
    self.side = side
  }

  private func device(_ x: Double) -> Double { (side == .left ? x : windowWidth - x) * scale }

  /// Where the edge that swings away is.
  var farX: Double { device(far) }
  var hingeX: Double { device(hinge) }
  /// Where the content begins that hides what lies beyond.
  var contentX: Double { device(edge) }
  var middleY: Double { height / 2 * scale }
  /// How long the far edge is seen.
  var farHeight: Double { shrunk * scale }
  /// How wide the panel is seen, the content not in the way.
  var width: Double { abs(hingeX - farX) }

  /// The slanted top edge: straight from one corner to the other.
  func top(at x: Double) -> Double {
    guard width > 0 else { return (height - shrunk) / 2 * scale }
    return (height - shrunk) / 2 * scale * (hingeX - x) / (hingeX - farX)
  }

  func bottom(at x: Double) -> Double { height * scale - top(at: x) }

  /// Far top, hinge top, hinge bottom, far bottom.
  var corners: [Point] {
    [
      Point(x: farX, y: top(at: farX)), Point(x: hingeX, y: 0), Point(x: hingeX, y: height * scale),
      Point(x: farX, y: bottom(at: farX)),
    ]
  }
}
