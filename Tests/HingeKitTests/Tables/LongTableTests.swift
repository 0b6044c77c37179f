import Geometry
import Harness
import HingeKit
import Testing

@Suite("A table of a million rows")
struct LongTableTests {
  private static let million = 1_000_000
  private static let end = 56_000_000.0 - 560

  @Test("End and Home go to exactly the last row and the first") func ends() throws {
    let scene = try TableScene(count: Self.million)
    try scene.type(.tab, .end)
    #expect(scene.offset == Self.end && scene.table.focusedRow == Self.million - 1)
    // The ring of the focus lies inside the row, 3 pixels from its edge.
    #expect(try scene.screen.colour(x: 100, y: 532) == TableScene.colour(ofRow: Self.million - 1))
    #expect(try scene.screen.colour(x: 100, y: 28) == TableScene.colour(ofRow: Self.million - 10))
    try scene.type(.return)
    #expect(scene.selected == [Self.million - 1])
    try scene.type(.home)
    #expect(scene.offset == 0 && scene.table.focusedRow == 0)
  }

  @Test("R5.5 a fling at its very end asks for no more cells than pass, and its rows lie where they are tapped")
  func fling() throws {
    let scene = try TableScene(count: Self.million)
    scene.table.contentOffset = Point(x: 0, y: Self.end - 56_000)
    try scene.pump.finish()
    _ = scene.takeCellsAsked()
    let before = scene.offset
    try scene.screen.swipe(from: (20, 500), by: (0, -200))
    try scene.pump.finish()
    let passed = scene.offset - before
    #expect(passed > 200)
    #expect(scene.takeCellsAsked() <= Int(passed / 56) + 2)
    try scene.screen.tap(at: (20, 100))
    #expect(scene.selected == [Int((scene.offset + 100) / 56)])
    #expect(try scene.screen.colour(x: 150, y: 100) != 0)
  }

  @Test("R5.5 frames far down draw as much as frames at the top: what a frame damages does not depend on the place")
  func cost() throws {
    let scene = try TableScene(count: Self.million)
    func cells(from offset: Double) throws -> Int {
      scene.table.contentOffset = Point(x: 0, y: offset)
      try scene.pump.finish()
      _ = scene.takeCellsAsked()
      scene.table.contentOffset = Point(x: 0, y: offset + 56)
      try scene.pump.finish()
      return scene.takeCellsAsked()
    }
    #expect(try cells(from: 56) == 1)
    #expect(try cells(from: 55_000_008) == 1)
  }
}
