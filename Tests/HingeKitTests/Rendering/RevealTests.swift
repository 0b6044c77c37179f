import Geometry
import HingeKitTesting
import Testing

@testable import HingeKit

/// One content gives way to another in a circle that grows.
@Suite("Revealing")
struct RevealTests {
  private let page = ViewController()
  private let scene: TestScene

  init() throws {
    let page = page
    page.view.backgroundColor = Color(hex: 0xFF0000)
    scene = try TestScene(size: Size(width: 200, height: 100)) { page }
  }

  private func reveal(_ color: UInt32, from point: Point, along: ((Double) -> Void)? = nil) {
    page.view.reveal(from: point) {
      page.view.backgroundColor = Color(hex: color)
    } along: {
      along?($0)
    }
  }

  private func colour(_ x: Int, _ y: Int) -> UInt32 { scene.picture[x, y] & 0xFFFFFF }

  @Test("it grows from the point until all is new, and then nothing is left of it") func grows() throws {
    var shares: [Double] = []
    reveal(0x0000FF, from: Point(x: 0, y: 50)) { shares.append($0) }
    #expect(shares == [0] && colour(100, 50) == 0xFF0000)
    try scene.advance(by: .milliseconds(100))
    _ = scene.picture
    // What is near is new, what is far old; 206 pixels is the farthest corner.
    let radius = try #require(shares.last) * 206.15
    #expect(radius > 20 && radius < 180)
    #expect(colour(Int(radius) - 3, 50) == 0x0000FF && colour(min(199, Int(radius) + 3), 50) == 0xFF0000)
    try scene.finish()
    #expect(shares.last == 1 && shares == shares.sorted())
    #expect(colour(199, 99) == 0x0000FF && page.view.subviews.isEmpty)
  }

  @Test("another one begins with what is seen of the first") func interrupted() throws {
    reveal(0x0000FF, from: Point(x: 0, y: 50))
    try scene.advance(by: .milliseconds(80))
    let before = scene.picture
    reveal(0x00FF00, from: Point(x: 200, y: 50))
    #expect(try scene.picture.difference(from: before)?.largest == 0)
    try scene.advance(by: .milliseconds(30))
    #expect(colour(199, 50) == 0x00FF00 && colour(2, 50) == 0x0000FF)
    try scene.finish()
    #expect(colour(2, 50) == 0x00FF00 && page.view.subviews.isEmpty)
  }

  @Test("for people who want less motion all is new at once") func reducedMotion() throws {
    scene.window.reducesMotion = true
    var shares: [Double] = []
    reveal(0x0000FF, from: .zero) { shares.append($0) }
    #expect(shares == [1] && page.view.subviews.isEmpty)
    try scene.advance(by: .milliseconds(1))
    #expect(colour(199, 99) == 0x0000FF)
  }
}
