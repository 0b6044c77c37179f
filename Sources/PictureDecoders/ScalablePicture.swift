import CGdkPixbuf
import Drawing
import Geometry

/// A picture that is drawn at any size that is asked for.
package protocol ScalablePicture: AnyObject {
  /// The size it says it has, in logical pixels; 0 x 0 if it says none.
  var intrinsicSize: Size { get }

  /// Draws it over the whole of a new bitmap of that many device pixels.
  ///
  /// - Parameter tint: What a drawing has that leaves its colour to whoever shows it (`currentColor`).
  func rasterize(width: Int, height: Int, tint: Color) throws(DrawingError) -> Bitmap
}

extension ScalablePicture {
  /// Draws it with black for a colour that it leaves open.
  package func rasterize(width: Int, height: Int) throws(DrawingError) -> Bitmap {
    try rasterize(width: width, height: height, tint: .black)
  }
}

/// Reads a whole file: SVG, or pixels in a format that gdk-pixbuf has a loader for.
package func readPicture(_ bytes: [UInt8]) throws(DrawingError) -> any ScalablePicture {
  if PictureFormat(bytes) != nil { return try RasterPicture(bytes) }
  return try VectorPicture(svg: bytes)
}

/// How the files of pictures begin. What is none of these is taken for SVG.
///
/// gdk-pixbuf knows more of them, which hardly anybody uses or tests: a menu's pictures never get to code for those.
enum PictureFormat: String, CaseIterable {
  case png, jpeg, webp, gif, bmp, tiff

  /// What a file is, by its first bytes; nil for none of these.
  init?(_ bytes: [UInt8]) {
    func begins(_ text: StaticString, at offset: Int = 0) -> Bool {
      text.withUTF8Buffer { bytes.dropFirst(offset).starts(with: $0) }
    }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins("RIFF"), begins("WEBP", at: 8) {
      self = .webp
    } else if begins("GIF8") {
      self = .gif
    } else if begins("BM") {
      self = .bmp
    } else if begins("II*\0") || begins("MM\0*") {
      self = .tiff
    } else {
      return nil
    }
  }

  /// As people call it.
  var name: String { self == .webp ? "WebP" : rawValue.uppercased() }
}

/// A picture of which only the shape counts: all of it has the tint's colour. Icon themes call such icons symbolic.
package final class SymbolicPicture: ScalablePicture {
  package var intrinsicSize: Size { shape.intrinsicSize }

  private let shape: any ScalablePicture

  /// - Parameter shape: Covers what is to be coloured.
  package init(_ shape: any ScalablePicture) { self.shape = shape }

  package func rasterize(width: Int, height: Int, tint: Color) throws(DrawingError) -> Bitmap {
    let bitmap = try shape.rasterize(width: width, height: height, tint: tint)
    try Canvas(bitmap).recolor(tint)
    return bitmap
  }
}

extension DrawingError {
  /// What a library on GLib says, on one line; nil where it says nothing. The error is freed.
  static func takeMessage(_ error: inout UnsafeMutablePointer<GError>?) -> String? {
    guard let failure = error else { return nil }
    let text = failure.pointee.message.map { String(cString: $0) }
    g_error_free(failure)
    error = nil
    return text.flatMap { $0.split(whereSeparator: \.isNewline).first.map(String.init) }
  }
}
