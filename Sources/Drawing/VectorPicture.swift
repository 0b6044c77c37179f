import CCairo
import CRSVG
import Geometry

/// A picture that is sharp at any size (SVG, through librsvg).
public final class VectorPicture {
  /// The size it says it has, in logical pixels; from its view box if it says none, else 0 x 0.
  public let intrinsicSize: Size

  private let handle: UnsafeMutablePointer<RsvgHandle>

  /// Reads a whole SVG document. Nothing outside it is ever loaded.
  public init(svg: [UInt8]) throws(DrawingError) {
    var error: UnsafeMutablePointer<GError>?
    guard !svg.isEmpty, let handle = rsvg_handle_new_from_data(svg, gsize(svg.count), &error) else {
      throw .invalidPicture(Self.message(&error))
    }
    self.handle = handle
    rsvg_handle_set_dpi(handle, 96)
    intrinsicSize = Self.size(of: handle)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(handle)) }

  /// Draws it over the whole of a new bitmap of that many device pixels, keeping its proportions as the document asks
  /// (unless it says otherwise: centred, as large as fits).
  public func rasterize(width: Int, height: Int) throws(DrawingError) -> Bitmap {
    let bitmap = try Bitmap(width: width, height: height)
    guard width > 0, height > 0 else { return bitmap }
    let canvas = try Canvas(bitmap)
    var viewport = RsvgRectangle(x: 0, y: 0, width: Double(width), height: Double(height))
    var error: UnsafeMutablePointer<GError>?
    guard rsvg_handle_render_document(handle, canvas.context, &viewport, &error) != 0 else {
      throw .invalidPicture(Self.message(&error))
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

  /// librsvg's words, on one line.
  private static func message(_ error: inout UnsafeMutablePointer<GError>?) -> String {
    guard let failure = error else { return "no SVG document" }
    let text = failure.pointee.message.map { String(cString: $0) } ?? "no SVG document"
    g_error_free(failure)
    error = nil
    return text.split(whereSeparator: \.isNewline).first.map(String.init) ?? text
  }
}
