import Drawing
import Geometry
import Harness
import HingeKit
import MenuDocuments
import Testing

@testable import hinge

/// A tapped row becomes its page.
@Suite("The row becomes the page")
struct PageArrivalTests {
  private let document: MenuDocument = {
    var items = RowScene.items(["First", "Second"])
    items[0].color = ThemedColor(Color(hex: 0x20BC20))
    items[1].color = ThemedColor(Color(hex: 0xCF229C))
    return RowScene.document(items, hinge: MenuPanel.Hinge(width: 100))
  }()

  @Test("its colour spreads from the finger over what was there, words last; another tap goes on from what is seen")
  func spreads() throws {
    let root = try RowScene(document).root
    let screen = try Screen { root }
    screen.compositor.touch.down(at: (50, 80)).up()
    try screen.pump.settle()
    try screen.pump.advance(by: .milliseconds(80))
    #expect(root.detailController.item?.id == "First")
    // 60 from the finger, and in the corner that is farthest from it.
    #expect(try screen.colour(x: 110, y: 80) == 0x20BC20)
    #expect(try screen.colour(x: 355, y: 635) == 0x333333)
    let labels = root.detailController.view.subviews.flatMap(\.subviews).compactMap { $0 as? Label }
    #expect(labels.allSatisfy { $0.alpha == 0 } && !labels.isEmpty)

    screen.compositor.touch.down(at: (50, 180)).up()
    try screen.pump.settle()
    try screen.pump.advance(by: .milliseconds(40))
    #expect(root.detailController.item?.id == "Second")
    #expect(try screen.colour(x: 110, y: 180) == 0xCF229C)
    #expect(try screen.colour(x: 355, y: 635) == 0x333333)
    try screen.pump.finish()
    #expect(try screen.colour(x: 355, y: 635) == 0xCF229C)
    #expect(screen.compositor.violations.isEmpty)
  }
}
