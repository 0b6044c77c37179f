import Wayland

nonisolated extension ResizeEdge {
  /// The edge or corner that lies at those sides; nil where there is none, or two that face each other.
  init?(top: Bool, left: Bool, bottom: Bool, right: Bool) {
    switch (top, left, bottom, right) {
    case (true, false, false, false): self = .top
    case (false, true, false, false): self = .left
    case (false, false, true, false): self = .bottom
    case (false, false, false, true): self = .right
    case (true, true, false, false): self = .topLeft
    case (true, false, false, true): self = .topRight
    case (false, true, true, false): self = .bottomLeft
    case (false, false, true, true): self = .bottomRight
    default: return nil
    }
  }

  /// What the pointer looks like over it.
  var cursor: CursorShape {
    switch self {
    case .top: .resizeTop
    case .bottom: .resizeBottom
    case .left: .resizeLeft
    case .right: .resizeRight
    case .topLeft: .resizeTopLeft
    case .topRight: .resizeTopRight
    case .bottomLeft: .resizeBottomLeft
    case .bottomRight: .resizeBottomRight
    }
  }
}
