import Geometry
import HingeKit

/// A picture over a table.
final class GalleryView: View {
  let headerView = ImageView()
  let tableView = TableView()

  /// In logical pixels (R2.4).
  private static let headerHeight = 126.0

  init() {
    super.init(frame: .zero)
    backgroundColor = Appearance.panelGround
    headerView.contentMode = .scaleAspectFill
    headerView.clipsToBounds = true
    tableView.rowHeight = GalleryCell.height
    addSubview(headerView)
    addSubview(tableView)
  }

  override func layoutSubviews() {
    let headerHeight = headerView.picture == nil ? 0 : min(Self.headerHeight, bounds.height)
    headerView.frame = Rect(x: 0, y: 0, width: bounds.width, height: headerHeight)
    tableView.frame = Rect(x: 0, y: headerHeight, width: bounds.width, height: bounds.height - headerHeight)
  }
}
