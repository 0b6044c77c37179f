import Drawing
import Geometry
import HingeKit
import MenuDocuments
import Testing

@testable import hinge

/// What `hinge render --layout` tells.
@Suite("What is shown and where")
struct WindowLayoutTests {
  private func layout(of scene: RowScene) throws -> [WindowLayout.Element] {
    try scene.frame()
    return WindowLayout(of: scene.root).elements
  }

  private static let items = RowScene.items(["Soup", "Salad"])

  @Test("texts, rows and controls in drawing order, each where it is seen") func elements() throws {
    // 120 of 480 are the menu's.
    let scene = try RowScene(
      RowScene.document(Self.items, hinge: MenuPanel.Hinge(width: 120)), size: Size(width: 480, height: 640),
      selection: Self.items[0])
    let elements = try layout(of: scene)
    let rows = elements.filter { $0.kind == .control && $0.frame.minX == 0 }
    #expect(rows.map(\.frame.width) == [120, 120] && rows.map(\.frame.minY).first == 44)
    let texts = elements.filter { $0.kind == .text }
    // The menu's bar, a title for each row; the page's bar, and its title.
    #expect(texts.map(\.text).sorted() == ["Menu", "Salad", "Soup", "Soup", "Soup"])
    #expect(texts.allSatisfy { $0.seen == $0.frame && $0.lines == 1 && !$0.isEllipsized && !$0.isInDrawer })
    let onPage = texts.filter { $0.frame.minX >= 120 }
    #expect(onPage.count == 2)
    #expect(onPage.allSatisfy { abs($0.frame.midX - 300) < 1 }, "in the middle of the 360 that are left")
  }

  @Test("of a page in a drawer all is marked, and what is out of the window is not seen") func drawer() throws {
    let scene = try RowScene(
      RowScene.document(Self.items, hinge: MenuPanel.Hinge(width: 240)), size: Size(width: 360, height: 640),
      selection: Self.items[0])
    let texts = try layout(of: scene).filter { $0.kind == .text }
    #expect(texts.filter(\.isInDrawer).map(\.text) == ["Soup", "Soup"])
    // In the middle of the 360 that the page has, of which 120 are in the window.
    #expect(texts.filter(\.isInDrawer).allSatisfy { abs($0.frame.midX - 420) < 1 })
    #expect(texts.filter(\.isInDrawer).allSatisfy { ($0.seen?.maxX ?? 0) <= 360 })
    scene.root.menu?.hideMenu(animated: false)
    let folded = try layout(of: scene).filter { $0.kind == .text }
    #expect(folded.map(\.text) == ["Soup", "Soup"] && folded.allSatisfy { !$0.isInDrawer && $0.seen == $0.frame })
  }

  @Test("what an opaque view covers is not seen; of what it covers from one side the rest is") func covered() throws {
    let document = RowScene.document(Self.items, hinge: MenuPanel.Hinge(width: 120))
    let scene = try RowScene(document, size: Size(width: 480, height: 640))
    let cover = View(frame: Rect(x: 0, y: 44, width: 100, height: 640))
    cover.backgroundColor = .black
    scene.root.view.addSubview(cover)
    let elements = try layout(of: scene)
    let rows = elements.filter { $0.kind == .control && $0.frame.minX == 0 }
    #expect(rows.count == 2 && rows.allSatisfy { $0.seen?.minX == 100 && $0.seen?.maxX == 120 })
    #expect(elements.filter { ["Soup", "Salad"].contains($0.text) }.allSatisfy { $0.seen == nil })
  }

  @Test("as JSON it is an element to a line, numbers to a thousandth") func json() throws {
    let scene = try RowScene(RowScene.document(Self.items), selection: Self.items[0])
    let json = WindowLayout(of: scene.root).json
    #expect(json.hasPrefix("[\n  {\"kind\":") && json.hasSuffix("}\n]\n"))
    #expect(json.contains("\"kind\":\"text\",\"text\":\"Salad\",\"frame\":["))
    #expect(json.contains("\"lines\":1,\"ellipsized\":false"))
  }
}
