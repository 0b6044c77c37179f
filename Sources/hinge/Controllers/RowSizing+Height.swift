import MenuDocuments

extension RowSizing {
  /// In logical pixels, for a menu whose rows share `height` and have titles of this size.
  func rowHeight(inHeight height: Double, textSize: Double = TextSizes().row) -> Double {
    switch self {
    case .allInSight: min(100, height / 7)
    case .neverLow: max(MenuItemCell.iconSide, height / 7)
    case .text: RowFont.rowHeight(size: textSize)
    }
  }

  /// How large the icons of such rows are, in logical pixels.
  var iconSide: Double { self == .text ? MenuItemCell.textIconSide : MenuItemCell.iconSide }
}
