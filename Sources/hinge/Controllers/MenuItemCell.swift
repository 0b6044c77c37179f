import Drawing
import Geometry
import HingeKit
import MenuDocuments

/// A row of a hinged menu on the item's colour. A narrow one has the icon, or the title where there is none; a wide one
/// has both, and the subtitle below the title.
final class MenuItemCell: TableViewCell {
  /// An icon's width and height in logical pixels; smaller only in a lower or narrower row.
  nonisolated static let iconSide = 80.0
  /// The same in a row for text.
  nonisolated static let textIconSide = 40.0
  /// From which width on a row has room for more than an icon, in logical pixels.
  static let textWidth = 160.0
  /// From the ends of a wide row, in logical pixels.
  static let margin = 16.0
  /// What an icon takes of a wide row's height.
  private static let iconShare = 0.6
  /// Of a title in a wide row.
  static let mostLines = 2
  /// Between icon and words, in logical pixels.
  static let gap = 12.0
  /// Of a title that stands in for an icon, from the row's edges, in logical pixels.
  private static let narrowMargin = 4.0

  private let iconView = ImageView()
  private let titleLabel = Label()
  private let subtitleLabel = Label()
  private var iconSide = MenuItemCell.iconSide
  private var titleSize = TextSizes().row

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    for view in [iconView, titleLabel, subtitleLabel] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  /// Shows an item.
  ///
  /// - Parameters:
  ///   - icon: nil where the item has none.
  ///   - iconSide: As large as the icon may be, in logical pixels.
  ///   - titleSize: Of the title's letters, in logical pixels.
  func show(_ item: MenuItem, icon: StoredPicture?, iconSide: Double, titleSize: Double, appearance: Appearance) {
    let ground = appearance.ground(of: item, else: appearance.menu)
    let color = Color.readable(on: ground)
    backgroundColor = ground
    iconView.tintColor = color
    highlightColor = Appearance.highlight(on: ground)
    selectionColor = color
    iconView.picture = icon
    titleLabel.text = item.title.onOneLine
    titleLabel.textColor = color
    subtitleLabel.text = item.subtitle.onOneLine
    subtitleLabel.textColor = Appearance.quiet(color, on: ground, alpha: 0.75)
    self.iconSide = iconSide
    self.titleSize = titleSize
    setNeedsLayout()
  }

  override func showMatch(of pattern: SearchPattern?) {
    titleLabel.highlightedRange = pattern?.range(in: titleLabel.text)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.width < Self.textWidth { layOutNarrow() } else { layOutWide() }
  }

  private func layOutNarrow() {
    let side = min(iconSide, bounds.width, bounds.height)
    iconView.frame = Rect(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    subtitleLabel.isHidden = true
    titleLabel.isHidden = iconView.picture != nil
    let size = min(titleSize * 0.75, bounds.width / 5)
    titleLabel.font = Font(size: size, weight: .medium)
    titleLabel.numberOfLines = min(max(1, Int(bounds.height / RowFont.lineHeight(size: size))), 3)
    titleLabel.textAlignment = .center
    titleLabel.frame = bounds.inset(dx: Self.narrowMargin, dy: 0)
  }

  private func layOutWide() {
    var x = Self.margin
    if iconView.picture != nil {
      let side = min(iconSide, (bounds.height * Self.iconShare).rounded())
      place(iconView, x: x, y: (bounds.height - side) / 2, width: side, height: side)
      x += side + Self.gap
    }
    let room = Size(width: max(0, bounds.width - x - Self.margin), height: bounds.height)
    titleLabel.isHidden = false
    titleLabel.font = RowFont.title(size: titleSize)
    subtitleLabel.font = RowFont.subtitle(size: titleSize)
    let subtitleHeight = subtitleLabel.text.isEmpty ? 0 : height(of: subtitleLabel, lines: 1, in: room)
    var titleHeight = height(of: titleLabel, lines: Self.mostLines, in: room)
    if titleHeight + subtitleHeight > bounds.height { titleHeight = height(of: titleLabel, lines: 1, in: room) }
    subtitleLabel.isHidden = subtitleHeight == 0 || titleHeight + subtitleHeight > bounds.height
    var y = (bounds.height - titleHeight - (subtitleLabel.isHidden ? 0 : subtitleHeight)) / 2
    for (label, height) in [(titleLabel, titleHeight), (subtitleLabel, subtitleHeight)] where !label.isHidden {
      place(label, x: x, y: y, width: room.width, height: height)
      y += height
    }
  }

  private func height(of label: Label, lines: Int, in room: Size) -> Double {
    label.numberOfLines = lines
    label.alignText(at: HorizontalEdge.leading.side(in: layoutDirection))
    return label.sizeThatFits(room).height
  }

  /// `x` is from the leading end.
  private func place(_ view: View, x: Double, y: Double, width: Double, height: Double) {
    view.frame = Rect(x: isRightToLeft ? bounds.width - x - width : x, y: y, width: width, height: height)
  }
}
