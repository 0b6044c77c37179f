import Geometry

/// Which way text runs, and with it which side is the leading one.
nonisolated public enum LayoutDirection: Sendable {
  /// Text runs from left to right, as English: the leading edge is the left one.
  case leftToRight
  /// Text runs from right to left, as Arabic: the leading edge is the right one.
  case rightToLeft
}

/// An edge by the way that text is read: in a layout from right to left the leading edge is at the right.
nonisolated public enum HorizontalEdge: Hashable, Sendable, CaseIterable {
  /// The edge where a line of text begins: the left one, or the right one where text runs from right to left.
  case leading
  /// The edge where a line of text ends: the right one, or the left one where text runs from right to left.
  case trailing

  /// The trailing edge of the leading one, and the leading of the trailing one.
  public var opposite: HorizontalEdge { self == .leading ? .trailing : .leading }

  /// The side at which this edge is seen while text runs in `direction`.
  public func side(in direction: LayoutDirection) -> Side {
    (self == .leading) == (direction == .leftToRight) ? .left : .right
  }
}

/// The left or the right as it is seen, whichever way text runs.
nonisolated public enum Side: Hashable, Sendable, CaseIterable {
  /// The left as it is seen.
  case left
  /// The right as it is seen.
  case right

  /// The right of the left, and the left of the right.
  public var opposite: Side { self == .left ? .right : .left }

  /// 1 for the left, -1 for the right: what mirrors a way, or a turn, that is known for the left.
  var sign: Double { self == .left ? 1 : -1 }
}

nonisolated extension Insets {
  /// A distance in logical pixels from one side's edge inwards, and none from the other edges.
  public init(_ width: Double, at side: Side) {
    self.init(left: side == .left ? width : 0, right: side == .right ? width : 0)
  }

  /// The distance from the edge at a side inwards, in logical pixels.
  public subscript(side: Side) -> Double {
    get { side == .left ? left : right }
    set { if side == .left { left = newValue } else { right = newValue } }
  }
}
