/// How much a pan wants a drag. The highest claim has it; of equal ones the deepest view's.
public enum PanClaim: Int, Comparable, Sendable {
  /// The drag is nothing to this pan.
  case none
  /// Only what nobody else wants, as of a scroll view at its end.
  case leftover
  /// The usual claim: there is something to move.
  case content
  /// The drag began at the window's edge, where a panel hides (M26).
  case edge
  /// The finger is on what is there to be dragged, as a slider (M27).
  case control

  public static func < (left: PanClaim, right: PanClaim) -> Bool { left.rawValue < right.rawValue }
}
