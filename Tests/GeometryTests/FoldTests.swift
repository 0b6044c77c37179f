import Geometry
import Testing

/// The fold of R1.7 composed as Core Animation composes a layer: anchor, transform, position; against an independent
/// statement of where the corners land.
@Suite("The fold")
struct FoldTests {
  enum Style: Sendable { case push, door }

  struct Fold: CustomTestStringConvertible, Sendable {
    var style: Style
    var width, height, fraction, distance: Double
    var corners: [Point]

    init(
      _ style: Style, _ width: Double, _ height: Double, _ fraction: Double, _ distance: Double,
      _ corners: [(Double, Double)]
    ) {
      (self.style, self.width, self.height, self.fraction, self.distance) = (style, width, height, fraction, distance)
      self.corners = corners.map { Point(x: $0.0, y: $0.1) }
    }

    var testDescription: String { "\(style) \(width) x \(height) at \(fraction), seen from \(distance)" }

    /// From the panel's own plane to the window, whose content has been scrolled by fraction x width.
    var projection: Projection {
      let anchor = Point(x: width, y: height / 2)
      // The anchor moved from the panel's middle to its edge without the position moving: its natural place is the middle.
      let position = Point(x: width / 2, y: height / 2)
      let shift = width / 2 + (style == .push ? width * fraction / 4 : 0)
      let layer = Transform3D.rotationY(-fraction * .pi / 2)
        .concatenating(.perspective(distance: distance))
        .concatenating(.translation(x: shift, y: 0))
      return Projection.translation(x: -anchor.x, y: -anchor.y)
        .concatenating(Projection(layer))
        .concatenating(.translation(x: position.x - fraction * width, y: position.y))
    }
  }

  /// Top left, top right, bottom right, bottom left, to a ten-thousandth of a pixel.
  static let table: [Fold] = [
    Fold(.push, 80, 640, 0, 1000, [(0, 0), (80, 0), (80, 640), (0, 640)]),
    Fold(.push, 80, 640, 0.1, 1000, [(-4.0384, 3.9552), (74, 0), (74, 640), (-4.0384, 636.0448)]),
    Fold(.push, 80, 640, 0.25, 1000, [(-6.7148, 9.5057), (65, 0), (65, 640), (-6.7148, 630.4943)]),
    Fold(.push, 80, 640, 0.5, 1000, [(-3.5399, 17.1328), (50, 0), (50, 640), (-3.5399, 622.8672)]),
    Fold(.push, 80, 640, 0.75, 1000, [(6.4923, 22.0235), (35, 0), (35, 640), (6.4923, 617.9765)]),
    Fold(.push, 80, 640, 0.9, 1000, [(14.4017, 23.4332), (26, 0), (26, 640), (14.4017, 616.5668)]),
    Fold(.push, 80, 480, 1, 1000, [(20, 17.7778), (20, 0), (20, 480), (20, 462.2222)]),
    Fold(.push, 160, 1080, 0.6, 1000, [(4.7327, 61.8881), (88, 0), (88, 1080), (4.7327, 1018.1119)]),
    Fold(.push, 80, 640, 0.5, 300, [(2.4059, 50.7671), (50, 0), (50, 640), (2.4059, 589.2329)]),
    Fold(.door, 80, 640, 0, 1000, [(0, 0), (80, 0), (80, 640), (0, 640)]),
    Fold(.door, 80, 640, 0.1, 1000, [(-6.0384, 3.9552), (72, 0), (72, 640), (-6.0384, 636.0448)]),
    Fold(.door, 80, 640, 0.25, 1000, [(-11.7148, 9.5057), (60, 0), (60, 640), (-11.7148, 630.4943)]),
    Fold(.door, 80, 640, 0.5, 1000, [(-13.5399, 17.1328), (40, 0), (40, 640), (-13.5399, 622.8672)]),
    Fold(.door, 80, 640, 0.75, 1000, [(-8.5077, 22.0235), (20, 0), (20, 640), (-8.5077, 617.9765)]),
    Fold(.door, 80, 640, 0.9, 1000, [(-3.5983, 23.4332), (8, 0), (8, 640), (-3.5983, 616.5668)]),
    Fold(.door, 80, 480, 1, 1000, [(0, 17.7778), (0, 0), (0, 480), (0, 462.2222)]),
    Fold(.door, 160, 1080, 0.6, 1000, [(-19.2673, 61.8881), (64, 0), (64, 1080), (-19.2673, 1018.1119)]),
    Fold(.door, 80, 640, 0.5, 300, [(-7.5941, 50.7671), (40, 0), (40, 640), (-7.5941, 589.2329)]),
  ]

  @Test("M40 the corners land where the formula says", arguments: table) func corners(fold: Fold) throws {
    let projection = fold.projection
    let panel = Rect(x: 0, y: 0, width: fold.width, height: fold.height)
    for (corner, expected) in zip(panel.corners, fold.corners) {
      let seen = try #require(projection.project(corner))
      #expect((seen - expected).length < 1e-4)
    }
  }

  @Test("M31 a point seen is found again on the panel", arguments: table.filter { $0.fraction < 1 })
  func inverse(fold: Fold) throws {
    let back = try #require(fold.projection.inverse)
    for x in [0, 0.25, 0.5, 0.99] {
      for y in [0, 0.3, 0.5, 1] {
        let point = Point(x: x * fold.width, y: y * fold.height)
        let seen = try #require(fold.projection.project(point))
        let found = try #require(back.project(seen))
        #expect((found - point).length < 1e-6)
      }
    }
  }

  @Test("M31 edge on there is nothing to find", arguments: table.filter { $0.fraction == 1 })
  func edgeOn(fold: Fold) {
    #expect(fold.projection.inverse == nil)
  }

  @Test("M43 open, a panel is only moved", arguments: table.filter { $0.fraction == 0 })
  func open(fold: Fold) {
    #expect(fold.projection.isTranslation)
  }
}
