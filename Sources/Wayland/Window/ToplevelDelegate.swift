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

/// A buffer to paint into, valid during the call that hands it out.
public struct Frame {
  /// Premultiplied ARGB of 32 bits in the machine's byte order, as Cairo has it. A window is opaque: the alpha byte is not
  /// looked at, which spares the compositor blending.
  public let pixels: UnsafeMutableRawPointer
  /// Bytes from one row to the next.
  public let stride: Int
  /// Device pixels.
  public let width: Int
  /// Device pixels.
  public let height: Int
  /// What this buffer lacks of the frames since it was last shown, beside the new damage: the whole buffer when it is
  /// new. To be painted together with what has changed.
  public let stale: PixelRegion
  /// Whether it is shown even if nothing has changed. If not, and nothing has, nothing need be painted.
  public let isShownUnchanged: Bool
  /// The loop's time at which the frame began.
  public let time: Duration
}
