import CWaylandCursor
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

extension CursorShape {
  /// What themes call it: the name of CSS, then the older ones of X.
  var cursorNames: [String] {
    switch self {
    case .arrow: ["default", "left_ptr"]
    case .pointingHand: ["pointer", "hand2", "hand1", "pointing_hand"]
    case .grab: ["grab", "openhand", "hand1"]
    case .grabbing: ["grabbing", "closedhand", "fleur"]
    case .text: ["text", "xterm", "ibeam"]
    case .resizeTop: ["n-resize", "top_side", "ns-resize", "sb_v_double_arrow"]
    case .resizeBottom: ["s-resize", "bottom_side", "ns-resize", "sb_v_double_arrow"]
    case .resizeLeft: ["w-resize", "left_side", "ew-resize", "sb_h_double_arrow"]
    case .resizeRight: ["e-resize", "right_side", "ew-resize", "sb_h_double_arrow"]
    case .resizeTopLeft: ["nw-resize", "top_left_corner", "nwse-resize"]
    case .resizeTopRight: ["ne-resize", "top_right_corner", "nesw-resize"]
    case .resizeBottomLeft: ["sw-resize", "bottom_left_corner", "nesw-resize"]
    case .resizeBottomRight: ["se-resize", "bottom_right_corner", "nwse-resize"]
    }
  }
}
