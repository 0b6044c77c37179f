/// What the pointer looks like over a window.
public enum CursorShape: Hashable, Sendable, CaseIterable {
  case arrow
  case pointingHand
  case grab
  case grabbing
  case text
  case resizeTop
  case resizeBottom
  case resizeLeft
  case resizeRight
  case resizeTopLeft
  case resizeTopRight
  case resizeBottomLeft
  case resizeBottomRight
}
