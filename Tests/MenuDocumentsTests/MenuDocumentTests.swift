import Geometry
import Testing

@testable import MenuDocuments

/// Menu documents as a table: what is written, what is understood.
@Suite struct MenuDocumentTests {
  private func read(_ json: String) throws(MenuDocumentErrors) -> MenuDocument {
    try MenuDocument(json: Array(json.utf8))
  }

  /// What is wrong with a document, each without the file's name.
  private func errors(of json: [UInt8]) -> [String] {
    do throws(MenuDocumentErrors) {
      _ = try MenuDocument(json: json)
      return []
    } catch {
      return error.lines(file: "").map { String($0.dropFirst()) }
    }
  }

  @Test("what is not written has its default")
  func defaults() throws {
    let document = try read(GoodDocument.least)
    #expect(document.title == "T" && document.prompt == "" && document.header == .none && document.firstItem == nil)
    #expect(document.direction == .auto && document.colors == MenuColors() && document.textSizes == TextSizes())
    let left = try #require(document.left)
    #expect(left.hinge == MenuPanel.Hinge(width: nil, fold: .push, perspective: 1000, rows: nil))
    #expect(!left.isOpen && !left.closesOnSelection && !left.showsFirstItem && left.title == "")
    #expect(Array(left.items) == [MenuItem(id: "A", title: "A", color: ThemedColor(Palette.color(at: 0)))])
    let right = try #require(document.right)
    #expect(right.slide == MenuPanel.Slide(peek: 60, width: nil, picture: nil))
    #expect(!right.isOpen && right.closesOnSelection && !right.showsFirstItem)
    #expect(Array(right.items) == [MenuItem(id: "B", title: "B", color: nil)])
  }

  @Test("R5.1 every key is understood, at either side; null is as good as nothing")
  func everything() throws {
    let document = try read(GoodDocument.everything)
    #expect(document.prompt == "P" && document.header == .floatingBurger && document.direction == .rightToLeft)
    let colors = document.colors
    let (black, white) = (Color(hex: 0), Color(hex: 0xFFFFFF))
    #expect(colors.ground == ThemedColor(light: white, dark: black) && colors.bar == ThemedColor(Color(hex: 0x0000FF)))
    #expect(colors.tint == nil && colors.menu == ThemedColor(black) && colors.panel == ThemedColor(white))
    #expect(document.textSizes.row == 20 && document.textSizes.detail == 8.5)
    let left = try #require(document.left)
    #expect(left.title == "L" && left.isOpen && !left.closesOnSelection && !left.showsFirstItem)
    #expect(left.slide == MenuPanel.Slide(peek: 90, picture: "h.png"))
    let first = MenuItem(
      id: "a", title: "A", subtitle: "S", trailing: "4 €", badge: "12", text: "1\n2", author: "B",
      color: ThemedColor(light: white, dark: black),
      icon: "i", picture: "p", value: "", command: ["echo", "", "{id}"])
    #expect(Array(left.items) == [first])
    let right = try #require(document.right)
    #expect(right.title == "R" && !right.isOpen && right.closesOnSelection && right.showsFirstItem)
    #expect(right.hinge == MenuPanel.Hinge(width: 100, fold: .door, perspective: 500, rows: .neverLow))
    #expect(document.firstItem?.id == "😀" && document.items.map(\.id) == ["a", "😀"])
    #expect(document.item(withID: "😀")?.value == nil && document.item(withID: "b") == nil)
  }

  @Test("where a document names pictures is known, in its order")
  func pictures() throws {
    let checked = try CheckedMenuDocument(json: Array(GoodDocument.everything.utf8))
    #expect(
      checked.pictures().map { "\($0.place.line): \($0.path) \($0.name)" } == [
        "6: left.picture h.png", "8: left.items[0].icon i", "8: left.items[0].picture p",
        "12: right.items[0].icon ../i.svg",
      ])
  }

  @Test(
    "a wrong document is told all that is wrong: where, what was expected, what was found", arguments: BadDocument.all)
  func wrong(document: BadDocument) {
    #expect(errors(of: Array(document.json.utf8)) == document.errors)
  }

  @Test("R5.3 of very many errors the first hundred are told, and how many more there are")
  func manyErrors() {
    // Each has no title, an unknown key, and no brace on its own line before it.
    let items = (0..<1000).map { _ in #"{"x": 1}"# }.joined(separator: ",\n")
    let lines = errors(of: Array(BadDocument.items(items).json.utf8))
    #expect(lines.count == 101 && lines.last == " and 1900 more")
    #expect(lines[0] == "3:1: left.items[0].title: expected this key, found nothing")
    #expect(lines[98] == "52:1: left.items[49].title: expected this key, found nothing")
  }

  @Test("R5.4 a document of 8 MiB and one byte is refused, whatever is in it; one of 8 MiB is read")
  func documentBytes() {
    let json = Array(GoodDocument.least.utf8)
    let largest = json + [UInt8](repeating: 0x20, count: 8 << 20 - json.count)
    #expect(errors(of: largest).isEmpty)
    #expect(errors(of: largest + [0x7D]) == ["1:1: expected a document of at most 8388608 bytes, found 8388609"])
  }

  @Test("R5.4 ten thousand items may be in both panels together, and one more is told")
  func itemCount() {
    func document(left: Int, right: Int) -> [UInt8] {
      func panel(_ numbers: Range<Int>) -> String {
        let items = numbers.map { #"{"title": "\#($0)"}"# }.joined(separator: ",")
        return #"{"presentation": "hinge", "items": [\#(items)]}"#
      }
      let panels = "\"left\": \(panel(0..<left)),\n\"right\": \(panel(left..<(left + right)))"
      return Array("{\"version\": 1, \"title\": \"\", \(panels)}".utf8)
    }
    #expect(errors(of: document(left: 6000, right: 4000)).isEmpty)
    #expect(
      errors(of: document(left: 6000, right: 4001)) == [
        "2:45: right.items: expected at most 10000 items in both panels, found 10001"
      ])
  }

  @Test("R5.4 texts have their limits: 4 KiB, an item's text 256 KiB; a command 64 words")
  func textLimits() {
    func item(_ key: String, _ value: String) -> [String] {
      errors(of: Array(BadDocument.items(#"{"title": "A", "\#(key)": \#(value)}"#).json.utf8))
    }
    func text(_ count: Int) -> String { "\"" + String(repeating: "a", count: count) + "\"" }
    #expect(item("subtitle", text(4096)).isEmpty && item("text", text(256 << 10)).isEmpty)
    #expect(
      item("subtitle", text(4097)) == ["3:28: left.items[0].subtitle: expected at most 4096 bytes of text, found 4097"])
    #expect(
      item("text", text((256 << 10) + 1)) == [
        "3:24: left.items[0].text: expected at most 262144 bytes of text, found 262145"
      ])
    func words(_ count: Int) -> String { "[" + Array(repeating: "\"a\"", count: count).joined(separator: ",") + "]" }
    #expect(item("command", words(64)).isEmpty)
    #expect(
      item("command", words(65)) == [
        "3:27: left.items[0].command: expected a program and its arguments, at most 64, found 65"
      ])
  }

  @Test("every prefix and every damaged byte of a document is either a menu or errors of one line, never a trap")
  func damaged() {
    let source = Array(GoodDocument.everything.utf8)
    for end in 0..<(source.count - 1) { #expect(!errors(of: Array(source[..<end])).isEmpty) }
    for index in source.indices {
      for byte: UInt8 in [0, 0x0A, 0x22, 0x5B, 0x7B, 0xFF] {
        var damaged = source
        damaged[index] = byte
        let lines = errors(of: damaged)
        #expect(lines.allSatisfy { !$0.contains { $0.isNewline } })
      }
    }
  }
}
