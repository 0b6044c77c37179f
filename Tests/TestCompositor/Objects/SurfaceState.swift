/// What a surface looks like: applied as a whole by `commit`.
public struct SurfaceState {
  /// Nil while nothing is shown.
  public internal(set) var buffer: TestBuffer?
  /// `set_buffer_scale`.
  public internal(set) var scale = 1
  /// `set_buffer_transform`.
  public internal(set) var transform = 0
  /// `wp_viewport.set_destination`, logical.
  public internal(set) var viewportDestination: (width: Int, height: Int)?
  /// `wp_viewport.set_source`, buffer pixels.
  public internal(set) var viewportSource: (x: Double, y: Double, width: Double, height: Double)?
  /// Surface coordinates; nil for none.
  public internal(set) var opaqueRegion: [Rectangle]?
  /// Surface coordinates; nil for the whole surface.
  public internal(set) var inputRegion: [Rectangle]?

  /// The size on the screen in logical pixels; nil while nothing is shown.
  public var logicalSize: (width: Int, height: Int)? {
    guard let buffer else { return nil }
    return viewportDestination ?? (buffer.width / scale, buffer.height / scale)
  }
}
