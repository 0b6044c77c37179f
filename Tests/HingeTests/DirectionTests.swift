import Drawing
import Geometry
import HingeKit
import MenuDocuments
import Testing

@testable import hinge

/// Which way the window is laid out.
@Suite("Directions")
struct DirectionTests {
  nonisolated private static let hebrew = "\u{5E7}\u{5E4}\u{5D4}"
  nonisolated private static let arabic = "\u{642}\u{647}\u{648}\u{629}"

  @Test(
    "R5.11 it is that of the first text that has one: the document's title, the panel's, an item's",
    arguments: [
      (hebrew, "", "Tea", true), ("Coffee", hebrew, hebrew, false), ("", arabic, "Tea", true),
      ("12:30", "", arabic, true), ("", "", "1", false), ("1. \(hebrew) tea", "", "Tea", true),
    ])
  func auto(title: String, panel: String, item: String, isRightToLeft: Bool) throws {
    var document = RowScene.document(RowScene.items([item]), title: title)
    document.left?.title = panel
    let scene = try RowScene(document)
    #expect(scene.window.layoutDirection == (isRightToLeft ? .rightToLeft : .leftToRight))
    // The menu, and the hinge with it, are at the side where lines begin.
    #expect(scene.root.menu?.fold.side == (isRightToLeft ? .right : .left))
  }

  @Test("R5.11 what the document says goes before that, and what the command line says before all")
  func said() throws {
    var document = RowScene.document(RowScene.items([Self.hebrew]), title: Self.hebrew)
    document.direction = .leftToRight
    #expect(try RowScene(document).window.layoutDirection == .leftToRight)
    var options = MenuOptions()
    options.direction = .rightToLeft
    #expect(try RowScene(document, options: options).window.layoutDirection == .rightToLeft)
  }

  @Test("R5.11 lines have the direction of the first that has one, as soon as it is there")
  func lines() throws {
    let lines = LineList()
    var document = RowScene.document([], title: "")
    document.left?.items = .lines(lines)
    let scene = try RowScene(document)
    for (line, expected) in [("123", LayoutDirection.leftToRight), (Self.arabic, .rightToLeft), ("tea", .rightToLeft)] {
      lines.append(line.utf8)
      scene.root.rowsWereAdded()
      try scene.frame()
      #expect(scene.window.layoutDirection == expected)
    }
  }

  @Test("a page without a picture is one block with one left edge, in letters as large as the document wants")
  func detailWithoutPicture() throws {
    var item = MenuItem(id: "a", title: "Coffee", subtitle: "With milk", color: ThemedColor(.black))
    item.text = "It is hot."
    for size in [17.0, 34] {
      var document = RowScene.document([item])
      document.textSizes.detail = size
      document.left?.isOpen = false
      let scene = try RowScene(document, size: Size(width: 800, height: 900), selection: item)
      let labels = scene.detailLabels
      try #require(labels.map(\.text) == ["Coffee", "With milk", "It is hot."])
      #expect(labels.map(\.font.size) == [28 * size / 17, 18 * size / 17, size])
      #expect(zip(labels, labels.dropFirst()).allSatisfy { $0.frame.maxY <= $1.frame.minY })
      let middle = (labels[0].frame.minY + labels[2].frame.maxY) / 2
      #expect(abs(middle - (900 - 44) / 2) < 1 && labels.allSatisfy { $0.textAlignment == .leading })
      #expect(labels.allSatisfy { abs($0.frame.midX - 400) <= 1 && $0.frame.minX == labels[0].frame.minX })
    }
  }

  @Test("a long detail under a header that says its title does not say it again")
  func longDetail() throws {
    var item = MenuItem(id: "a", title: "Coffee", color: ThemedColor(.black))
    item.text = Array(repeating: "It is hot and black and strong.", count: 60).joined(separator: "\n")
    var document = RowScene.document([item])
    #expect(try RowScene(document, selection: item).detailLabels.first?.text == "Coffee")
    document.header = .floatingBurger
    #expect(try RowScene(document, selection: item).detailLabels.first?.text == "It is hot and black and strong.")
  }
}
