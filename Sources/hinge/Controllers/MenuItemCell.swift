import Drawing
import Geometry
import HingeKit
import MenuDocuments

/// How a menu's rows show their items.
struct RowLook: Equatable {
  /// As large as an icon may be, in logical pixels.
  var iconSide = MenuItemCell.iconSide
  /// Of the titles.
  var font = Appearance().rowFont
  /// Of a title in a wide row or a tile.
  var lines = 2
  /// What stands at the trailing ends, as wide as the widest, in logical pixels; nil where it stands below the titles.
  var trailingWidth: Double? = 0
  /// Whether icon and title stand below each other, as in a menu of more than one column.
  var isTile = false
}

/// A row of a hinged menu on the item's colour, or on a list's ground. A narrow one has the icon, or the title where there
/// is none; a wide one has both, the subtitle below the title and a price or a count at the end; a tile has the title below
/// the icon.
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
  nonisolated static let iconShare = 0.6
  /// Between icon and words, in logical pixels.
  static let gap = 12.0
  /// Of a title that stands in for an icon, from the row's edges, in logical pixels.
  private static let narrowMargin = 4.0
  /// From a tile's edges, and what an icon takes of its height.
  static let (tileMargin, tileIconShare) = (10.0, 0.46)

  private let iconView = ImageView()
  private let titleLabel = Label()
  private let subtitleLabel = Label()
  private let trailingLabel = Label()
  private let badge = BadgeView()
  private let separator = View()
  private var look = RowLook()
  private var words = (subtitle: "", trailing: "")

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    for view in [iconView, titleLabel, subtitleLabel, trailingLabel, badge, separator] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  /// Shows an item.
  ///
  /// - Parameter icon: nil where the item has none.
  func show(_ item: MenuItem, icon: StoredPicture?, look: RowLook, appearance: Appearance) {
    let ground = appearance.rowGround(of: item, isTile: look.isTile)
    let color = appearance.rowLetters(of: item, on: ground)
    backgroundColor = ground
    iconView.tintColor = color
    highlightColor = Appearance.highlight(on: ground)
    selectionColor = appearance.selection(of: item, on: ground)
    selectionBackgroundColor = appearance.hasOwnColor(item) ? nil : appearance.accent.withAlpha(0.16)
    cornerRadius = look.isTile ? appearance.cornerRadius : 0
    separator.backgroundColor = appearance.desktop.prefersMoreContrast ? color : color.withAlpha(0.14)
    separator.isHidden = look.isTile || !appearance.hasSeparator(below: item)
    iconView.picture = icon
    titleLabel.text = item.title.onOneLine
    titleLabel.textColor = color
    words = (item.subtitle.onOneLine, item.trailing.onOneLine)
    trailingLabel.textColor = color
    badge.show(item.badge.onOneLine, color: color, ground: ground, font: RowFont.badge(of: look.font))
    subtitleLabel.textColor = appearance.quiet(color, on: ground, alpha: 0.75)
    self.look = look
    setNeedsLayout()
  }

  /// Where the icon is seen, in the window; nil without one.
  var iconInWindow: Rect? {
    guard iconView.picture != nil, let start = iconView.convert(toWindow: iconView.bounds.origin),
      let end = iconView.convert(toWindow: Point(x: iconView.bounds.maxX, y: iconView.bounds.maxY))
    else { return nil }
    return Rect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
  }

  override func showMatch(of pattern: SearchPattern?) {
    titleLabel.highlightedRange = pattern?.range(in: titleLabel.text)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hasTrailing = look.trailingWidth != nil && !look.isTile && bounds.width >= Self.textWidth
    subtitleLabel.text = hasTrailing ? words.subtitle : RowFont.below(words.subtitle, words.trailing)
    trailingLabel.text = hasTrailing ? words.trailing : ""
    let line = 1 / (window?.scale ?? 1)
    separator.frame = Rect(
      x: Self.margin, y: bounds.height - line, width: max(0, bounds.width - 2 * Self.margin), height: line)
    if look.isTile { layOutTile() } else if bounds.width < Self.textWidth { layOutNarrow() } else { layOutWide() }
  }

  private func layOutNarrow() {
    let side = min(look.iconSide, bounds.width, bounds.height)
    iconView.frame = Rect(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    subtitleLabel.isHidden = true
    trailingLabel.isHidden = true
    titleLabel.isHidden = iconView.picture != nil
    let size = min(look.font.size * 0.75, bounds.width / 5)
    titleLabel.font = Font(family: look.font.family, size: size, weight: .medium)
    titleLabel.numberOfLines = min(max(1, Int(bounds.height / RowFont.lineHeight(size: size))), 3)
    titleLabel.textAlignment = .center
    titleLabel.frame = bounds.inset(dx: Self.narrowMargin, dy: 0)
    placeBadge(atCornerOf: iconView.picture == nil ? bounds : iconView.frame.inset(dx: side / 8, dy: side / 8))
  }

  /// Its middle on the corner, but within the row.
  private func placeBadge(atCornerOf box: Rect) {
    let size = badge.sizeThatFits(bounds.size)
    let x = isRightToLeft ? box.minX : box.maxX
    badge.frame = Rect(
      x: min(max(x - size.width / 2, bounds.minX + 2), bounds.maxX - size.width - 2),
      y: max(box.minY - size.height / 2, bounds.minY + 2), width: size.width, height: size.height)
  }

  /// Icon, title and subtitle as one block in the middle; without an icon the words alone.
  private func layOutTile() {
    trailingLabel.isHidden = true
    let room = Size(width: max(0, bounds.width - 2 * Self.tileMargin), height: bounds.height - 2 * Self.tileMargin)
    setFonts()
    for label in [titleLabel, subtitleLabel] { label.textAlignment = .center }
    func height(_ label: Label, _ lines: Int) -> Double {
      label.numberOfLines = lines
      return label.text.isEmpty ? 0 : label.sizeThatFits(room).height
    }
    var (title, subtitle) = (height(titleLabel, look.lines), height(subtitleLabel, look.lines))
    if title + subtitle > room.height { subtitle = 0 }
    if title > room.height { title = height(titleLabel, 1) }
    let gap = iconView.picture == nil ? 0 : Self.tileMargin
    let rest = room.height - title - subtitle - gap
    let side = iconView.picture == nil ? 0 : max(0, min(room.width, rest, Self.tileIconShare * bounds.height))
    var y = (bounds.height - side - gap - title - subtitle) / 2
    iconView.frame = Rect(x: (bounds.width - side) / 2, y: y, width: side, height: side)
    placeBadge(atCornerOf: side > 0 ? iconView.frame : bounds.inset(dx: Self.tileMargin, dy: Self.tileMargin))
    y += side + gap
    for (label, height) in [(titleLabel, title), (subtitleLabel, subtitle)] {
      label.isHidden = height == 0
      label.frame = Rect(x: Self.tileMargin, y: y, width: room.width, height: height)
      y += height
    }
  }

  private func setFonts() {
    titleLabel.isHidden = false
    titleLabel.font = look.font
    trailingLabel.font = look.font
    subtitleLabel.font = RowFont.subtitle(of: look.font)
  }

  private func layOutWide() {
    var x = Self.margin
    if iconView.picture != nil {
      let side = min(look.iconSide, (bounds.height * Self.iconShare).rounded())
      place(iconView, x: x, y: (bounds.height - side) / 2, width: side, height: side)
      x += side + Self.gap
    }
    setFonts()
    let end = bounds.width - Self.margin - placeTrailing()
    let room = Size(width: max(0, end - x), height: bounds.height)
    var titleHeight = height(of: titleLabel, lines: look.lines, in: room)
    var subtitleHeight = height(of: subtitleLabel, lines: look.lines, in: room)
    if titleHeight + subtitleHeight > bounds.height { subtitleHeight = height(of: subtitleLabel, lines: 1, in: room) }
    if titleHeight + subtitleHeight > bounds.height { titleHeight = height(of: titleLabel, lines: 1, in: room) }
    subtitleLabel.isHidden = subtitleHeight == 0 || titleHeight + subtitleHeight > bounds.height
    var y = (bounds.height - titleHeight - (subtitleLabel.isHidden ? 0 : subtitleHeight)) / 2
    for (label, height) in [(titleLabel, titleHeight), (subtitleLabel, subtitleHeight)] where !label.isHidden {
      place(label, x: x, y: y, width: room.width, height: height)
      y += height
    }
  }

  /// At the row's end, in its middle. Returns what that takes of the row, with the gap before it.
  private func placeTrailing() -> Double {
    let plate = badge.sizeThatFits(bounds.size)
    var end = bounds.width - Self.margin
    if plate.width > 0 {
      let top = (bounds.height - plate.height) / 2
      place(badge, x: end - plate.width, y: top, width: plate.width, height: plate.height)
      end -= plate.width + Self.gap
    }
    trailingLabel.isHidden = trailingLabel.text.isEmpty
    guard !trailingLabel.isHidden else { return bounds.width - Self.margin - end }
    trailingLabel.alignText(at: HorizontalEdge.trailing.side(in: layoutDirection))
    let width = min(look.trailingWidth ?? 0, trailingLabel.sizeThatFits(Size(width: .infinity, height: 0)).width)
    place(trailingLabel, x: end - width.rounded(.up), y: 0, width: width.rounded(.up), height: bounds.height)
    return bounds.width - Self.margin - end + width.rounded(.up) + Self.gap
  }

  private func height(of label: Label, lines: Int, in room: Size) -> Double {
    guard !label.text.isEmpty else { return 0 }
    label.numberOfLines = lines
    label.alignText(at: HorizontalEdge.leading.side(in: layoutDirection))
    return label.sizeThatFits(room).height
  }

  /// `x` is from the leading end.
  private func place(_ view: View, x: Double, y: Double, width: Double, height: Double) {
    view.frame = Rect(x: isRightToLeft ? bounds.width - x - width : x, y: y, width: width, height: height)
  }
}

/// A count or a word on a plate in the letters' colour.
private final class BadgeView: View {
  private let label = Label()
  /// Of the plate beside and above its words, as shares of their size.
  nonisolated private static let (sideShare, topShare) = (0.5, 0.14)

  init() {
    super.init(frame: .zero)
    label.textAlignment = .center
    addSubview(label)
  }

  func show(_ text: String, color: Color, ground: Color, font: Font) {
    isHidden = text.isEmpty
    label.text = text
    label.font = font
    label.textColor = ground
    backgroundColor = color
  }

  override func layoutSubviews() {
    cornerRadius = bounds.height / 2
    label.frame = bounds
  }

  /// Nothing without words; no narrower than high.
  override func sizeThatFits(_ size: Size) -> Size {
    guard !label.text.isEmpty else { return .zero }
    return Self.size(of: label.text, font: label.font)
  }

  nonisolated static func size(of text: String, font: Font) -> Size {
    let words = TextLayout(text, font: font).size
    let height = (words.height + 2 * topShare * font.size).rounded(.up)
    return Size(width: max(height, (words.width + 2 * sideShare * font.size).rounded(.up)), height: height)
  }
}

extension RowFont {
  /// What a badge of a row takes, in logical pixels.
  static func badgeWidth(_ text: String, font: Font) -> Double {
    BadgeView.size(of: text, font: badge(of: font)).width
  }
}
