import Drawing
import Geometry
import HingeKit
import HingeKitTesting
import Testing

@Suite("A sliding panel's button")
struct PanelButtonTests {
  private static let margin = 12.0

  /// The centre's bar, in a window of this width, with a panel called "Penguins" before it.
  private func open(title: String, width: Double) throws -> SlideOutController {
    let center = ViewController()
    center.title = title
    let slideOut = SlideOutController(
      center: NavigationController(rootViewController: center), leading: ViewController(), trailing: ViewController())
    slideOut.leadingButton.title = "Penguins"
    let window = Window(rootViewController: slideOut)
    window.resize(to: Size(width: width, height: 400), scale: 1)
    _ = try window.snapshot()
    return slideOut
  }

  @Test("it says what its panel is called where that fits beside the bar's title, which stays in the middle")
  func titles() throws {
    let words = TextLayout("Penguins", font: Font(size: 15)).size.width.rounded(.up)
    let wide = try open(title: "A", width: 360).leadingButton.frame
    #expect(wide.minX == Self.margin && wide.width == PanelButton.length + 8 + words)
    let narrow = try open(title: "What is shown now, at length", width: 360).leadingButton.frame
    #expect(narrow.minX == Self.margin && narrow.width == PanelButton.length)
    let untitled = try open(title: "A", width: 360).trailingButton.frame
    #expect(untitled.maxX == 360 - Self.margin && untitled.width == PanelButton.length)
  }
}
