import MenuDocuments

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
