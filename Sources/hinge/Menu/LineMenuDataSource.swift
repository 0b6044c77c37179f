import MenuDocuments

/// A menu of plain lines, which may still be arriving.
final class LineMenuDataSource: MenuDataSource {
  let lines = LineList()
  let document: MenuDocument

  init() {
    let hinge = MenuPanel.Hinge(rows: .text)
    document = MenuDocument(
      title: "", left: MenuPanel(presentation: .hinge(hinge), isOpen: true, items: .lines(lines)))
  }

  /// Lines have none.
  func picture(named name: String) -> PictureReference { .icon(name: name) }
}
