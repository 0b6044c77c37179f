import CWaylandCursor
import CWaylandProtocols
import Glibc

/// The person's cursors, read from the theme when they are first needed, which is after the first frame.
final class CursorTheme {
  /// A picture of a cursor at a scale.
  struct Image {
    let buffer: OpaquePointer
    /// Device pixels.
    let width: Int32
    /// Device pixels.
    let height: Int32
    /// Logical pixels.
    let hotspotX: Int32
    /// Logical pixels.
    let hotspotY: Int32
    /// Device pixels for one logical pixel. Width and height are multiples of it (W37).
    let scale: Int32
  }

  private let shm: OpaquePointer
  private var themes: [Int: OpaquePointer] = [:]
  private var missing: Set<String> = []

  init(shm: OpaquePointer) {
    self.shm = shm
  }

  deinit {
    for theme in themes.values { wl_cursor_theme_destroy(theme) }
  }

  /// The picture of a shape, or the arrow's for want of one, or nothing. What is missing is logged once.
  func image(_ shape: CursorShape, scale: Int) -> Image? {
    guard let theme = theme(scale: scale) else { return nil }
    let names = shape.cursorNames
    for name in names + CursorShape.arrow.cursorNames {
      guard let cursor = wl_cursor_theme_get_cursor(theme, name), cursor.pointee.image_count > 0,
        let image = cursor.pointee.images?[0], let buffer = wl_cursor_image_get_buffer(image)
      else { continue }
      if !names.contains(name) { logOnce(names[0]) }
      return CursorTheme.image(image.pointee, buffer: buffer, scale: scale)
    }
    logOnce(names[0])
    return nil
  }

  private static func image(_ image: wl_cursor_image, buffer: OpaquePointer, scale: Int) -> Image {
    let fitting = fittingScale(width: Int(image.width), height: Int(image.height), wanted: scale)
    return Image(
      buffer: buffer, width: Int32(clamping: image.width), height: Int32(clamping: image.height),
      hotspotX: Int32(clamping: Int(image.hotspot_x) / fitting),
      hotspotY: Int32(clamping: Int(image.hotspot_y) / fitting), scale: Int32(clamping: fitting))
  }

  /// The largest scale up to the wanted one that a picture's size is a multiple of: themes have what sizes they have.
  static func fittingScale(width: Int, height: Int, wanted: Int) -> Int {
    var scale = max(1, wanted)
    while width % scale != 0 || height % scale != 0 { scale -= 1 }
    return scale
  }

  private func theme(scale: Int) -> OpaquePointer? {
    if let theme = themes[scale] { return theme }
    let name = getenv("XCURSOR_THEME").map { String(cString: $0) }
    let size = getenv("XCURSOR_SIZE").flatMap { Int(String(cString: $0)) } ?? 24
    let pixels = Int32(clamping: max(1, min(size, 512)) * scale)
    guard let theme = wl_cursor_theme_load(name, pixels, shm) else {
      logOnce("theme")
      return nil
    }
    themes[scale] = theme
    return theme
  }

  private func logOnce(_ name: String) {
    guard missing.insert(name).inserted else { return }
    Log.wayland("there is no cursor \(name)")
  }
}

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
