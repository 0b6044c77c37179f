import Drawing
import Geometry

/// The floating burger's path: a horizontal line, then a full circle whose lowest point is the line's end. Pure
/// geometry, in the coordinates of what it lies in, logical pixels.
nonisolated struct FloatingBurgerOutline: Hashable {
  /// The circle's.
  static let radius = 20.0
  /// From the line's end to the edge.
  static let inset = 30.0

  /// Of what the outline lies in.
  let width: Double
  /// Where the line lies; the circle is above it.
  let y: Double
  /// Whether the circle is at the left.
  let isMirrored: Bool
  /// Whether the line begins in the middle, where that of another circle ends.
  var isHalf = false

  /// From the edge to where the line begins: the design's `start`, of which W cancels out.
  var lineStart: Double { isHalf ? width / 2 : (width - (lineEnd - Self.radius)) / 2 }
  /// From the same edge to where the line ends and the circle begins: the design's `length`.
  var lineEnd: Double { width - Self.inset }
  /// Nothing where the width leaves no room.
  var lineLength: Double { max(0, lineEnd - lineStart) }

  /// The line's share of the whole: of the path the header shows what is before, the button what is after it.
  var lineShare: Double { lineLength / (lineLength + 2 * .pi * Self.radius) }

  /// The circle's.
  var center: Point { Point(x: x(lineEnd), y: y - Self.radius) }

  /// The line goes towards the circle and rolls on upwards, without a corner.
  var path: Path {
    var path = Path()
    path.move(to: Point(x: x(lineEnd - lineLength), y: y))
    path.line(to: Point(x: x(lineEnd), y: y))
    let (bottom, turn) = (Double.pi / 2, isMirrored ? 2 * Double.pi : -2 * Double.pi)
    path.arc(
      center: center, radius: Self.radius, startAngle: bottom, endAngle: bottom + turn, clockwise: isMirrored)
    return path
  }

  private func x(_ distance: Double) -> Double { isMirrored ? width - distance : distance }
}
