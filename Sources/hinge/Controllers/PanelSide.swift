import HingeKit
import MenuDocuments

/// Where a panel stands in its document. In a right-to-left window `left` is at the right.
enum PanelSide: Hashable, CaseIterable {
  case left, right

  /// Where a hinged one lies.
  var edge: HorizontalEdge { self == .left ? .leading : .trailing }
  /// Where a sliding one lies.
  var slideOutSide: SlideOutController.Side { self == .left ? .left : .right }
}

extension MenuDocument {
  /// What lies at a side; nil for nothing.
  subscript(side: PanelSide) -> MenuPanel? { side == .left ? left : right }
}
