import Loop
import Wayland

/// What a window needs from whoever shows it.
package protocol WindowHost: AnyObject {
  /// Has things done on the window's thread.
  var remote: LoopRemote { get }
  /// Something changed: have `Window.render` called when there is a frame to draw.
  func windowNeedsFrame(_ window: Window)
  func window(_ window: Window, setCursor shape: CursorShape)
  /// The finger or button that is down now moves the window from here on.
  func windowBeginMove(_ window: Window)
  /// The finger or button that is down now pulls this edge from here on.
  func window(_ window: Window, beginResizeAt edge: ResizeEdge)
  /// Calls `action` once after `delay`.
  func window(_ window: Window, after delay: Duration, perform action: @escaping () -> Void) -> LoopTimer
  func window(_ window: Window, setMaximized isMaximized: Bool)
  func window(_ window: Window, setFullscreen isFullscreen: Bool)
  func windowMinimize(_ window: Window)
  func windowClose(_ window: Window)
}
