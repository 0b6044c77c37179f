import HingeKit
import Testing

@testable import MenuDocuments

/// What the reader of documents takes is the truth; the man page must say the same.
@Suite("The man page of menu documents") struct MenuManPageTests {
  private let page: ManPage

  init() throws { page = try ManPage("hinge-menu.5") }

  /// What the lists under a heading explain.
  private func keys(under heading: String) -> [String] {
    page.entries.filter { $0.heading == heading && $0.tag.hasPrefix("Ic ") }
      .flatMap { $0.tag.dropFirst(3).split(separator: " , ").map(String.init) }.sorted()
  }

  private func names<Key: DocumentKey>(_ keys: Key.Type) -> [String] { keys.allCases.map(\.rawValue).sorted() }

  @Test("it explains every key, and no other")
  func keys() {
    #expect(keys(under: "The document") == names(MenuDocumentKey.self))
    #expect(keys(under: "Panels") == names(PanelKey.self))
    #expect(keys(under: "Items") == names(ItemKey.self))
    #expect(keys(under: "Colours") == names(ColorsKey.self))
    #expect(keys(under: "Text sizes") == names(TextSizesKey.self))
    #expect(keys(under: "Lists") == names(StyleKey.self))
    for key in ThemedColorKey.allCases { #expect(page.text.contains("\n.Ic \(key.rawValue)")) }
  }

  @Test("it has every word that a value may be, and every limit")
  func values() {
    func text(of key: String, under heading: String) -> String {
      page.entries.filter { $0.heading == heading && $0.tag == "Ic \(key)" }.map(\.text).joined()
    }
    let words: [(String, String, [String])] = [
      ("header", "The document", MenuDocument.Header.allCases.map(\.rawValue)),
      ("direction", "The document", MenuDocument.Direction.allCases.map(\.rawValue)),
      ("presentation", "Panels", MenuDocuments.PanelKind.allCases.map(\.rawValue)),
      ("fold", "Panels", FoldStyle.allCases.map(\.rawValue)),
      ("rows", "Panels", RowSizing.allCases.map(\.rawValue)),
      ("cornerRadius", "Lists", [MenuLimits.cornerRadius.spelled]),
      ("rowHeight", "Lists", [MenuLimits.rowHeight.spelled]),
      ("columns", "Panels", [MenuLimits.columns.spelled, "1 if left out"]),
      ("lines", "Panels", [MenuLimits.lines.spelled, "2 if left out"]),
      ("width", "Panels", [MenuLimits.panelWidth.spelled]),
      ("peek", "Panels", [MenuLimits.panelWidth.spelled, "60 if left out"]),
      ("perspective", "Panels", [MenuLimits.perspective.spelled, "1000 if left out"]),
    ]
    for (key, heading, words) in words {
      for word in words { #expect(text(of: key, under: heading).contains(word), "\(word) for \(key)") }
    }
    let sizes = TextSizes()
    #expect(sizes.row == sizes.detail)
    let limits = [
      "Numbers from \(MenuLimits.textSize.spelled), each \(Int(sizes.row)) if left out",
      "a document Ta \(MenuLimits.documentBytes >> 20) MiB",
      "inside each other Ta \(MenuLimits.depth)",
      "items of a document Ta \(MenuLimits.items)",
      "a text Ta \(MenuLimits.longText >> 10) KiB",
      "any other words Ta \(MenuLimits.shortText >> 10) KiB",
      "a program and its arguments Ta \(MenuLimits.arguments)",
      "More than \(MenuLimits.errors) errors",
      "\(LineLimits.standard.lines), \(LineLimits.standard.bytes >> 20) MiB in all",
      "a line off at \(LineLimits.standard.lineBytes >> 20) MiB",
    ]
    for limit in limits { #expect(page.text.contains(limit), "\(limit)") }
  }

  @Test("its examples are documents as they should be")
  func examples() throws {
    let documents = page.literals.filter { $0.hasPrefix("{") }
    #expect(documents.count == 2)
    for document in documents { _ = try MenuDocument(json: Array(document.utf8)) }
  }
}
