import HingeKit
import HingeKitTesting
import Testing

@testable import Hello

@Suite("Hello")
struct HelloTests {
  private let scene: TestScene

  init() throws { scene = try TestScene { Hello.makeRoot() } }

  @Test("A tap on the button greets")
  func greets() throws {
    let label = try scene.view("label", as: Label.self)
    #expect(label.text == "Say hello")
    try scene.tap("button")
    #expect(label.text == "Hello!")
  }

  @Test("A swipe to the left folds the menu away, and the page has all of the window")
  func folds() throws {
    let menu = try #require(scene.window.rootViewController as? HingedMenuController)
    let corner = Point(x: 5, y: 635)
    #expect(menu.isMenuOpen)
    #expect(scene.color(at: corner) == Color(hex: 0x0FC1E7))
    try scene.swipe(from: Point(x: 300, y: 400), by: Vector(dx: -150, dy: 0))
    try scene.finish()
    #expect(!menu.isMenuOpen)
    #expect(scene.color(at: corner) == Color(hex: 0x453B37))
  }
}
