import Drawing
import MenuDocuments

/// How wide a hinged menu is, and with it what its rows are: as its document says, or as its items need.
@MainActor struct MenuWidth {
  /// Of a menu that its document gives no width, in logical pixels.
  static let widest = 480.0
  /// What such a menu leaves of the window, in logical pixels.
  static let leftOver = 64.0
  /// What it leaves of one that has room for as much, and what it is worth leaving less for.
  private static let (detailRoom, phoneWidth) = (280.0, 320.0)
  /// A finger hits no less, in logical pixels.
  private static let narrowest = 44.0
  /// How many rows are measured.
  static let measuredCount = 200

  private let hinge: MenuPanel.Hinge
  /// Whether all items have icons, which then stand alone.
  private let hasIconsAlone: Bool
  private var measured: (count: Int, font: Font, width: Double)?
  private var wrapped: (count: Int, width: Double, textSize: Double, text: RowText)?

  /// How rows show their titles, in logical pixels.
  struct RowText {
    /// Of the letters.
    var size: Double
    /// What a row is high at least; 0 where that is no more than usual.
    var height: Double
  }

  init(items: MenuItems, hinge: MenuPanel.Hinge) {
    self.hinge = hinge
    hasIconsAlone = !items.isEmpty && items.allSatisfy { $0.icon != nil }
  }

  /// The document's, or what suits the width.
  var rowSizing: RowSizing {
    if let rows = hinge.rows { return rows }
    return isNarrow ? .allInSight : .text
  }

  /// Whether words stand in the rows.
  var showsWords: Bool { !hasIconsAlone || !isNarrow }

  private var isNarrow: Bool { hinge.width.map { $0 < MenuItemCell.textWidth } ?? hasIconsAlone }

  /// In logical pixels, in a window of this width. Items that have come to the end since the last time are measured too.
  mutating func width(of items: MenuItems, inWindow windowWidth: Double, textSize: Double) -> Double {
    // The burger is never out of reach.
    if let width = hinge.width { return min(width, max(Self.narrowest, windowWidth - Self.leftOver)) }
    guard !hasIconsAlone else { return MenuPanel.Hinge.standardWidth }
    let needed = neededWidth(of: items, font: RowFont.title(size: textSize))
    // In a window that has room for both the detail can be read beside the menu.
    let room = max(windowWidth - Self.detailRoom, min(windowWidth - Self.leftOver, Self.phoneWidth))
    return max(MenuItemCell.textWidth, min(needed, room, Self.widest).rounded(.up))
  }

  /// How large the titles' letters are in rows of this width, and how high those are at least: where a title is longer than
  /// its row it has two lines, and letters so small that no word of any is broken, within bounds. In logical pixels.
  mutating func rowText(
    of items: MenuItems, inWidth width: Double, textSize: Double
  ) -> RowText {
    let count = min(items.count, Self.measuredCount)
    if let wrapped, (wrapped.count, wrapped.width, wrapped.textSize) == (count, width, textSize) { return wrapped.text }
    let text = measuredText(of: items, inWidth: width, textSize: textSize)
    wrapped = (count, width, textSize, text)
    return text
  }

  private mutating func measuredText(of items: MenuItems, inWidth width: Double, textSize: Double) -> RowText {
    let font = RowFont.title(size: textSize)
    let needed = neededWidth(of: items, font: font)
    guard showsWords, width >= MenuItemCell.textWidth, needed > width else {
      return RowText(size: textSize, height: 0)
    }
    let first = items.prefix(Self.measuredCount)
    let icon = first.contains { $0.icon != nil } ? rowSizing.iconSide + MenuItemCell.gap : 0
    let room = max(1, width - icon - 2 * MenuItemCell.margin)
    let titles = first.map { String($0.title.prefix(Self.measuredCount)).onOneLine }
    let words = DetailWords(text: titles.joined(separator: " "), font: font, color: .white, gap: 0, place: .own)
    let size = textSize * words.share(fitting: room)
    let lines = titles.map { title in
      TextLayout(title, font: RowFont.title(size: size), maxWidth: room, lineLimit: MenuItemCell.mostLines).size.height
    }
    let subtitle =
      first.contains { !$0.subtitle.isEmpty } ? TextLayout("x", font: RowFont.subtitle(size: size)).size.height : 0
    return RowText(size: size, height: ((lines.max() ?? 0) + subtitle + RowFont.padding).rounded(.up))
  }

  /// What the longest title or subtitle takes with everything beside it.
  private mutating func neededWidth(of items: MenuItems, font: Font) -> Double {
    let count = min(items.count, Self.measuredCount)
    if let measured, measured.count == count, measured.font == font { return measured.width }
    // One layout, a line for each title; what is longer than the widest menu need not be measured to its end.
    let first = items.prefix(count)
    func widest(_ text: KeyPath<MenuItem, String>, _ font: Font) -> Double {
      let lines = first.map { $0[keyPath: text].prefix(Self.measuredCount).filter { !$0.isNewline } }
      return TextLayout(lines.joined(separator: "\n"), font: font).size.width
    }
    let words = max(widest(\.title, font), widest(\.subtitle, RowFont.subtitle(size: font.size)))
    let hasIcon = first.contains { $0.icon != nil }
    let icon = hasIcon ? rowSizing.iconSide + MenuItemCell.gap : 0
    let width = words.rounded(.up) + icon + 2 * MenuItemCell.margin
    measured = (count, font, width)
    return width
  }
}
