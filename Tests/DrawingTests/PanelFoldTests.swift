import Drawing
import Geometry
import Testing

@Suite("Where a folded panel lies")
struct PanelFoldTests {
  static let scales = [1.0, 1.5, 2.0]

  private func fold(_ row: FoldTable.Row, scale: Double) -> PanelFold {
    PanelFold(
      hingeX: row.style.hinge(width: row.width, fraction: row.fraction) * scale, width: row.width * scale,
      height: row.height * scale, fraction: row.fraction, distance: 1000 * scale)
  }

  @Test("The corners are the oracle's, for both kinds of fold, at every fraction and scale", arguments: scales)
  func corners(scale: Double) {
    for row in FoldTable.rows {
      let corners = fold(row, scale: scale).corners
      let expected = [
        Point(x: row.farX, y: row.farTop), Point(x: row.hingeX, y: 0), Point(x: row.hingeX, y: row.height),
        Point(x: row.farX, y: row.farBottom),
      ]
      for (corner, wanted) in zip(corners, expected) {
        #expect((corner - Point(x: wanted.x * scale, y: wanted.y * scale)).length < 0.001, "\(row)")
      }
    }
  }

  @Test(
    "Through the projection that is drawn, a panel's corners are where the formula says",
    arguments: [PanelFold.Side.left, .right, .both], [0.1, 0.5, 0.9, 1.3, 1.9])
  func projected(side: PanelFold.Side, fraction: Double) throws {
    let fold = PanelFold(hingeX: 70, top: 5, width: 80, height: 300, fraction: fraction, distance: 500, side: side)
    let map = fold.projection(of: try Bitmap(width: 40, height: 100))
    for (corner, wanted) in zip(Rect(x: 0, y: 0, width: 40, height: 100).corners, fold.corners) {
      #expect((try #require(map.project(corner)) - wanted).length < 1e-9)
    }
  }

  /// The panel's edges are sharp to half a pixel of its own, so each is seen up to an eighth of one further in.
  @Test("The pixels lie where the corners say, within a quarter of a pixel", arguments: scales)
  func drawnCorners(scale: Double) throws {
    let warp = PanelWarp()
    for row in FoldTable.rows where row.width == 80 && (0.05...0.95).contains(row.fraction) {
      let fold = fold(row, scale: scale)
      let panel = try Bitmap.filled(Int(fold.width), Int(fold.height), .white)
      // Some of it hangs out of the window on the left; here it does not.
      var moved = fold
      moved.hingeX += 40
      let out = try Bitmap(width: Int(moved.hingeX) + 8, height: panel.height)
      let corners = moved.corners
      let middle = out.height / 2
      let (nearColumn, farColumn) = (Int(moved.hingeX) - 3, Int(corners[0].x) + 3)
      guard farColumn < nearColumn else { continue }
      warp.draw(
        panel, fold: moved, into: out,
        clip: [
          PixelRect(x: 0, y: middle, width: out.width, height: 1),
          PixelRect(x: nearColumn, y: 0, width: 1, height: out.height),
          PixelRect(x: farColumn, y: 0, width: 1, height: out.height),
        ])
      let width = (0..<out.width).map { out.coverage($0, middle) }
      let center = (nearColumn + farColumn) / 2
      let farX = Double(center) - width[..<center].reduce(0, +)
      let hingeX = Double(center) + width[center...].reduce(0, +)
      #expect(abs(farX - corners[0].x) < 0.25, "\(row)")
      #expect(abs(hingeX - corners[1].x) < 0.25, "\(row)")
      for column in [nearColumn, farColumn] {
        let along = (Double(column) + 0.5 - corners[0].x) / (corners[1].x - corners[0].x)
        let top = Double(middle) - (0..<middle).reduce(0) { $0 + out.coverage(column, $1) }
        let bottom = Double(middle) + (middle..<out.height).reduce(0) { $0 + out.coverage(column, $1) }
        #expect(abs(top - (corners[0].y + (corners[1].y - corners[0].y) * along)) < 0.25, "\(row) column \(column)")
        #expect(abs(bottom - (corners[3].y + (corners[2].y - corners[3].y) * along)) < 0.25, "\(row) column \(column)")
      }
    }
  }
}
