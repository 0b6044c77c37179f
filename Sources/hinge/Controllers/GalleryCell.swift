import Drawing
import Geometry
import HingeKit
import MenuDocuments

/// A row of a gallery: an item's picture, title and author (R2.4), or its subtitle where it has no author.
final class GalleryCell: TableViewCell {
  private static let pictureWidth = 85.0
  /// Between picture and words, and after these, in logical pixels.
  private static let margin = 12.0
  /// Letters are smaller than in a hinged menu's rows by so much.
  private static let titleShare = 16.0 / 17
  private static let detailShare = 13.0 / 17

  /// R2.4's 54 logical pixels, or more for larger letters of this size.
  static func height(textSize: Double) -> Double { max(54, RowFont.rowHeight(size: textSize) - 2) }

  private let edge: HorizontalEdge
  private let pictureView = ImageView()
  private let titleLabel = Label()
  private let authorLabel = Label()
  private var hasPictureColumn = true

  /// - Parameter edge: Where its picture lies.
  init(edge: HorizontalEdge) {
    self.edge = edge
    super.init(frame: .zero)
    clipsToBounds = true
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    for view in [pictureView, titleLabel, authorLabel] { addSubview(view) }
  }

  /// Shows an item.
  ///
  /// - Parameters:
  ///   - picture: nil where the item has none.
  ///   - hasPictureColumn: Whether there is room for pictures: some row of the table has one.
  func show(_ item: MenuItem, picture: StoredPicture?, hasPictureColumn: Bool, appearance: Appearance) {
    let ground = appearance.ground(of: item, else: appearance.panel)
    let color = item.color == nil ? appearance.words(on: ground) : Color.readable(on: ground)
    pictureView.tintColor = color
    let size = appearance.textSizes.row
    backgroundColor = item.color?[appearance.theme]
    highlightColor = Appearance.highlight(on: ground)
    selectionColor = color
    pictureView.picture = picture
    self.hasPictureColumn = hasPictureColumn
    titleLabel.text = item.title.onOneLine
    titleLabel.font = Font(family: appearance.fontFamily, size: size * Self.titleShare, weight: .semibold)
    titleLabel.textColor = color
    authorLabel.text = RowFont.below(item.author.isEmpty ? item.subtitle : item.author, item.trailing).onOneLine
    authorLabel.font = Font(family: appearance.fontFamily, size: size * Self.detailShare)
    authorLabel.textColor = appearance.quiet(color, on: ground, alpha: 0.6)
    setNeedsLayout()
  }

  override func showMatch(of pattern: SearchPattern?) {
    titleLabel.highlightedRange = pattern?.range(in: titleLabel.text)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = edge.side(in: layoutDirection)
    func place(_ view: View, x: Double, y: Double, width: Double, height: Double) {
      view.frame = Rect(x: side == .right ? bounds.width - x - width : x, y: y, width: width, height: height)
    }
    let pictureWidth = hasPictureColumn ? Self.pictureWidth : 0
    place(pictureView, x: 0, y: 0, width: pictureWidth, height: bounds.height)
    let x = pictureWidth + Self.margin
    let width = max(0, bounds.width - x - Self.margin)
    let labels = [titleLabel, authorLabel].filter { !$0.text.isEmpty }
    let heights = labels.map { label in
      label.alignText(at: side)
      return label.sizeThatFits(Size(width: width, height: bounds.height)).height
    }
    authorLabel.isHidden = authorLabel.text.isEmpty
    var y = (bounds.height - heights.reduce(0, +)) / 2
    for (label, height) in zip(labels, heights) {
      place(label, x: x, y: y, width: width, height: height)
      y += height
    }
  }
}
