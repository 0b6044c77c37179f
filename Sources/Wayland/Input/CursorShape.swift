/// What the pointer looks like over a window.
public enum CursorShape: Hashable, Sendable, CaseIterable {
  /// The usual one.
  case arrow
  /// Something can be clicked.
  case pointingHand
  /// Something can be dragged.
  case grab
  /// Something is being dragged.
  case grabbing
  /// Text can be selected.
  case text
  /// The top edge can be moved.
  case resizeTop
  /// The bottom edge can be moved.
  case resizeBottom
  /// The left edge can be moved.
  case resizeLeft
  /// The right edge can be moved.
  case resizeRight
  /// The top left corner can be moved.
  case resizeTopLeft
  /// The top right corner can be moved.
  case resizeTopRight
  /// The bottom left corner can be moved.
  case resizeBottomLeft
  /// The bottom right corner can be moved.
  case resizeBottomRight
}

extension CursorShape {
  /// What themes call it: the name of CSS, then the older ones of X.
  var cursorNames: [String] {
    switch self {
    case .arrow: ["default", "left_ptr"]
    case .pointingHand: ["pointer", "hand2", "hand1", "pointing_hand"]
    case .grab: ["grab", "openhand", "hand1"]
    case .grabbing: ["grabbing", "closedhand", "fleur"]
    case .text: ["text", "xterm", "ibeam"]
    case .resizeTop: ["n-resize", "top_side", "ns-resize", "sb_v_double_arrow"]
    case .resizeBottom: ["s-resize", "bottom_side", "ns-resize", "sb_v_double_arrow"]
    case .resizeLeft: ["w-resize", "left_side", "ew-resize", "sb_h_double_arrow"]
    case .resizeRight: ["e-resize", "right_side", "ew-resize", "sb_h_double_arrow"]
    case .resizeTopLeft: ["nw-resize", "top_left_corner", "nwse-resize"]
    case .resizeTopRight: ["ne-resize", "top_right_corner", "nesw-resize"]
    case .resizeBottomLeft: ["sw-resize", "bottom_left_corner", "nesw-resize"]
    case .resizeBottomRight: ["se-resize", "bottom_right_corner", "nwse-resize"]
    }
  }
}
