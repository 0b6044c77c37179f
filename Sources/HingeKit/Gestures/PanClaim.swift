/// How much a pan wants a drag. The highest claim has it; of equal ones the deepest view's.
nonisolated public enum PanClaim: Int, Comparable, Sendable {
  /// The drag is nothing to this pan.
  case none
  /// The pan wants only what nobody else does, as a scroll view at its end.
  case leftover
  /// The usual claim: the pan has something to move in that direction.
  case content
  /// The drag began at the window's edge, where a panel hides.
  case edge
  /// The finger is on what is there to be dragged, as a slider.
  case control

  /// Whether `right` has a drag before `left`.
  public static func < (left: PanClaim, right: PanClaim) -> Bool { left.rawValue < right.rawValue }
}

nonisolated extension Sequence {
  /// The element with the highest claim, the first of equals; nil where nobody claims anything.
  func winner(claim: (Element) -> PanClaim) -> Element? {
    var best: (element: Element?, claim: PanClaim) = (nil, .none)
    for element in self {
      let claim = claim(element)
      if claim > best.claim { best = (element, claim) }
    }
    return best.element
  }
}
