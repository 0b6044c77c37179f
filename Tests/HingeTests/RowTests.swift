import Drawing
import Geometry
import HingeKit
import MenuDocuments
import Testing

@testable import hinge

/// What the rows of a hinged menu show, and how wide that makes it.
@Suite("Rows with words")
struct RowTests {
  @Test("R5.7 where every item has an icon the menu is 80 wide and shows the icons alone")
  func icons() throws {
    let scene = try RowScene(RowScene.document(RowScene.items(["Coffee", "Tea"], icon: "Icons/Coffee.svg")))
    #expect(scene.root.menu?.menuWidth == 80)
    #expect(scene.labels(ofRow: 0).isEmpty)
    #expect(scene.icon(ofRow: 0)?.frame.size == Size(width: 80, height: 80))
  }

  @Test(
    "R5.5 R5.7 else it is as wide as its longest title needs: at least 160, at most 480, and 64 of the window stay free",
    arguments: [("a", 1000.0, 160.0...160.0), ("w", 1000, 480...480), ("w", 360, 296...296), ("m", 1000, 161...479)])
  func width(kind: String, window: Double, expected: ClosedRange<Double>) throws {
    let title = ["a": "Tea", "w": String(repeating: "Tea or coffee ", count: 12), "m": "Tea, or coffee with cake"][kind]
    let scene = try RowScene(
      RowScene.document(RowScene.items(["Tea", title ?? ""])), size: Size(width: window, height: 640))
    let width = try #require(scene.root.menu?.menuWidth)
    #expect(expected.contains(width))
    #expect(scene.table?.rowHeight == 112, "two rows for text in a high panel: twice what they need")
    guard kind == "m" else { return }
    let label = try #require(scene.labels(ofRow: 1).first)
    #expect(TextLayout(label.text, font: label.font).size.width <= label.bounds.width, "and nothing of it is cut off")
  }

  @Test("R5.7 a document's own width counts; narrower than 160 a title stands in for an icon that there is not")
  func ownWidth() throws {
    var items = RowScene.items(["Order something to eat from the kitchen", "Tea"])
    items[1].icon = "Icons/Coffee.svg"
    let scene = try RowScene(RowScene.document(items, hinge: MenuPanel.Hinge(width: 100)))
    #expect(scene.root.menu?.menuWidth == 100)
    let label = try #require(scene.labels(ofRow: 0).first)
    #expect(label.numberOfLines == 3 && label.textAlignment == .center)
    #expect(label.frame.minX >= 0 && label.frame.maxX <= 100)
    #expect(scene.labels(ofRow: 1).isEmpty && scene.icon(ofRow: 1) != nil)
  }

  @Test("R5.7 icon, title and subtitle lie beside and below each other, from the side where the window's lines begin")
  func order() throws {
    let item = MenuItem(
      id: "a", title: "Coffee", subtitle: "With milk", color: ThemedColor(.black), icon: "Icons/Coffee.svg")
    let plain = MenuItem(id: "b", title: "Tea", color: ThemedColor(.black))
    for direction in [MenuDocument.Direction.leftToRight, .rightToLeft] {
      var document = RowScene.document([item, plain])
      document.direction = direction
      // Seven rows would fill it.
      let scene = try RowScene(document, size: Size(width: 360, height: 44 + 2 * 56))
      let width = try #require(scene.root.menu?.menuWidth)
      let (icon, labels) = (try #require(scene.icon(ofRow: 0)), scene.labels(ofRow: 0))
      try #require(labels.map(\.text) == ["Coffee", "With milk"])
      let isLeft = direction == .leftToRight
      // 0.6 of a row of 56.
      #expect(icon.frame.width == 34 && (isLeft ? icon.frame.minX == 16 : icon.frame.maxX == width - 16))
      for label in labels {
        #expect(isLeft ? label.frame.minX >= icon.frame.maxX : label.frame.maxX <= icon.frame.minX)
        // What begins at the left ends at the right in a window from right to left.
        #expect(label.textAlignment == (isLeft ? .leading : .trailing))
      }
      #expect(labels[0].frame.maxY <= labels[1].frame.minY && labels[1].frame.maxY <= 56)
      let alone = try #require(scene.labels(ofRow: 1).first)
      #expect(isLeft ? alone.frame.minX == 16 : alone.frame.maxX == width - 16)
    }
  }

  @Test(
    "R2.4 a gallery's picture takes 85, a quarter of a narrow panel at most; words wrap, and rows are as high as they need",
    arguments: [
      (1000.0, 85.0, "Tea", 54.0...54.0), (300, 60, "Tea", 54...54),
      // Two lines of 16, then three, and 14 of air: a line is 1.15 to 1.25 of its letters high.
      (300, 60, "A storm over the old harbour", 54...54),
      (300, 60, "A storm over the wall of the old harbour at night", 69...74),
    ])
  func gallery(window: Double, pictureWidth: Double, title: String, rowHeight: ClosedRange<Double>) throws {
    var document = RowScene.document(RowScene.items(["a"]))
    let items = RowScene.items([title, "Tea"], icon: "Icons/Coffee.svg")
    document.left = MenuPanel(presentation: .slide(.init()), items: .listed(items))
    let scene = try RowScene(document, size: Size(width: window, height: 640))
    scene.root.slideOut?.showPanel(.leading, animated: false)
    try scene.frame()
    let table = try #require(scene.root.parts.gallery(at: .leading)?.tableView)
    let views = try #require(table.cell(forRow: 0)).subviews
    #expect(views.lazy.compactMap { $0 as? ImageView }.first?.frame.width == pictureWidth)
    #expect(rowHeight.contains(table.rowHeight), "\(table.rowHeight)")
    let label = try #require(views.lazy.compactMap { $0 as? Label }.first)
    #expect(label.text == title && !label.isTruncated)
  }

  @Test("R5.7 what stands at the end counts in a menu's width; where it would take too much, it stands below the title")
  func trailing() throws {
    let title = "Pumpkin soup with bread and butter"
    func scene(_ end: String, badge: String = "", window: Double = 1000) throws -> RowScene {
      var items = RowScene.items([title, "Tea"])
      for row in items.indices { (items[row].trailing, items[row].badge) = (end, row == 1 ? badge : "") }
      return try RowScene(RowScene.document(items), size: Size(width: window, height: 640))
    }
    let plain = try #require(try scene("").root.menu?.menuWidth)
    let priced = try scene("4.50")
    let width = TextLayout("4.50", font: Appearance().rowFont).size.width.rounded(.up)
    #expect(priced.root.menu?.menuWidth == plain + width + 12)
    let labels = priced.labels(ofRow: 0)
    #expect(labels.map(\.text) == [title, "4.50"] && !labels.contains { $0.isTruncated })
    #expect(labels[1].frame.maxX == plain + width + 12 - 16 && labels[0].frame.maxX <= labels[1].frame.minX)
    #expect(try #require(try scene("", badge: "3").root.menu?.menuWidth) > plain + 12)
    let long = "4.50 with bread, 5.50 with cheese"
    let below = try scene(long, window: 300).labels(ofRow: 0)
    #expect(below.map(\.text) == [title, long])
    #expect(below[0].frame.maxY <= below[1].frame.minY && below[0].frame.minX == below[1].frame.minX)
  }

  @Test(
    "a row is higher for larger letters and never lower than a finger", arguments: [(8.0, 44.0), (17, 56), (40, 113)])
  func textSizes(size: Double, height: Double) throws {
    var document = RowScene.document(RowScene.items((0..<20).map { "Tea \($0)" }))
    document.textSizes.row = size
    let scene = try RowScene(document)
    #expect(scene.table?.rowHeight == height)
    let label = try #require(scene.labels(ofRow: 0).first)
    #expect(label.font.size == size && label.frame.height <= height)
  }

  @Test("an emoji in a title has its own colours (needs fonts-noto-color-emoji)")
  func emoji() throws {
    var items = RowScene.items(["\u{1F389} Party"])
    items[0].color = ThemedColor(.white)
    let picture = try RowScene(RowScene.document(items)).window.snapshot()
    // Letters are grey.
    let isColourful = (44..<156).contains { y in
      (0..<160).contains { x in
        let pixel = picture[x, y]
        return abs(Int(pixel >> 16 & 0xFF) - Int(pixel & 0xFF)) > 100
      }
    }
    #expect(isColourful)
  }

  @Test("a title of several lines, as it may come with -0, takes one")
  func lineBreaks() throws {
    let scene = try RowScene(RowScene.document(RowScene.items(["Tea\nor\r\ncoffee"])))
    #expect(scene.labels(ofRow: 0).map(\.text) == ["Tea or coffee"])
  }

  @Test("R6.1 what is chosen is told with its place among all items of the document, whichever panel it is in")
  func places() throws {
    final class Listener: RootControllerDelegate {
      var told: [String] = []
      func rootController(_ root: RootController, didSelect item: MenuItem, at index: Int) {
        told.append("\(item.id) \(index)")
      }
      func rootControllerRowsWereAdded(_ root: RootController, isLast: Bool) {}
    }
    var document = RowScene.document(RowScene.items(["a", "b"]))
    document.right = MenuPanel(presentation: .slide(.init()), items: .listed(RowScene.items(["c", "d"])))
    let scene = try RowScene(document)
    let listener = Listener()
    scene.root.delegate = listener
    scene.tap(x: 40, y: 44 + 112 + 56)
    scene.root.hinged.first?.controller.hideMenu(animated: false)
    scene.root.slideOut?.showPanel(.trailing, animated: false)
    try scene.frame()
    scene.tap(x: 200, y: 54 + 27)
    #expect(listener.told == ["b 1", "d 3"])
  }
}
