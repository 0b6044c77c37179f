/// A `wl_pointer.set_cursor`.
public struct CursorRequest {
  public let serial: UInt32
  /// Nil for no cursor.
  public let surface: TestSurface?
  /// Surface coordinates.
  public let hotspot: (x: Int, y: Int)
}
