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
