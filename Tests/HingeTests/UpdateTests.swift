import Drawing
import Geometry
import Harness
import HingeKit
import MenuDocuments
import Testing

@testable import hinge

/// Another document takes the place of the one that is shown.
@Suite("A document that changes")
struct UpdateTests {
  private static func document(_ count: Int, title: String = "Menu") -> MenuDocument {
    RowScene.document(RowScene.items((0..<count).map { "Item \($0)" }), title: title)
  }

  @Test("other items, titles and colours are shown in the same controllers, scrolled as far, with the same one chosen")
  func sameStructure() throws {
    let scene = try RowScene(
      Self.document(100), size: Size(width: 480, height: 640), selection: Self.document(100).items[3])
    let (detail, hinged) = (scene.root.detailController, scene.root.hinged.first?.controller)
    scene.table?.contentOffset = Point(x: 0, y: 1000)
    try scene.frame()
    var document = Self.document(80, title: "Other")
    var items = Array(document.items)
    items[3].color = ThemedColor(Color(hex: 0x20BC20))
    items[3].title = "Green"
    document.left?.items = .listed(items)
    document.left?.title = "Rows"
    scene.root.update(document)
    try scene.frame()
    #expect(scene.root.detailController === detail && scene.root.hinged.first?.controller === hinged)
    #expect(scene.table?.contentOffset.y == 1000)
    #expect(scene.root.detailController.item?.title == "Green" && scene.detailLabels.map(\.text) == ["Green"])
    #expect(try scene.colour(x: 350, y: 620) == 0x20BC20)
    #expect(scene.root.hinged.first?.menu.title == "Rows" && scene.root.title == "Other")
    #expect(scene.labels(ofRow: 20).map(\.text) == ["Item 20"])
  }

  @Test("an item that is gone leaves the prompt, and rows that are gone are not scrolled to")
  func gone() throws {
    let scene = try RowScene(Self.document(100), selection: Self.document(100).items[50])
    scene.table?.contentOffset = Point(x: 0, y: 1000)
    var document = Self.document(5)
    document.prompt = "Something else?"
    scene.root.update(document)
    try scene.frame()
    #expect(scene.root.detailController.item == nil)
    #expect(scene.table?.contentOffset.y == 0 && scene.table?.numberOfRows == 5)
    let prompts = scene.root.detailController.view.subviews.compactMap { $0 as? Label }.filter { !$0.isHidden }
    #expect(prompts.map(\.text) == ["Something else?"])
  }

  @Test("the arrow keys go on from the same item, wherever it is now")
  func focusedRow() throws {
    let scene = try RowScene(Self.document(20))
    scene.table?.setFocusedRow(4)
    var items = Array(Self.document(20).items)
    items.insert(MenuItem(id: "new", title: "New"), at: 0)
    scene.root.update(RowScene.document(items))
    #expect(scene.table?.focusedRow == 5)
  }

  @Test("a fold that is under way goes on")
  func fold() throws {
    let root = try RowScene(Self.document(10)).root
    let screen = try Screen { root }
    root.menu?.hideMenu(animated: true)
    var fractions: [Double] = []
    try screen.pump.settle()
    for frame in 0..<200 where try screen.surface.awaitedFrameCount > 0 {
      try screen.pump.nextFrame()
      fractions.append(root.menu?.fraction ?? -1)
      if frame == 4 { root.update(Self.document(12, title: "A menu with another title")) }
    }
    #expect(fractions.count > 8 && fractions[4] > 0 && fractions[4] < 1)
    #expect(zip(fractions, fractions.dropFirst()).allSatisfy { $0 <= $1 }, "it never goes back")
    #expect(fractions.last == 1 && screen.compositor.violations.isEmpty)
  }

  @Test("with other panels all is built anew, and stands as it stood: open or folded, scrolled, the same item chosen")
  func otherStructure() throws {
    let scene = try RowScene(Self.document(100), selection: Self.document(100).items[3])
    scene.table?.contentOffset = Point(x: 0, y: 1000)
    scene.table?.setFocusedRow(20)
    scene.window.focus(on: scene.table)
    try scene.frame()
    let offset = try #require(scene.table?.contentOffset.y)
    var document = Self.document(100)
    document.right = MenuPanel(presentation: .slide(.init()), items: .listed(RowScene.items(["c"])))
    scene.root.update(document)
    try scene.frame()
    #expect(scene.root.slideOut != nil && scene.root.menu?.fraction == 0)
    #expect(scene.table?.contentOffset.y == offset && scene.table?.focusedRow == 20)
    #expect(scene.table?.isFocused == true)
    #expect(scene.root.detailController.item?.id == "Item 3")
    #expect(scene.root.children.count == 1, "nothing is left of the old controllers")

    scene.root.hinged.first?.controller.hideMenu(animated: false)
    document.header = .floatingBurger
    document.left?.isOpen = true
    scene.root.update(document)
    try scene.frame()
    #expect(scene.root.menu?.fraction == 1 && scene.root.floatingBurger != nil)
  }

  @Test("what the options ask for stays so, and one that means nothing any more is no error")
  func options() throws {
    var options = MenuOptions()
    (options.fold, options.closesOnSelect) = (.door, true)
    let scene = try RowScene(Self.document(10), options: options)
    scene.root.update(Self.document(9))
    #expect(scene.root.menu?.foldStyle == .door && scene.root.document.left?.closesOnSelection == true)
    var document = MenuDocument(title: "No menu folds")
    document.left = MenuPanel(presentation: .slide(.init()), items: .listed(RowScene.items(["c"])))
    scene.root.update(document)
    try scene.frame()
    #expect(scene.root.hinged.isEmpty && scene.root.slideOut != nil)
  }
}
