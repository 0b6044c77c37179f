import HingeKit

/// What a person has made of a document: kept when another one takes its place.
@MainActor struct RootState {
  /// Of a panel.
  struct Panel {
    var isOpen: Bool
    /// How far its rows are scrolled, in logical pixels.
    var offsetY: Double
    /// The id of the item that the arrow keys have reached.
    var focusedItem: String?
    var hasFocus: Bool
  }

  var panels: [HorizontalEdge: Panel] = [:]
  /// The id of the item in the detail.
  var item: String?
  /// How far that is scrolled, in logical pixels.
  var offsetY: Double

  init(_ parts: RootParts) {
    item = parts.detail.item?.id
    offsetY = parts.detail.contentOffsetY
    for edge in HorizontalEdge.allCases {
      guard let table = parts.table(at: edge) else { continue }
      let items = parts.items(at: edge)
      panels[edge] = Panel(
        isOpen: parts.isOpen(edge), offsetY: table.contentOffset.y, focusedItem: items.flatMap(table.item(in:)),
        hasFocus: table.isFocused)
    }
  }

  /// Has new controllers stand as the old ones did; the detail's item is left to the caller.
  func restore(_ parts: RootParts) {
    for (edge, panel) in panels {
      if let part = parts.hinged.first(where: { $0.edge == edge }) {
        part.menu.scroll(to: panel.offsetY)
        part.menu.tableView.focus(onItem: panel.focusedItem, in: part.menu.items)
      } else if let gallery = parts.gallery(at: edge) {
        gallery.scroll(to: panel.offsetY)
        gallery.tableView.focus(onItem: panel.focusedItem, in: gallery.panel.items)
      }
    }
    parts.detail.scroll(to: offsetY)
  }

  /// The edge whose rows had the keyboard.
  var focusedEdge: HorizontalEdge? { panels.first { $0.value.hasFocus }?.key }
}
