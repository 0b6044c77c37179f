import Geometry

/// Paints a window and hears what happens to it. Called from inside `EventLoop.runOnce`.
public protocol ToplevelDelegate: AnyObject {
  /// The size, the scale or the state changed. Comes before the frame that answers it, which is asked for by itself.
  func toplevel(_ toplevel: Toplevel, didConfigure configuration: Toplevel.Configuration)
  /// Paint a frame: what it lacks and what has changed. Returns what has changed since the frame before, in device
  /// pixels; nothing, and nothing is shown.
  func toplevel(_ toplevel: Toplevel, draw frame: Frame) -> PixelRegion
  /// A person did something in the window.
  func toplevel(_ toplevel: Toplevel, didReceive event: InputEvent)
  /// The window is covered, minimised or on a sleeping screen, or no longer so. Without an answer of the compositor it
  /// is noticed after about 100 ms. No frames are asked for meanwhile, so animations end in model time (W17).
  func toplevelVisibilityDidChange(_ toplevel: Toplevel, isVisible: Bool)
  /// A person asked for the window to be closed, outside of it.
  func toplevelDidRequestClose(_ toplevel: Toplevel)
}
