import MenuDocuments

/// A menu of plain lines, which may still be arriving.
@MainActor final class LineMenuDataSource: MenuDataSource {
  let lines = LineList()
  private(set) var document: MenuDocument
  let reader: LineReader

  /// Nothing is read yet.
  init(_ reader: LineReader) {
    self.reader = reader
    let hinge = MenuPanel.Hinge(rows: .text)
    document = MenuDocument(
      title: "", left: MenuPanel(presentation: .hinge(hinge), isOpen: true, items: .lines(lines)))
  }

  /// Lines have none.
  func picture(named name: String) -> PictureReference { .icon(name: name) }

  func updates(report: @escaping (String) -> Void) -> (any MenuUpdates)? { LineUpdates(self, report: report) }

  /// What stands in the detail where the input had no line.
  static let emptyPrompt = "There is nothing to choose from"

  /// Reads all lines, now. Returns what there is to say about them.
  func readAll() -> [String] {
    let summary = reader.read { lines.append($0) }
    if summary.lines == 0 { document.prompt = Self.emptyPrompt }
    return summary.messages
  }
}
