import HingeKit
import MenuDocuments

extension TableView {
  /// The id of the item that the arrow keys have reached; nil where there are no rows.
  func item(in items: MenuItems) -> String? { focusedRow < items.count ? items[focusedRow].id : nil }

  /// Has the arrow keys go on from the item of that id, or from the same row if it is gone.
  func focus(onItem id: String?, in items: MenuItems) {
    guard case .listed(let items) = items, let id, let row = items.firstIndex(where: { $0.id == id }) else { return }
    setFocusedRow(row)
  }
}
