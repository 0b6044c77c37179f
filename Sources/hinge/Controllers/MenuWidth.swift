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
  nonisolated static let measuredCount = 200

  private let hinge: MenuPanel.Hinge
  /// Whether it is all of the window.
  private let isList: Bool
  /// Whether all items have icons, which then stand alone.
  private let hasIconsAlone: Bool
  private var measured: (count: Int, font: Font, width: Double)?
  private var wrapped: (count: Int, width: Double, font: Font, text: RowText)?

  /// How rows show their titles, in logical pixels.
  struct RowText {
    /// Of the letters.
    var size: Double
    /// What a row is high at least; 0 where that is no more than usual.
    var height: Double
    /// What stands at the rows' trailing ends, as `RowLook.trailingWidth`.
    var trailingWidth: Double? = 0
  }

  init(items: MenuItems, hinge: MenuPanel.Hinge, isList: Bool) {
    self.hinge = hinge
    self.isList = isList
    hasIconsAlone = !isList && hinge.columns == .count(1) && !items.isEmpty && items.allSatisfy { $0.icon != nil }
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
  mutating func width(
    of items: MenuItems, inWindow windowWidth: Double, isPinned: Bool = false, font: Font
  ) -> Double {
    if isList, !isPinned { return windowWidth }
    // The burger is never out of reach.
    if let width = hinge.width { return min(width, max(Self.narrowest, windowWidth - Self.leftOver)) }
    guard !hasIconsAlone else { return MenuPanel.Hinge.standardWidth }
    let needed = neededWidth(of: items, font: font)
    // In a window that has room for both the detail can be read beside the menu.
    let room = max(windowWidth - Self.detailRoom, min(windowWidth - Self.leftOver, Self.phoneWidth))
    return max(MenuItemCell.textWidth, min(needed, room, Self.widest).rounded(.up))
  }

  /// What a list's rows take where nothing limits them, in logical pixels.
  mutating func listWidth(of items: MenuItems, font: Font) -> Double {
    let needed = neededWidth(of: items, font: font)
    return min(max(Self.narrowestList, needed), MenuView.widestList)
  }

  private static let narrowestList = 320.0

  /// How large the titles' letters are in rows of this width, and how high those are at least: where a title is longer than
  /// its row it has two lines, and letters so small that no word of any is broken, within bounds. In logical pixels.
  mutating func rowText(
    of items: MenuItems, inWidth width: Double, font: Font
  ) -> RowText {
    let count = min(items.count, Self.measuredCount)
    if let wrapped, (wrapped.count, wrapped.width, wrapped.font) == (count, width, font) { return wrapped.text }
    let text = measuredText(of: items, inWidth: width, font: font)
    wrapped = (count, width, font, text)
    return text
  }

  private mutating func measuredText(of items: MenuItems, inWidth width: Double, font: Font) -> RowText {
    let first = items.prefix(Self.measuredCount)
    guard hinge.columns == .count(1) else {
      let room = width - 2 * MenuItemCell.tileMargin
      return RowText(size: font.size * share(of: first, font: font, fitting: room), height: 0, trailingWidth: nil)
    }
    let ends = ends(of: first, font: font)
    guard showsWords, width >= MenuItemCell.textWidth, neededWidth(of: items, font: font) > width else {
      return RowText(size: font.size, height: 0, trailingWidth: ends.trailing)
    }
    let beside = iconRoom(of: first) + 2 * MenuItemCell.margin + ends.badge
    // What takes so much of a narrow row stands below the title.
    let isBelow = ends.trailing > (width - beside) * Self.widestEnd
    let room = max(1, width - beside - (isBelow || ends.trailing == 0 ? 0 : ends.trailing + MenuItemCell.gap))
    var smaller = font
    smaller.size *= share(of: first, font: font, fitting: room)
    let heights = first.map { item in
      let subtitle = isBelow ? RowFont.below(item.subtitle, item.trailing) : item.subtitle
      return height(of: item.title, font: smaller, inWidth: room)
        + height(of: subtitle, font: RowFont.subtitle(of: smaller), inWidth: room)
    }
    return RowText(
      size: smaller.size, height: ((heights.max() ?? 0) + RowFont.padding).rounded(.up),
      trailingWidth: isBelow ? nil : ends.trailing)
  }

  /// Of a row's words, what stands at the end at most.
  private static let widestEnd = 0.4

  private func height(of text: String, font: Font, inWidth width: Double) -> Double {
    guard !text.isEmpty else { return 0 }
    let shown = String(text.prefix(Self.measuredCount)).onOneLine
    return TextLayout(shown, font: font, maxWidth: width, lineLimit: hinge.lines).size.height
  }

  /// What stands at the trailing ends takes: the widest words there, and the widest badge with the gap before it.
  private func ends(of items: MenuItems.SubSequence, font: Font) -> (trailing: Double, badge: Double) {
    // Lines have neither.
    guard items.contains(where: { !$0.trailing.isEmpty || !$0.badge.isEmpty }) else { return (0, 0) }
    let badges = Set(items.map(\.badge)).filter { !$0.isEmpty }.map { RowFont.badgeWidth($0, font: font) }
    return (
      widest(\.trailing, of: items, font).rounded(.up), badges.max().map { $0 + MenuItemCell.gap } ?? 0
    )
  }

  private func iconRoom(of items: MenuItems.SubSequence) -> Double {
    items.contains { $0.icon != nil } ? rowSizing.iconSide() + MenuItemCell.gap : 0
  }

  /// One layout, a line for each item; what is longer than the widest menu need not be measured to its end.
  private func widest(_ text: KeyPath<MenuItem, String>, of items: MenuItems.SubSequence, _ font: Font) -> Double {
    let lines = items.map { $0[keyPath: text].prefix(Self.measuredCount).filter { !$0.isNewline } }
    return TextLayout(lines.joined(separator: "\n"), font: font).size.width
  }

  private func measured(_ item: MenuItem) -> String { String(item.title.prefix(Self.measuredCount)).onOneLine }

  /// By how much titles' letters are to be smaller, so that no word of any is broken.
  private func share(of items: MenuItems.SubSequence, font: Font, fitting width: Double) -> Double {
    let text = items.map(measured).joined(separator: " ")
    return font.share(keepingWordsOf: text, inWidth: width)
  }

  /// What the longest title or subtitle takes with everything beside it.
  private mutating func neededWidth(of items: MenuItems, font: Font) -> Double {
    let count = min(items.count, Self.measuredCount)
    if let measured, measured.count == count, measured.font == font { return measured.width }
    let first = items.prefix(count)
    let words = max(widest(\.title, of: first, font), widest(\.subtitle, of: first, RowFont.subtitle(of: font)))
    let ends = ends(of: first, font: font)
    let width =
      words.rounded(.up) + iconRoom(of: first) + 2 * MenuItemCell.margin + ends.badge
      + (ends.trailing == 0 ? 0 : ends.trailing + MenuItemCell.gap)
    measured = (count, font, width)
    return width
  }
}
