import Drawing
import HingeKit
import MenuDocuments

/// The letters in menus' rows. Sizes are the titles', in logical pixels.
enum RowFont {
  static func title(size: Double) -> Font { Font(size: size, weight: .medium) }

  /// Of what stands below a title.
  static func subtitle(size: Double) -> Font { Font(size: size * 0.76) }

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
  /// - Parameter textSize: nil where rows have icons alone; words are never cut off at a row's edge.
  func rowHeight(inHeight height: Double, textSize: Double? = nil) -> Double {
    let lowest = textSize.map(RowFont.lineHeight) ?? 0
    return switch self {
    case .allInSight: max(min(100, height / 7), lowest)
    case .neverLow: max(MenuItemCell.iconSide, height / 7, lowest)
    case .text: RowFont.rowHeight(size: textSize ?? 0)
    }
  }

  /// How large the icons of such rows are, in logical pixels.
  var iconSide: Double { self == .text ? MenuItemCell.textIconSide : MenuItemCell.iconSide }
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
