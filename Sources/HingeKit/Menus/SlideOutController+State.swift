extension SlideOutController {
  /// Which panel is open: one at most.
  nonisolated public enum State: Hashable, Sendable {
    case collapsed, leftExpanded, rightExpanded

    /// With the panel at `side` open; with none, closed.
    init(_ side: Side) { self = side == .left ? .leftExpanded : .rightExpanded }

    /// Where the open panel is; nil with none.
    var side: Side? {
      switch self {
      case .collapsed: nil
      case .leftExpanded: .left
      case .rightExpanded: .right
      }
    }
  }

  /// Where a panel is. In a right-to-left window all is mirrored: there `left` is at the right.
  nonisolated public enum Side: Hashable, Sendable {
    case left, right
  }
}
