/// How high the rows of a menu are, in logical pixels (R1.14). The words are those of menu documents.
enum RowSizing: String, Hashable, CaseIterable {
  /// Seven rows are all in sight, and none is higher than 100: the first design.
  case allInSight = "fit"
  /// Never lower than an icon; a low window scrolls: the second design.
  case neverLow = "icon"

  /// For a menu whose rows share `height`.
  func rowHeight(inHeight height: Double) -> Double {
    switch self {
    case .allInSight: min(100, height / 7)
    case .neverLow: max(MenuItemCell.iconSide, height / 7)
    }
  }
}
