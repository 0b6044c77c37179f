/// How high the rows of a menu are, in logical pixels (R1.14).
enum RowSizing: Hashable {
  /// Seven rows are all in sight, and none is higher than 100: the first design.
  case allInSight
  /// Never lower than an icon; a low window scrolls: the second design.
  case neverLow

  /// For a menu whose rows share `height`.
  func rowHeight(inHeight height: Double) -> Double {
    switch self {
    case .allInSight: min(100, height / 7)
    case .neverLow: max(MenuItemCell.iconSide, height / 7)
    }
  }
}
