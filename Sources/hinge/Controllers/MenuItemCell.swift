import Drawing
import Geometry
import HingeKit
import MenuDocuments

/// A row of the menu: an item's icon in the middle of the item's colour.
final class MenuItemCell: TableViewCell {
  /// An icon's width and height in logical pixels; smaller only in a lower row.
  static let iconSide = 80.0

  private let iconView = ImageView()

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    addSubview(iconView)
  }

  /// Shows an item; `icon` is nil where it could not be read.
  func show(_ item: MenuItem, icon: VectorPicture?) {
    backgroundColor = item.color?[.dark]
    iconView.picture = icon
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(Self.iconSide, bounds.height)
    iconView.frame = Rect(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
  }
}
