import Drawing
import MenuDocuments

/// How wide a hinged menu is, and with it what its rows are: as its document says, or as its items need.
struct MenuWidth {
  /// Of a menu that its document gives no width, in logical pixels.
  static let widest = 480.0
  /// What such a menu leaves of the window, in logical pixels.
  static let leftOver = 64.0
  /// How many rows are measured.
  static let measuredCount = 200

  private let hinge: MenuPanel.Hinge
  /// Whether all items have icons, which then stand alone.
  private let hasIconsAlone: Bool
  private var measured: (count: Int, font: Font, width: Double)?
  private var items: MenuItems

  init(items: MenuItems, hinge: MenuPanel.Hinge) {
    self.items = items
    self.hinge = hinge
    hasIconsAlone = !items.isEmpty && items.allSatisfy { $0.icon != nil }
  }

  /// More items have come to the end.
  mutating func itemsWereAdded(_ items: MenuItems) { self.items = items }

  /// The document's, or what suits the width.
  var rowSizing: RowSizing {
    if let rows = hinge.rows { return rows }
    return isNarrow ? .allInSight : .text
  }

  private var isNarrow: Bool { hinge.width.map { $0 < MenuItemCell.textWidth } ?? hasIconsAlone }

  /// In logical pixels, in a window of this width.
  mutating func width(inWindow windowWidth: Double, textSize: Double) -> Double {
    if let width = hinge.width { return width }
    guard !hasIconsAlone else { return MenuPanel.Hinge.standardWidth }
    let needed = neededWidth(font: RowFont.title(size: textSize))
    return max(MenuItemCell.textWidth, min(needed, windowWidth - Self.leftOver, Self.widest).rounded(.up))
  }

  /// What the longest title takes with everything beside it.
  private mutating func neededWidth(font: Font) -> Double {
    let count = min(items.count, Self.measuredCount)
    if let measured, measured.count == count, measured.font == font { return measured.width }
    // One layout, a line for each title; what is longer than the widest menu need not be measured to its end.
    let first = items.prefix(count)
    let titles = first.map { $0.title.prefix(Self.measuredCount).filter { !$0.isNewline } }
    let hasIcon = first.contains { $0.icon != nil }
    let icon = hasIcon ? rowSizing.iconSide + MenuItemCell.gap : 0
    let width = TextLayout(titles.joined(separator: "\n"), font: font).size.width + icon + 2 * MenuItemCell.margin
    measured = (count, font, width)
    return width
  }
}
