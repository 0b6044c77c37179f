import MenuDocuments
import Resources
import Testing

@testable import hinge

/// Menu documents as a table: what is written, what is understood.
@Suite struct MenuDocumentTests {
  private static let item = ##"{"id": "a", "title": "A", "color": "#123456", "icon": "i"}"##
  private static let hinge = #""left": {"presentation": "hinge", "items": [\#(item)]}"#
  private static let slide = #""right": {"presentation": "slide", "items": [{"id": "b", "title": "", "picture": "p"}]}"#

  private func read(_ json: String) throws(MenuDataError) -> MenuDocument { try MenuDocument(json: Array(json.utf8)) }

  @Test("what is not written has its default")
  func defaults() throws {
    let document = try read(#"{"version": 1, "title": "T", \#(Self.hinge), \#(Self.slide)}"#)
    #expect(document.prompt == "" && document.header == .none && document.firstItem == nil)
    let left = try #require(document.left)
    #expect(left.hinge == MenuPanel.Hinge(fold: .push, perspective: 1000, rows: .allInSight))
    #expect(!left.isOpen && !left.closesOnSelection && !left.showsFirstItem && left.title == "")
    let right = try #require(document.right)
    #expect(right.slide == MenuPanel.Slide(peek: 60, picture: nil))
    #expect(!right.isOpen && right.closesOnSelection && !right.showsFirstItem)
    #expect(document.items.map(\.id) == ["a", "b"])
  }

  @Test("every key is understood, at either side; null is as good as nothing")
  func everything() throws {
    let document = try read(
      ##"""
      {"version": 1, "title": "T", "prompt": "P", "header": "floating-burger",
        "left": {"presentation": "slide", "title": "L", "peek": 90, "open": true, "closesOnSelection": false,
          "picture": "h", "items": [{"id": "a", "title": "A", "author": "B", "text": "C", "picture": "p"}]},
        "right": {"presentation": "hinge", "title": "R", "width": 100, "fold": "door", "perspective": 500,
          "open": null, "closesOnSelection": true, "rows": "icon", "showsFirstItem": true,
          "items": [{"id": "b", "title": "B", "subtitle": "S", "color": "#000000", "icon": "i"}]}}
      """##)
    #expect(document.prompt == "P" && document.header == .floatingBurger)
    let left = try #require(document.left)
    #expect(left.title == "L" && left.isOpen && !left.closesOnSelection)
    #expect(left.slide == MenuPanel.Slide(peek: 90, picture: "h"))
    #expect(left.items.first?.author == "B" && left.items.first?.text == "C")
    let right = try #require(document.right)
    #expect(right.title == "R" && !right.isOpen && right.closesOnSelection && right.showsFirstItem)
    #expect(right.hinge == MenuPanel.Hinge(width: 100, fold: .door, perspective: 500, rows: .neverLow))
    #expect(document.firstItem?.id == "b" && document.firstItem?.subtitle == "S")
  }

  @Test(
    "what a wrong document is told: where, what was expected, and what was found, in one line",
    arguments: [
      ("", "expected a JSON document"),
      ("[1, 2", "expected a JSON document"),
      ("[]", "expected an object"),
      ("{}", "version: expected this key, found nothing"),
      (#"{"version": "1"}"#, "version: expected a whole number"),
      (#"{"version": 2, "pages": []}"#, "version: expected 1, found 2"),
      (#"{"version": 1}"#, "title: expected this key, found nothing"),
      (#"{"version": 1, "title": null}"#, "title: expected some text, found null"),
      (#"{"version": 1, "title": "T"}"#, "expected left or right, found neither"),
      (
        #"{"version": 1, "titel": "T"}"#,
        "expected the keys version, title, prompt, header, left, right, found 'titel'"
      ),
      (#"{"version": 1, "title": "T", "left": 3}"#, "left: expected an object"),
      (
        #"{"version": 1, "title": "T", "header": "big", \#(hinge)}"#,
        "header: expected none or floating-burger, found 'big'"
      ),
      (panel(#""items": []"#), "left.presentation: expected this key, found nothing"),
      (panel(#""presentation": "flap""#), "left.presentation: expected hinge or slide, found 'flap'"),
      (panel(#""presentation": "hinge""#), "left.items: expected this key, found nothing"),
      (panel(#""presentation": "hinge", "items": []"#), "left.items: expected at least one, found none"),
      (panel(#""presentation": "hinge", "items": {}"#), "left.items: expected a list"),
      (
        panel(#""presentation": "hinge", "peek": 60"#),
        "left.peek: expected no such key where presentation is hinge, found one"
      ),
      (
        panel(#""presentation": "slide", "fold": "door""#),
        "left.fold: expected no such key where presentation is slide, found one"
      ),
      (panel(#""presentation": "hinge", "open": "yes""#), "left.open: expected true or false"),
      (panel(#""presentation": "hinge", "fold": "flap""#), "left.fold: expected push or door, found 'flap'"),
      (panel(#""presentation": "hinge", "rows": "high""#), "left.rows: expected fit or icon or text, found 'high'"),
      (panel(#""presentation": "hinge", "width": 3"#), "left.width: expected a number from 44 to 4000, found 3.0"),
      (panel(#""presentation": "hinge", "width": "3""#), "left.width: expected a number"),
      (
        panel(#""presentation": "hinge", "perspective": 0"#),
        "left.perspective: expected a number from 1 to 1000000, found 0.0"
      ),
      (items("{}"), "left.items[0].id: expected this key, found nothing"),
      (items(#"\#(item), 3"#), "left.items[1]: expected an object"),
      (items(#"{"id": "", "title": ""}"#), "left.items[0].id: expected some text, found none"),
      (items(#"{"id": "a"}"#), "left.items[0].title: expected this key, found nothing"),
      (items(#"{"id": "a", "title": "", "icon": "i"}"#), "left.items[0].color: expected this key, found nothing"),
      (
        items(##"{"id": "a", "title": "", "color": "#123456"}"##),
        "left.items[0].icon: expected this key, found nothing"
      ),
      (
        items(#"{"id": "a", "title": "", "color": "red", "icon": ""}"#),
        "left.items[0].color: expected a colour as #RRGGBB, found 'red'"
      ),
      (
        items(#"{"id": "a", "title": "", "colour": "red", "icon": ""}"#),
        "left.items[0]: expected the keys id, title, subtitle, text, author, color, icon, picture, value, command, found 'colour'"
      ),
      (items(#"\#(item), \#(item)"#), "left.items[1].id: expected an id of its own, found 'a' once more"),
      (
        #"{"version": 1, "title": "T", \#(hinge), "right": {"presentation": "slide", "items": [{"id": "b", "title": ""}]}}"#,
        "right.items[0].picture: expected this key, found nothing"
      ),
      (
        #"{"version": 1, "title": "T", \#(hinge), "right": {"presentation": "hinge", "items": [\#(item)]}}"#,
        "right.items[0].id: expected an id of its own, found 'a' once more"
      ),
      (
        #"{"version": 1, "title": "T", "left": {"presentation": "slide", "peek": 90, "items": [{"id": "a", "title": "", "picture": "p"}]}, \#(slide)}"#,
        "right.peek: expected 90.0 as on the left, found 60.0"
      ),
      (
        #"{"version": 1, "title": "T", "left": {"presentation": "slide", "open": true, "items": [{"id": "a", "title": "", "picture": "p"}]}, "right": {"presentation": "slide", "open": true, "items": [{"id": "b", "title": "", "picture": "p"}]}}"#,
        "right.open: expected one open panel at most, found two"
      ),
    ])
  func malformed(json: String, message: String) {
    let error = #expect(throws: MenuDataError.self) { try read(json) }
    #expect(error?.description == "menu: \(message)")
  }

  private static func panel(_ keys: String) -> String { #"{"version": 1, "title": "T", "left": {\#(keys)}}"# }
  private static func items(_ items: String) -> String { panel(#""presentation": "hinge", "items": [\#(items)]"#) }

  @Test("every prefix and every damaged byte of a document is either a menu or an error of one line, never a trap")
  func damaged() throws {
    let source = Array(#"{"version": 1, "title": "T", \#(Self.hinge), \#(Self.slide)}"#.utf8)
    for end in source.indices { #expect(throws: MenuDataError.self) { try MenuDocument(json: Array(source[..<end])) } }
    for index in source.indices {
      for byte: UInt8 in [0, 0x0A, 0x22, 0x5B, 0x7B, 0xFF] {
        var damaged = source
        damaged[index] = byte
        do throws(MenuDataError) {
          _ = try MenuDocument(json: damaged)
        } catch {
          let lines = error.description.split(omittingEmptySubsequences: false) { $0.isNewline }
          #expect(lines.count == 1)
        }
      }
    }
  }

  @Test(
    "an option that means nothing for the menu is told so in one line, status 2",
    arguments: [
      ("--example slide-out --fraction 0.5", "--fraction: expected a document with a menu that folds"),
      ("--example slide-out --fold door", "--fold: expected a document with a menu that folds"),
      ("--example slide-out --perspective 500", "--perspective: expected a document with a menu that folds"),
      ("--example slide-out --closed", "--closed: expected a document with a menu that folds"),
      ("render -o a.png --example slide-out --only menu", "--only: expected a document with a menu that folds"),
      ("--example door --left 1", "--left: expected a document with a sliding panel at the left"),
      ("--right 1", "--right: expected a document with a sliding panel at the right"),
      ("--example slide-out --left 1 --right 0", "--right: expected no --left beside it"),
    ])
  func meaningless(line: String, message: String) {
    let program = TestProgram()
    #expect(program.run(line) == .usage)
    #expect(program.errors == "hinge: \(message) (see hinge --help)\n")
  }
}
