import Geometry
import Harness
import HingeKit
import Testing

@Suite("A table whose rows still arrive")
struct GrowingTableTests {
  private func add(_ rows: Int, to scene: TableScene) throws {
    scene.count += rows
    scene.table.rowsWereAdded()
    try scene.pump.nextFrame()
  }

  @Test("R5.5 rows appear under those there are, and only those in sight are made")
  func appear() throws {
    let scene = try TableScene(count: 3)
    _ = scene.takeCellsAsked()
    try add(2, to: scene)
    #expect(scene.takeCellsAsked() == 2)
    #expect(try scene.screen.colour(x: 20, y: 4 * 56 + 28) == TableScene.colour(ofRow: 4))
    try add(999_995, to: scene)
    #expect(scene.takeCellsAsked() == 5)
    #expect(scene.table.contentSize.height == 56_000_000)
    try add(1_000_000, to: scene)
    #expect(scene.takeCellsAsked() == 0)
  }

  @Test("an empty table gets its first rows") func fromNothing() throws {
    let scene = try TableScene(count: 0)
    #expect(!scene.table.canBecomeFocused)
    try add(1, to: scene)
    #expect(try scene.screen.colour(x: 20, y: 20) == TableScene.colour(ofRow: 0))
    try scene.type(.tab, .return)
    #expect(scene.selected == [0])
  }

  @Test("offset, focus and a finger's press stay; the press still chooses its row") func press() throws {
    let scene = try TableScene(count: 100)
    try scene.type(.tab, .down, .down)
    scene.table.contentOffset = Point(x: 0, y: 40)
    let finger = scene.compositor.touch.down(at: (20, 300))
    try scene.pump.settle()
    try add(1000, to: scene)
    #expect(scene.offset == 40 && scene.table.focusedRow == 2 && scene.table.isFocused)
    finger.up()
    try scene.pump.settle()
    #expect(scene.selected == [6], "(300 + 40) / 56 is 6.07")
  }

  @Test("a fling goes on, into the new rows") func fling() throws {
    let scene = try TableScene(count: 20)
    try scene.screen.swipe(from: (20, 500), by: (0, -300))
    try scene.pump.nextFrame()
    let before = scene.offset
    try add(1000, to: scene)
    #expect(scene.table.isDecelerating && scene.offset > before)
    try scene.pump.finish()
    #expect(scene.offset > 20 * 56 - 560, "beyond where the end was")
  }

  @Test("a finger that pulls beyond the end holds its place while rows arrive there, and goes on one to one")
  func pull() throws {
    let scene = try TableScene(count: 20)
    let end = 20 * 56.0 - 560
    scene.table.contentOffset = Point(x: 0, y: end)
    let finger = try scene.screen.drag(from: (20, 400), by: (0, -200))
    let pulled = scene.offset
    #expect(pulled > end && pulled < end + 190, "it gives less than the finger asks")
    try add(1000, to: scene)
    #expect(scene.offset == pulled)
    finger.move(by: (0, -50))
    try scene.pump.nextFrame()
    #expect(abs(scene.offset - (pulled + 50)) < 0.01)
  }

  @Test("fewer rows than before are a reload") func fewer() throws {
    let scene = try TableScene(count: 100)
    scene.table.contentOffset = Point(x: 0, y: 1000)
    try add(-95, to: scene)
    #expect(scene.offset == 0 && scene.table.numberOfRows == 5)
  }
}
