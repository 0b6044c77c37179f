import MenuDocuments

extension RowSizing {
  /// In logical pixels, for a menu whose rows share `height`.
  func rowHeight(inHeight height: Double) -> Double {
    switch self {
    case .allInSight: min(100, height / 7)
    case .neverLow: max(MenuItemCell.iconSide, height / 7)
    case .text: 56
    }
  }
}
