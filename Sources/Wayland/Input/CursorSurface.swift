import CWaylandProtocols

/// The surface that shows a pointer's cursor.
final class CursorSurface {
  private let proxy: OpaquePointer
  private let version: UInt32

  init?(compositor: OpaquePointer) {
    guard let proxy = wl_compositor_create_surface(compositor) else { return nil }
    self.proxy = proxy
    version = wl_surface_get_version(proxy)
  }

  deinit {
    wl_surface_destroy(proxy)
  }

  /// The largest scale that a cursor can have on this compositor.
  func scale(wanted: Int) -> Int {
    version >= UInt32(WL_SURFACE_SET_BUFFER_SCALE_SINCE_VERSION) ? wanted : 1
  }

  /// Makes the pointer look like this.
  func show(_ image: CursorTheme.Image, for pointer: OpaquePointer, serial: UInt32) {
    wl_pointer_set_cursor(pointer, serial, proxy, image.hotspotX, image.hotspotY)
    if version >= UInt32(WL_SURFACE_SET_BUFFER_SCALE_SINCE_VERSION) { wl_surface_set_buffer_scale(proxy, image.scale) }
    wl_surface_attach(proxy, image.buffer, 0, 0)
    if version >= UInt32(WL_SURFACE_DAMAGE_BUFFER_SINCE_VERSION) {
      wl_surface_damage_buffer(proxy, 0, 0, image.width, image.height)
    } else {
      wl_surface_damage(proxy, 0, 0, image.width, image.height)
    }
    wl_surface_commit(proxy)
  }
}
