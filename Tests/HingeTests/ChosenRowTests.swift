import Geometry
import HingeKit
import MenuDocuments
import Testing

@testable import hinge

/// The row of what the page shows is marked, by more than its colour.
@Suite("The chosen row")
struct ChosenRowTests {
  private static let document = RowScene.document(RowScene.items(["Tea", "Coffee", "Water"]))

  /// Whether something stands at a row's leading edge: there it has another colour than a little further on.
  private func isMarked(_ row: Int, of scene: RowScene) throws -> Bool {
    let table = try #require(scene.table)
    let y = Int(try #require(table.convert(toWindow: .zero)).y + (Double(row) + 0.5) * table.rowHeight)
    return try scene.colour(x: 2, y: y) != scene.colour(x: 10, y: y)
  }

  @Test("what is asked for at launch is marked, then what is tapped, and nothing else") func taps() throws {
    let scene = try RowScene(Self.document, selection: Self.document.items[2])
    #expect(try (0..<3).map { try isMarked($0, of: scene) } == [false, false, true])
    let table = try #require(scene.table)
    let top = try #require(table.convert(toWindow: .zero)).y
    scene.tap(x: 80, y: top + 1.5 * table.rowHeight)
    #expect(table.selectedRow == 1)
    #expect(table.cell(forRow: 2)?.isSelected == true, "until the next frame")
    try scene.frame()
    #expect((0..<3).map { table.cell(forRow: $0)?.isSelected } == [false, true, false])
  }

  @Test("a document that is saved again keeps the mark at its item, and has none where that is gone") func saved()
    throws
  {
    let scene = try RowScene(Self.document, selection: Self.document.items[2])
    scene.root.update(RowScene.document(Array(Self.document.items.reversed())))
    #expect(scene.table?.selectedRow == 0)
    scene.root.update(RowScene.document(RowScene.items(["Soup"])))
    #expect(scene.table?.selectedRow == nil)
  }

  @Test("without a choice no row is marked") func none() throws {
    let scene = try RowScene(Self.document)
    #expect(try (0..<3).allSatisfy { try !isMarked($0, of: scene) })
  }

  @Test("of several panels only the one that has the item marks it") func panels() throws {
    let document = try BundledMenuDataSource(.slideOut).document
    let chosen = try #require(document.right?.items.dropFirst().first)
    let scene = try RowScene(document, selection: chosen)
    #expect(scene.root.parts.table(at: .trailing)?.selectedRow == 1)
    #expect(scene.root.parts.table(at: .leading)?.selectedRow == nil)
  }

  @Test("from right to left the mark is at the right") func rightToLeft() throws {
    var document = Self.document
    document.direction = .rightToLeft
    let scene = try RowScene(document, selection: document.items[0])
    let table = try #require(scene.table)
    let y = Int(try #require(table.convert(toWindow: .zero)).y + 0.5 * table.rowHeight)
    #expect(try scene.colour(x: 357, y: y) != scene.colour(x: 340, y: y))
  }
}
