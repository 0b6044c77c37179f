import Drawing
import Geometry
import HingeKit
import MenuDocuments

/// How a gallery's rows show their items (R2.4), in logical pixels.
struct GalleryLook: Equatable {
  /// What the rows' pictures take at their edge; 0 where no item has one.
  let pictureWidth: Double
  let titleFont: Font
  let authorFont: Font
  /// What all words of the longest item take, but never less than a picture needs.
  let rowHeight: Double

  /// Between picture and words, and after these.
  static let margin = 12.0
  /// Of titles and of authors.
  static let (titleLines, authorLines) = (3, 2)
  private static let widestPicture = 85.0
  /// What a picture takes of a narrow panel at most.
  private static let pictureShare = 0.25
  /// Letters are smaller than in a hinged menu's rows by so much.
  private static let (titleShare, authorShare) = (16.0 / 17, 13.0 / 17)

  /// For these items in a panel of this width: letters are so small that no word of a title is broken, within bounds.
  init(_ items: MenuItems, inWidth width: Double, font: Font) {
    let measured = items.prefix(MenuWidth.measuredCount)
    let pictureWidth =
      measured.contains { $0.pictureInRow != nil } ? min(Self.widestPicture, (width * Self.pictureShare).rounded()) : 0
    let room = max(1, Self.room(inWidth: width, pictureWidth: pictureWidth))
    let title = Font(family: font.family, size: font.size * Self.titleShare, weight: .semibold)
    let titles = measured.map { String($0.title.prefix(MenuWidth.measuredCount)).onOneLine }
    let share = title.share(keepingWordsOf: titles.joined(separator: " "), inWidth: room)
    titleFont = Font(family: font.family, size: title.size * share, weight: title.weight)
    authorFont = Font(family: font.family, size: font.size * Self.authorShare)
    self.pictureWidth = pictureWidth
    func height(_ text: String, _ font: Font, _ lines: Int) -> Double {
      text.isEmpty ? 0 : TextLayout(text, font: font, maxWidth: room, lineLimit: lines).size.height
    }
    let (titleFont, authorFont) = (titleFont, authorFont)
    let words = zip(measured, titles).map { item, title in
      height(title, titleFont, Self.titleLines) + height(item.detailInRow, authorFont, Self.authorLines)
    }
    // R2.4's 54, or more for larger letters and for longer words.
    rowHeight = max(54, RowFont.rowHeight(size: font.size) - 2, ((words.max() ?? 0) + RowFont.padding).rounded(.up))
  }

  /// What words have of a row's width.
  static func room(inWidth width: Double, pictureWidth: Double) -> Double { width - pictureWidth - 2 * margin }
}

extension MenuItem {
  /// What a gallery's row shows of the item beside its title.
  var pictureInRow: String? { picture ?? icon }

  /// What stands below its title there.
  fileprivate var detailInRow: String { RowFont.below(author.isEmpty ? subtitle : author, trailing).onOneLine }
}

/// A row of a gallery: an item's picture, title and author (R2.4), or its subtitle where it has no author.
final class GalleryCell: TableViewCell {
  private let edge: HorizontalEdge
  private let pictureView = ImageView()
  private let titleLabel = Label()
  private let authorLabel = Label()
  private var look: GalleryLook?

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
  /// - Parameter picture: nil where the item has none.
  func show(_ item: MenuItem, picture: StoredPicture?, look: GalleryLook?, appearance: Appearance) {
    let ground = appearance.ground(of: item, else: appearance.panel)
    let color = item.color == nil ? appearance.words(on: ground) : Color.readable(on: ground)
    pictureView.tintColor = color
    backgroundColor = item.color?[appearance.theme]
    highlightColor = Appearance.highlight(on: ground)
    selectionColor = color
    pictureView.picture = picture
    self.look = look
    titleLabel.text = item.title.onOneLine
    titleLabel.textColor = color
    authorLabel.text = item.detailInRow
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
    guard let look else { return }
    let pictureWidth = look.pictureWidth
    place(pictureView, x: 0, y: 0, width: pictureWidth, height: bounds.height)
    let x = pictureWidth + GalleryLook.margin
    let width = max(0, GalleryLook.room(inWidth: bounds.width, pictureWidth: pictureWidth))
    (titleLabel.font, authorLabel.font) = (look.titleFont, look.authorFont)
    (titleLabel.numberOfLines, authorLabel.numberOfLines) = (GalleryLook.titleLines, GalleryLook.authorLines)
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
