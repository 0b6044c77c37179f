import Drawing
import HingeKit
import MenuDocuments

/// The letters in menus' rows. Sizes are the titles', in logical pixels.
enum RowFont {
  /// Of what stands below a title.
  static func subtitle(of title: Font) -> Font { Font(family: title.family, size: title.size * 0.76) }

  /// Of a count on its plate.
  static func badge(of title: Font) -> Font {
    Font(family: title.family, size: title.size * 0.76, weight: .semibold)
  }

  /// What stands below a title where there is no room for it at the row's end.
  static func below(_ subtitle: String, _ trailing: String) -> String {
    subtitle.isEmpty || trailing.isEmpty ? subtitle + trailing : "\(subtitle) · \(trailing)"
  }

  /// Of a title on one line with a little air, in logical pixels.
  static func lineHeight(size: Double) -> Double { (size * 1.4 + 4).rounded(.up) }

  /// Above and below a row's words together, in logical pixels.
  static let padding = 14.0

  /// What a row takes for a title, a line below it and some air, in logical pixels; never less than a finger hits.
  static func rowHeight(size: Double) -> Double { max(44, (size * 2.464 + padding).rounded(.up)) }
}

extension RowSizing {
  /// In logical pixels, for a menu whose rows share `height` and have titles of this size.
  ///
  /// - Parameters:
  ///   - textSize: nil where rows have icons alone; words are never cut off at a row's edge.
  ///   - count: How many rows share the height; nil where that is not known.
  func rowHeight(inHeight height: Double, textSize: Double? = nil, count: Int? = nil) -> Double {
    let lowest = textSize.map(RowFont.lineHeight) ?? 0
    let usual = RowFont.rowHeight(size: textSize ?? 0)
    let share = count.map { height / Double(max(1, $0)) } ?? 0
    return switch self {
    case .allInSight: max(min(100, height / 7), lowest)
    case .neverLow: max(MenuItemCell.iconSide, height / 7, lowest)
    case .text: max(usual, min(share, 2 * usual))
    case .fill: max(usual, share)
    }
  }

  /// How large the icons of such rows may be, in logical pixels, where those are so high; nil for as high as usual.
  func iconSide(inHeight rowHeight: Double? = nil) -> Double {
    switch self {
    case .allInSight, .neverLow: MenuItemCell.iconSide
    case .text, .fill:
      max(MenuItemCell.textIconSide, min(MenuItemCell.iconSide, (rowHeight ?? 0) * MenuItemCell.iconShare))
    }
  }
}

extension Label {
  /// Has the text lie at one side, whichever way it is read itself.
  func alignText(at side: Side) {
    let direction: LayoutDirection = TextDirection(of: text) == .rightToLeft ? .rightToLeft : .leftToRight
    textAlignment = HorizontalEdge.leading.side(in: direction) == side ? .leading : .trailing
  }
}

extension String {
  /// With spaces for its line breaks.
  var onOneLine: String { contains(where: \.isNewline) ? String(map { $0.isNewline ? " " : $0 }) : self }
}

extension TableView {
  /// The id of the item that the arrow keys have reached; nil where there are no rows.
  func item(in items: MenuItems) -> String? { focusedRow < items.count ? items[focusedRow].id : nil }

  /// Has the arrow keys go on from the item of that id, or from the same row if it is gone.
  func focus(onItem id: String?, in items: MenuItems) {
    guard case .listed(let items) = items, let id, let row = items.firstIndex(where: { $0.id == id }) else { return }
    setFocusedRow(row)
  }
}
