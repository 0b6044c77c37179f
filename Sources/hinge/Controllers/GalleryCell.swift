import Drawing
import Geometry
import HingeKit
import MenuDocuments

/// A row of a gallery: an item's picture, title and author (R2.4).
final class GalleryCell: TableViewCell {
  /// In logical pixels (R2.4).
  static let height = 54.0
  private static let pictureWidth = 85.0
  /// Between picture and words, and after these, in logical pixels.
  private static let margin = 12.0

  private let isAtRight: Bool
  private let pictureView = ImageView()
  private let titleLabel = Label()
  private let authorLabel = Label()

  /// - Parameter isAtRight: Whether the row is the mirror image: its picture lies at the right.
  init(isAtRight: Bool) {
    self.isAtRight = isAtRight
    super.init(frame: .zero)
    clipsToBounds = true
    titleLabel.font = Font(size: 16, weight: .semibold)
    authorLabel.font = Font(size: 13)
    authorLabel.textColor = Appearance.quietText
    for view in [pictureView, titleLabel, authorLabel] { addSubview(view) }
  }

  /// Shows an item; `picture` is nil where it could not be read.
  func show(_ item: MenuItem, picture: VectorPicture?) {
    pictureView.picture = picture
    titleLabel.text = item.title
    authorLabel.text = item.author
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = isAtRight != isRightToLeft
    func place(_ view: View, x: Double, y: Double, width: Double, height: Double) {
      view.frame = Rect(x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
    }
    place(pictureView, x: 0, y: 0, width: Self.pictureWidth, height: bounds.height)
    let x = Self.pictureWidth + Self.margin
    let width = max(0, bounds.width - x - Self.margin)
    let heights = [titleLabel, authorLabel].map { $0.sizeThatFits(Size(width: width, height: bounds.height)).height }
    var y = (bounds.height - heights[0] - heights[1]) / 2
    for (label, height) in zip([titleLabel, authorLabel], heights) {
      label.textAlignment = isMirrored ? .trailing : .leading
      place(label, x: x, y: y, width: width, height: height)
      y += height
    }
  }
}
