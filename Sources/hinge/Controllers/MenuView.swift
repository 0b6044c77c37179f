import Geometry
import HingeKit
import MenuDocuments

/// A table that fills the view, its rows as high as the view's height or their letters make them.
final class MenuView: View {
  let tableView = TableView()
  var rowSizing: RowSizing { didSet { setNeedsLayout() } }
  /// Of the titles, in logical pixels; nil where there are none.
  var textSize: Double? = TextSizes().row { didSet { setNeedsLayout() } }
  /// What a row's words take, in logical pixels; 0 where that is no more than usual.
  var wordsHeight = 0.0 { didSet { if wordsHeight != oldValue { setNeedsLayout() } } }
  /// Where to scroll at the next layout, in logical pixels.
  var wantedOffsetY: Double? { didSet { setNeedsLayout() } }

  init(rowSizing: RowSizing) {
    self.rowSizing = rowSizing
    super.init(frame: .zero)
    addSubview(tableView)
  }

  override func layoutSubviews() {
    tableView.frame = bounds
    tableView.rowHeight = max(
      rowSizing.rowHeight(inHeight: bounds.height, textSize: textSize), wordsHeight)
    guard let offset = wantedOffsetY, !bounds.isEmpty else { return }
    wantedOffsetY = nil
    tableView.layoutIfNeeded()
    tableView.contentOffset = Point(x: 0, y: offset)
  }
}
