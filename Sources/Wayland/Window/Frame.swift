import Geometry

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
