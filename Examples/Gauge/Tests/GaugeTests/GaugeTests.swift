import HingeKit
import HingeKitTesting
import Testing

@testable import Gauge

@Suite("Gauge")
struct GaugeTests {
  private let scene: TestScene

  init() throws { scene = try TestScene(size: Size(width: 360, height: 400)) { GaugeController() } }

  private func text() throws -> String { try scene.view("value", as: Label.self).text }

  /// A finger goes from the left over the top to the right of the middle, in three steps of 60 degrees.
  private func turnHalfRound() throws {
    let middle = try scene.middle(of: scene.view("gauge"))
    let finger = scene.fingerDown(at: middle + Vector(dx: -120, dy: 0))
    // That much is needed for it to be a turn: from here on the gauge follows.
    finger.move(to: middle + Vector(dx: -60, dy: -104))
    finger.move(to: middle + Vector(dx: 60, dy: -104))
    finger.move(to: middle + Vector(dx: 120, dy: 0))
    finger.up()
  }

  @Test("A finger that goes round turns the gauge: 120 of 270 degrees are 44 of 100")
  func turns() throws {
    #expect(try text() == "0")
    try turnHalfRound()
    #expect(try text() == "44")
  }

  @Test("A tap takes it back to 0, in 0.4 seconds")
  func resets() throws {
    try turnHalfRound()
    try scene.tap("gauge")
    try scene.advance(by: .milliseconds(200))
    let half = try #require(Int(try text()))
    #expect((1..<44).contains(half))
    try scene.finish()
    #expect(try text() == "0")
  }

  @Test("Where the gauge stands is seen: its line is lit up to there, and not beyond")
  func lit() throws {
    let ground = Color(hex: 0x2C363E)
    let middle = try scene.middle(of: scene.view("gauge"))
    // The line's middle, straight above the gauge's: half of its way round, at 50.
    let top = middle - Vector(dx: 0, dy: 312 / 2 - 22)
    #expect(scene.color(at: top) == ground)
    for _ in 0..<11 {
      if try scene.view("gauge").isFocused == false { try scene.press(.tab) }
      try scene.press(.right)
    }
    #expect(try text() == "55")
    #expect(scene.color(at: top) != ground)
    #expect(scene.color(at: middle + Vector(dx: 312 / 2 - 22, dy: 0)) == ground)
  }
}
