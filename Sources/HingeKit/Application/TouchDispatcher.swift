import Geometry

/// Brings a window's touches to the gestures of the views under them.
final class TouchDispatcher {
  private unowned let window: Window
  private var arena: GestureArena!
  /// The view that the finger went down on which counts now.
  private(set) weak var touchedView: View?

  init(window: Window) {
    self.window = window
    arena = GestureArena { [weak self] touch in self?.recognizers(under: touch) ?? [] }
  }

  /// Whether a finger is down that may still do something.
  var isTracking: Bool { arena.isTracking }

  func handle(_ touch: Touch) {
    if touch.phase == .began { window.focus.hideRing() }
    arena.handle(touch)
  }

  func cancelAll() { arena.cancelAll() }

  /// What a finger is doing to a view, or to what lies in it, comes to nothing: nobody can touch that any more.
  func cancelGestures(in view: View) {
    arena.cancel { $0.view?.isDescendant(of: view) ?? false }
  }

  private func recognizers(under touch: Touch) -> [GestureRecognizer] {
    touchedView = window.hitTest(touch.location)
    return touchedView.map { $0.chain.flatMap(\.gestureRecognizers) } ?? []
  }
}
