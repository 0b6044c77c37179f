import CRSVG
import Drawing
import Geometry

/// A picture that is sharp at any size (SVG, through librsvg).
///
/// A document that uses `currentColor` is drawn in the tint that it is asked for with.
package final class VectorPicture: ScalablePicture {
  package let intrinsicSize: Size

  /// What is said where librsvg says nothing.
  private static let unreadable = "it is no picture that can be read"

  /// Whether a tint makes a difference.
  private let hasOpenColor: Bool
  private let handle: UnsafeMutablePointer<RsvgHandle>

  /// Reads a whole SVG document. Nothing outside it is ever loaded.
  package init(svg: [UInt8]) throws(DrawingError) {
    var error: UnsafeMutablePointer<GError>?
    guard !svg.isEmpty, let handle = rsvg_handle_new_from_data(svg, gsize(svg.count), &error) else {
      throw .invalidPicture(DrawingError.takeMessage(&error) ?? Self.unreadable)
    }
    rsvg_handle_set_dpi(handle, 96)
    intrinsicSize = Self.size(of: handle)
    hasOpenColor = Self.mentionsOpenColor(svg)
    self.handle = handle
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(handle)) }

  /// Draws it keeping its proportions as the document asks (unless it says otherwise: centred, as large as fits).
  package func rasterize(width: Int, height: Int, tint: Color) throws(DrawingError) -> Bitmap {
    let bitmap = try Bitmap(width: width, height: height)
    guard width > 0, height > 0 else { return bitmap }
    let canvas = try Canvas(bitmap)
    var viewport = RsvgRectangle(x: 0, y: 0, width: Double(width), height: Double(height))
    var error: UnsafeMutablePointer<GError>?
    if hasOpenColor {
      let style = Array("svg { color: \(tint.cssName) }".utf8)
      guard rsvg_handle_set_stylesheet(handle, style, gsize(style.count), &error) != 0 else {
        throw .invalidPicture(DrawingError.takeMessage(&error) ?? Self.unreadable)
      }
    }
    guard rsvg_handle_render_document(handle, canvas.context, &viewport, &error) != 0 else {
      throw .invalidPicture(DrawingError.takeMessage(&error) ?? Self.unreadable)
    }
    try canvas.check()
    return bitmap
  }

  private static func size(of handle: UnsafeMutablePointer<RsvgHandle>) -> Size {
    var (width, height) = (0.0, 0.0)
    if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0, width > 0, height > 0,
      width.isFinite, height.isFinite
    {
      return Size(width: width, height: height)
    }
    var (hasWidth, hasHeight, hasViewBox): (gboolean, gboolean, gboolean) = (0, 0, 0)
    var (cssWidth, cssHeight, viewBox) = (RsvgLength(), RsvgLength(), RsvgRectangle())
    rsvg_handle_get_intrinsic_dimensions(handle, &hasWidth, &cssWidth, &hasHeight, &cssHeight, &hasViewBox, &viewBox)
    guard hasViewBox != 0, viewBox.width > 0, viewBox.height > 0 else { return .zero }
    return Size(width: viewBox.width, height: viewBox.height)
  }

  /// Whether `currentColor` stands somewhere in the document; CSS knows no case.
  private static func mentionsOpenColor(_ svg: [UInt8]) -> Bool {
    let word = Array("currentcolor".utf8)
    guard svg.count >= word.count else { return false }
    return (0...svg.count - word.count).contains { start in
      word.indices.allSatisfy { svg[start + $0] | 0x20 == word[$0] }
    }
  }
}

extension Color {
  /// As CSS writes it: `rgba(255, 0, 0, 0.5)`.
  fileprivate var cssName: String {
    func byte(_ component: Double) -> Int { Int((min(max(component, 0), 1) * 255).rounded()) }
    return "rgba(\(byte(red)), \(byte(green)), \(byte(blue)), \(min(max(alpha, 0), 1)))"
  }
}
