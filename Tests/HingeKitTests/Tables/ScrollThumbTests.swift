import Geometry
import Harness
import HingeKit
import Testing

@Suite("The thumb of a long table")
struct ScrollThumbTests {
  /// What a row's colour is covered by at the trailing edge, in the middle of a thumb that lies at the table's top.
  private func isSeen(_ scene: TableScene, x: Int = 194, y: Int = 30) throws -> Bool {
    let row = Int((scene.offset + Double(y)) / 56)
    return try scene.screen.colour(x: x, y: y) != TableScene.colour(ofRow: row)
  }

  private func scrollALittle(_ scene: TableScene) throws {
    try scene.screen.drag(from: (20, 300), by: (0, -60)).up()
    try scene.pump.settle()
  }

  @Test("it is not there before one scrolls, comes with the first movement, and fades after a second")
  func appears() throws {
    let scene = try TableScene(count: 1000)
    #expect(try !isSeen(scene))
    try scrollALittle(scene)
    #expect(try isSeen(scene))
    try scene.pump.finish()
    #expect(try isSeen(scene), "what has come to rest is still within the second")
    try scene.pump.advance(by: .milliseconds(1400))
    #expect(try !isSeen(scene))
    #expect(try scene.screen.surface.awaitedFrameCount == 0, "then nothing is drawn any more")
  }

  @Test("a table of five of its own heights has none", arguments: [(50, false), (51, true)])
  func onlyLong(count: Int, isThere: Bool) throws {
    let scene = try TableScene(count: count)
    try scrollALittle(scene)
    #expect(try isSeen(scene) == isThere)
  }

  @Test("R6.6 a finger on it goes through all rows, to exactly the last and back", arguments: [false, true])
  func drag(isRightToLeft: Bool) throws {
    let scene = try TableScene(count: 1_000_000)
    try scene.screen.window.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    try scrollALittle(scene)
    try scene.pump.finish()
    // 40 pixels from the edge: a finger needs 44.
    let x = isRightToLeft ? 40.0 : 160.0
    let finger = scene.compositor.touch.down(at: (x, 30))
    try scene.pump.settle()
    finger.move(by: (0, 20))
    try scene.pump.nextFrame()
    let start = scene.offset
    finger.move(by: (0, 100))
    try scene.pump.nextFrame()
    // The thumb goes 560 - 56 - 2 * 3 pixels.
    #expect(abs(scene.offset - start - 100 / 498 * (56_000_000.0 - 560)) < 1)
    finger.move(by: (0, 600))
    try scene.pump.nextFrame()
    #expect(scene.offset == 56_000_000 - 560)
    finger.move(by: (0, -800))
    try scene.pump.nextFrame()
    #expect(scene.offset == 0)
    finger.up()
    try scene.pump.finish()
    #expect(scene.selected.isEmpty)
  }

  @Test("a tap on it is the row's, and where it has faded a drag is the table's") func taps() throws {
    let scene = try TableScene(count: 1000)
    try scrollALittle(scene)
    try scene.pump.finish()
    try scene.screen.tap(at: (180, 30))
    #expect(scene.selected == [Int((scene.offset + 30) / 56)])
    try scene.pump.advance(by: .seconds(2))
    let before = scene.offset
    try scene.screen.drag(from: (180, 30), by: (0, 100)).up()
    #expect(scene.offset < before)
  }
}
