import Drawing
import Geometry
import HingeKit
import MenuDocuments

/// A table on black that fills the view, its rows as high as the view's height makes them.
final class MenuView: View {
  let tableView = TableView()
  private let rowSizing: RowSizing

  init(rowSizing: RowSizing) {
    self.rowSizing = rowSizing
    super.init(frame: .zero)
    backgroundColor = .black
    addSubview(tableView)
  }

  override func layoutSubviews() {
    tableView.frame = bounds
    tableView.rowHeight = rowSizing.rowHeight(inHeight: bounds.height)
  }
}
