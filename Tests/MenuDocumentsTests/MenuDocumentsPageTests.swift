import Foundation
import Testing

@testable import MenuDocuments

/// docs/menu-documents.md, which people write their menus by.
@Suite struct MenuDocumentsPageTests {
  private let docs = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs")

  private func page() throws -> String {
    try String(contentsOf: docs.appending(path: "menu-documents.md"), encoding: .utf8)
  }

  @Test("every document in it is one")
  func documents() throws {
    let blocks = try page().split(separator: "```json\n").dropFirst().compactMap { $0.split(separator: "\n```").first }
    #expect(blocks.count >= 4)
    for block in blocks { #expect(throws: Never.self) { try MenuDocument(json: Array(block.utf8)) } }
  }

  @Test("R5.1 it explains every key, each in a table's first column, and names the limits")
  func keys() throws {
    let rows = try page().split(separator: "\n").filter { $0.hasPrefix("| `") }
    // A row may explain two keys.
    let explained = Set(rows.compactMap { $0.split(separator: "|").first }.flatMap { $0.split(separator: "`") })
    func check<Key: DocumentKey>(_ type: Key.Type) {
      for key in Key.allCases { #expect(explained.contains(Substring(key.rawValue)), "\(key.rawValue)") }
    }
    check(MenuDocumentKey.self)
    check(PanelKey.self)
    check(ItemKey.self)
    check(ColorsKey.self)
    check(StyleKey.self)
    for key in TextSizesKey.allCases.map(\.rawValue) + ThemedColorKey.allCases.map({ "\"\($0.rawValue)\"" }) {
      #expect(try page().contains(key))
    }
    let limits = [
      MenuLimits.documentBytes, MenuLimits.depth, MenuLimits.items, MenuLimits.longText, MenuLimits.shortText,
      MenuLimits.arguments, MenuLimits.errors,
    ]
    for limit in limits {
      #expect(try page().split(separator: "\n").contains { $0.hasPrefix("|") && $0.contains("\(limit)") }, "\(limit)")
    }
    for range in [MenuLimits.panelWidth, MenuLimits.perspective, MenuLimits.textSize] {
      #expect(try page().contains("from \(range.spelled)"), "\(range)")
    }
  }

  @Test("every picture and file that it shows is there")
  func links() throws {
    for part in try page().split(separator: "](").dropFirst() {
      guard let target = part.split(separator: ")").first, !target.hasPrefix("#"), !target.contains("://") else {
        continue
      }
      #expect(FileManager.default.fileExists(atPath: docs.appending(path: String(target)).path), "\(target)")
    }
  }
}
