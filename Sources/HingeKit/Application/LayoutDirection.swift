import Geometry

/// Which way text runs, and with it which side is the leading one.
nonisolated public enum LayoutDirection: Sendable {
  case leftToRight, rightToLeft
}

/// Where something lies in a layout that is mirrored where text runs from right to left.
nonisolated public enum HorizontalEdge: Hashable, Sendable, CaseIterable {
  /// Where a line of text begins: at the left, in a right-to-left window at the right.
  case leading
  /// Where a line of text ends.
  case trailing

  /// The other one.
  public var opposite: HorizontalEdge { self == .leading ? .trailing : .leading }

  /// Where the edge is while text runs in `direction`.
  public func side(in direction: LayoutDirection) -> Side {
    (self == .leading) == (direction == .leftToRight) ? .left : .right
  }
}

/// The left or the right as it is seen, whichever way text runs.
nonisolated public enum Side: Hashable, Sendable, CaseIterable {
  case left, right

  /// The other one.
  public var opposite: Side { self == .left ? .right : .left }

  /// 1 for the left, -1 for the right: what mirrors a way, or a turn, that is known for the left.
  var sign: Double { self == .left ? 1 : -1 }
}

nonisolated extension Insets {
  /// What lies at one side, with nothing at the top and the bottom.
  public init(_ width: Double, at side: Side) {
    self.init(left: side == .left ? width : 0, right: side == .right ? width : 0)
  }

  /// From that side's edge inwards.
  public subscript(side: Side) -> Double {
    get { side == .left ? left : right }
    set { if side == .left { left = newValue } else { right = newValue } }
  }
}
