import Wayland

/// Where a window's keys go.
///
/// Tab goes through the views that can have the focus, in the order in which they lie in their superviews. A view that
/// can't have it any more, since it went or was folded away, gives it back to whichever had it before.
final class FocusEngine {
  private struct Entry {
    weak var view: View?
  }

  private unowned let window: Window
  private(set) weak var focusedView: View?
  /// Whether the focus is shown: from the first key that moves it to the next touch.
  private(set) var isVisible = false
  /// Who had the focus before, latest last.
  private var history: [Entry] = []

  private static let historyLimit = 8

  init(window: Window) { self.window = window }

  // MARK: Moving

  /// Gives the keys to `view`, or to none.
  func focus(_ view: View?) {
    guard view !== focusedView else { return }
    if let old = focusedView {
      history.removeAll { $0.view == nil || $0.view === old }
      history.append(Entry(view: old))
      if history.count > Self.historyLimit { history.removeFirst() }
    }
    move(to: view)
  }

  private func move(to view: View?) {
    let old = focusedView
    focusedView = view
    old?.isFocused = false
    old?.focusDidChange()
    view?.isFocused = true
    view?.focusDidChange()
    if let view { for case let scroller as ScrollView in view.chain.dropFirst() { scroller.reveal(view) } }
    redrawRings(old, view)
  }

  private func redrawRings(_ views: View?...) {
    for view in views { view?.setNeedsDisplay() }
  }

  /// Hands the focus back if who has it can't have it any more.
  func validate() {
    guard let view = focusedView, !canFocus(view) else { return }
    while let entry = history.popLast() {
      guard let earlier = entry.view, earlier !== view, canFocus(earlier) else { continue }
      return move(to: earlier)
    }
    move(to: nil)
  }

  func showRing() {
    guard !isVisible else { return }
    isVisible = true
    focusedView?.setNeedsDisplay()
    focusedView?.focusDidChange()
  }

  func hideRing() {
    guard isVisible else { return }
    isVisible = false
    focusedView?.setNeedsDisplay()
    focusedView?.focusDidChange()
  }

  // MARK: Keys

  func handle(_ key: KeyEvent) {
    if window.rootViewController.interceptKey(key) { return }
    if key.phase != .released, key.keysym == KeyEvent.tab || key.keysym == KeyEvent.backTab {
      return moveFocus(backwards: key.keysym == KeyEvent.backTab || key.modifiers.contains(.shift))
    }
    if offer(key) { return }
    guard key.phase != .released else { return }
    if focusedView == nil, scrollContent(by: key) { return }
    switch key.navigation {
    case .up, .left, .pageUp, .home: if key.isArrow { moveFocus(backwards: true) }
    case .down, .right, .pageDown, .end: if key.isArrow { moveFocus(backwards: false) }
    case nil:
      if key.phase == .pressed, key.keysym == KeyEvent.escape { window.close() }
    }
  }

  /// Offers a key to the focused view and all that holds it, each view and then its controller.
  private func offer(_ key: KeyEvent) -> Bool {
    let start = focusedView ?? window.rootViewController.view
    if focusedView != nil, key.isActivation || key.navigation != nil { showRing() }
    for view in start.chain {
      if view.keyDown(key) { return true }
      if view.viewController?.keyDown(key) == true { return true }
    }
    return false
  }

  /// With the focus nowhere, Page, Space, Home and End scroll the first content that is longer than its view. A table is
  /// not: its keys go from row to row.
  private func scrollContent(by key: KeyEvent) -> Bool {
    focusableViews(in: window.contentView).contains { view in
      guard let scroller = view as? ScrollView, !(scroller is TableView) else { return false }
      return scroller.scroll(by: key)
    }
  }

  private func moveFocus(backwards: Bool) {
    let views = focusableViews(in: window.contentView)
    showRing()
    guard !views.isEmpty else { return focus(nil) }
    guard let focusedView, let index = views.firstIndex(where: { $0 === focusedView }) else {
      return focus(backwards ? views.last : views.first)
    }
    focus(views[(index + (backwards ? views.count - 1 : 1)) % views.count])
  }

  /// The first view in `view` that can have the focus.
  func firstFocusable(in view: View) -> View? { focusableViews(in: view).first }

  private func focusableViews(in view: View) -> [View] {
    guard isOpen(view) else { return [] }
    return (view.canBecomeFocused ? [view] : []) + view.subviews.flatMap(focusableViews(in:))
  }

  private func canFocus(_ view: View) -> Bool {
    view.window === window && view.canBecomeFocused && view.chain.allSatisfy(isOpen)
  }

  private func isOpen(_ view: View) -> Bool {
    guard view.isUserInteractionEnabled else { return false }
    return switch view.keyboardAccess {
    case .asSeen: !view.isHidden && view.alpha >= 0.01
    case .always: true
    case .never: false
    }
  }
}

/// Whether the keyboard gets to a view and what lies in it.
nonisolated enum KeyboardAccess {
  /// While it is seen.
  case asSeen
  /// Although it is not seen yet: it is on its way.
  case always
  /// Although it is still seen: it is on its way out.
  case never
}
