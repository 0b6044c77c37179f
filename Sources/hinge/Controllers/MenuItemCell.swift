import Drawing
import Geometry
import HingeKit

/// A row of the menu: an item's icon, 80 x 80, in the middle of the item's colour.
final class MenuItemCell: TableViewCell {
  /// An icon's width and height in logical pixels. A lower row cuts it above and below, where an icon is empty.
  static let iconSide = 80.0

  private let iconView = ImageView()

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    addSubview(iconView)
  }

  /// Shows an item; `icon` is nil where it could not be read.
  func show(_ item: MenuItem, icon: VectorPicture?) {
    backgroundColor = item.color
    iconView.picture = icon
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = Self.iconSide
    iconView.frame = Rect(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
  }
}
