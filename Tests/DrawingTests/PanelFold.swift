import Drawing
import Geometry
import Glibc

/// A flat panel turned about an axis of its own, the hinge, and seen in perspective. Device pixels throughout.
///
/// The viewer stands `distance` in front of the hinge, at the panel's middle height.
struct PanelFold: Hashable, Sendable {
  /// Where the panel lies, seen from its hinge.
  enum Side: Hashable, Sendable {
    /// The panel's left edge goes away from the viewer.
    case left
    /// Its right one does.
    case right
    /// As much of the panel lies to the left, which comes nearer, as to the right, which goes away.
    case both
  }

  /// The hinge's place; may lie between pixels.
  var hingeX: Double
  /// The flat panel's top edge.
  var top: Double
  var width: Double
  var height: Double
  /// 0 flat, pi/2 edge on, in radians.
  var angle: Double
  var distance: Double
  var side: Side
  /// By how much the hinge is turned from the vertical in the screen's plane, clockwise, in radians.
  var slant = 0.0

  init(
    hingeX: Double, top: Double = 0, width: Double, height: Double, angle: Double, distance: Double, side: Side = .left
  ) {
    (self.hingeX, self.top, self.width, self.height) = (hingeX, top, width, height)
    (self.angle, self.distance, self.side) = (angle, distance, side)
  }

  /// Where it is folded to `fraction` (0 flat ... 1 edge on) of a right angle.
  init(
    hingeX: Double, top: Double = 0, width: Double, height: Double, fraction: Double, distance: Double,
    side: Side = .left
  ) {
    self.init(
      hingeX: hingeX, top: top, width: width, height: height, angle: fraction * .pi / 2, distance: distance, side: side)
  }

  /// The hinge's place on the panel, from the panel's left edge.
  var axis: Double {
    switch side {
    case .left: width
    case .right: 0
    case .both: width / 2
    }
  }

  /// Positive where what lies to the right of the hinge goes away.
  var turn: Double { side == .left ? -angle : angle }

  /// Where the flat panel's top left, top right, bottom right and bottom left corners land: a point `u` to the right of
  /// an upright hinge lands at `u c / (1 + u s / d)` from it, c and s being the turn's cosine and sine.
  var corners: [Point] {
    let ends = [-axis, width - axis].map { u in
      let divisor = 1 + u * sin(turn) / distance
      return (x: hingeX + u * cos(turn) / divisor, half: height / 2 / divisor)
    }
    let middle = top + height / 2
    return [
      Point(x: ends[0].x, y: middle - ends[0].half), Point(x: ends[1].x, y: middle - ends[1].half),
      Point(x: ends[1].x, y: middle + ends[1].half), Point(x: ends[0].x, y: middle + ends[0].half),
    ]
  }

  var bounds: Rect { Rect(around: corners) }

  /// From a bitmap's pixels, stretched over the panel, to the screen, by Core Animation's matrices.
  func projection(of bitmap: Bitmap) -> Projection {
    Projection.scale(x: width / Double(bitmap.width), y: height / Double(bitmap.height))
      .concatenating(.translation(x: -axis, y: -height / 2))
      .concatenating(
        Projection(
          Transform3D.rotationZ(-slant).concatenating(.rotationY(turn)).concatenating(.rotationZ(slant))
            .concatenating(.perspective(distance: distance)))
      )
      .concatenating(.translation(x: hingeX, y: top + height / 2))
  }
}

extension PanelWarp {
  func draw(
    _ panel: Bitmap, fold: PanelFold, into destination: Bitmap, clip: [PixelRect], opacity: Double = 1,
    seam: Seam? = nil
  ) {
    draw(
      panel, through: fold.projection(of: panel), into: destination, clip: clip, opacity: opacity, seam: seam)
  }
}
