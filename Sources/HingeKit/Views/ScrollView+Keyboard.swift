import Geometry
import Wayland

/// How keys scroll, as a browser's do.
extension ScrollView {
  /// How far an arrow key scrolls, and what of a page stays in sight when the next comes; in logical pixels.
  private static let lineHeight = 40.0

  /// Whether there is something for keys to scroll. Pages are turned by who made them.
  var isScrolledByKeys: Bool {
    isScrollEnabled && !isPagingEnabled && maximumContentOffset != .zero
  }

  /// Scrolls as the key says, and returns whether the key was used. At the end that it goes to it is not, so that an arrow
  /// moves the focus on from there; one that is held stays.
  func scroll(by key: KeyEvent) -> Bool {
    guard isScrolledByKeys, key.phase != .released, let (axis, way) = way(of: key) else { return false }
    let resting = restingContentOffset[axis]
    guard way != 0, limits(along: axis).clamped(resting + way) != resting else { return key.phase == .repeated }
    glide(by: way, along: axis)
    return true
  }

  private func way(of key: KeyEvent) -> (Axis, Double)? {
    let axis: Axis = maximumContentOffset.y > 0 ? .vertical : .horizontal
    let page = max(Self.lineHeight, bounds.size[axis] - Self.lineHeight)
    if key.keysym == KeyEvent.space { return (axis, key.modifiers.contains(.shift) ? -page : page) }
    switch key.navigation {
    case .pageUp: return (axis, -page)
    case .pageDown: return (axis, page)
    case .home: return (axis, -restingContentOffset[axis])
    case .end: return (axis, maximumContentOffset[axis] - restingContentOffset[axis])
    // Arrows that have passed up from what lies in the view move the focus there.
    case .up where isFocused: return (.vertical, -Self.lineHeight)
    case .down where isFocused: return (.vertical, Self.lineHeight)
    case .left where isFocused: return (.horizontal, -Self.lineHeight)
    case .right where isFocused: return (.horizontal, Self.lineHeight)
    case .up, .down, .left, .right, nil: return nil
    }
  }

  /// Scrolls as little as brings what the keyboard has reached into sight.
  func reveal(_ view: View) {
    guard isScrolledByKeys, let toWindow = projectionToWindow.inverse else { return }
    let toContent = view.projectionToWindow.concatenating(toWindow)
    guard let start = toContent.project(view.bounds.origin),
      let end = toContent.project(Point(x: view.bounds.maxX, y: view.bounds.maxY))
    else { return }
    scrollToVisible(
      Rect(x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x), height: abs(end.y - start.y)))
  }
}
