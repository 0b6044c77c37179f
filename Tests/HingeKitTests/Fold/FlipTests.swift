import Geometry
import Glibc
import Harness
import HingeKit
import Testing

/// R1.7's third kind of fold in numbers worked out by hand, for a menu 80 wide in a window 640 high, seen from 1000.
@Suite("The fold about the menu's middle")
struct FlipTests {
  private func corners(_ scene: MenuScene) throws -> [Point] {
    let panel = scene.controller.menu.view
    return try Rect(x: 0, y: 0, width: 80, height: 640).corners.map { try #require(panel.convert(toWindow: $0)) }
  }

  @Test("R1.7 half folded it stands at 45 degrees: its edges are where the perspective puts them")
  func halfFolded() throws {
    let scene = try MenuScene { $0.foldStyle = .flip }
    scene.controller.hold(at: 0.5)
    try scene.pump.settle()
    // Half the width lies 40 x 0.7071 = 28.284 to a side of the axis and as much before or behind it: the inner edge is
    // divided by 1.028284, the outer one by 0.971716. The inner one is seen at the content's, 40.
    let expected = [(-16.6138, -9.3144), (40, 8.8020), (40, 631.1980), (-16.6138, 649.3144)]
    for (corner, wanted) in zip(try corners(scene), expected) {
      #expect((corner - Point(x: wanted.0, y: wanted.1)).length < 1e-3, "\(corner), expected \(wanted)")
    }
  }

  @Test("R1.7 M29 in a right-to-left window it is the mirror image")
  func rightToLeft() throws {
    let scene = try MenuScene(layoutDirection: .rightToLeft) { $0.foldStyle = .flip }
    scene.controller.hold(at: 0.5)
    try scene.pump.settle()
    let expected = [(320, 8.8020), (376.6138, -9.3144), (376.6138, 649.3144), (320, 631.1980)]
    for (corner, wanted) in zip(try corners(scene), expected) {
      #expect((corner - Point(x: wanted.0, y: wanted.1)).length < 1e-3, "\(corner), expected \(wanted)")
    }
  }

  @Test("R1.7 M40 at every fraction, from any distance, its inner edge is where the content begins")
  func innerEdge() {
    for (width, distance) in [(80.0, 1000.0), (300, 1000), (300, 100), (4000, 1)] {
      let fold = HingeFold(style: .flip, width: width, distance: distance)
      for fraction in stride(from: 0.05, through: 1, by: 0.05) {
        let angle = fraction * .pi / 2
        // From the axis to the inner edge, as it is seen.
        let seen = width / 2 * cos(angle) / (1 + width / 2 * sin(angle) / distance)
        let edge = Projection(fold.transform(at: fraction)).project(Point(x: width / 2, y: 0))
        #expect(abs((edge?.x ?? 0) - width / 2) < 1e-6, "at \(fraction)")
        #expect(abs(fold.axisShift(at: fraction) - (width / 2 - seen)) < 1e-9, "at \(fraction)")
      }
    }
  }

  @Test("R1.6 R1.8 opacity and burger are every fold's")
  func fading() {
    let fold = HingeFold(style: .flip, width: 80)
    for fraction in [0, 0.25, 0.5, 1] {
      #expect(fold.alpha(at: fraction) == 1 - fraction)
      #expect(fold.burgerAngle(at: fraction) == 90 * (1 - fraction))
    }
  }

  @Test("R1.9 what comes nearer is hit where it is seen, out to the window's edge, and nothing under the content")
  func hit() throws {
    let scene = try MenuScene { $0.foldStyle = .flip }
    scene.controller.hold(at: 0.5)
    try scene.pump.settle()
    let height = scene.menu.table.rowHeight
    let panel = PanelFormula(fraction: 0.5, style: .flip)
    for x in [0.5, 12.5, 39.5] {
      let row = 3
      // The third row's upper edge, by the formula; just above it is the second row.
      let line = panel.place(x: panel.column(seenAt: x), y: MenuScene.barHeight + Double(row) * height).y
      let before = scene.menu.selections.count
      try scene.tap(at: (x, line + 0.5), lasting: .zero)
      try scene.tap(at: (x, line - 0.5), lasting: .zero)
      #expect(scene.menu.selections.dropFirst(before) == [row, row - 1], "at \(x)")
    }
    let before = scene.menu.selections.count
    // Above the inner edge's upper end, 8.8 from the window's, there is ground; past it lies the content.
    try scene.tap(at: (39, 4), lasting: .zero)
    try scene.tap(at: (41, 320), lasting: .zero)
    #expect(scene.menu.selections.count == before)
  }
}
