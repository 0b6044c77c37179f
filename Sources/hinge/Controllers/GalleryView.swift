import Geometry
import HingeKit
import MenuDocuments

/// A picture over a table.
final class GalleryView: View {
  let headerView = ImageView()
  let tableView = TableView()
  /// In logical pixels.
  var rowHeight = 54.0 { didSet { if rowHeight != oldValue { setNeedsLayout() } } }
  /// Where to scroll at the next layout, in logical pixels.
  var wantedOffsetY: Double? { didSet { setNeedsLayout() } }

  /// In logical pixels (R2.4).
  private static let headerHeight = 126.0

  init() {
    super.init(frame: .zero)
    headerView.contentMode = .scaleAspectFill
    headerView.clipsToBounds = true
    addSubview(headerView)
    addSubview(tableView)
  }

  override func layoutSubviews() {
    let headerHeight = headerView.picture == nil ? 0 : min(Self.headerHeight, bounds.height)
    headerView.frame = Rect(x: 0, y: 0, width: bounds.width, height: headerHeight)
    tableView.frame = Rect(x: 0, y: headerHeight, width: bounds.width, height: bounds.height - headerHeight)
    tableView.rowHeight = rowHeight
    guard let offset = wantedOffsetY, !bounds.isEmpty else { return }
    wantedOffsetY = nil
    tableView.layoutIfNeeded()
    tableView.contentOffset = Point(x: 0, y: offset)
  }
}
