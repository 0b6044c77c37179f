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

/// Reads a whole file: SVG, or pixels in a format that gdk-pixbuf has a loader for.
public func readPicture(_ bytes: [UInt8]) throws(DrawingError) -> any ScalablePicture {
  if PictureFormat(bytes) != nil { return try RasterPicture(bytes) }
  return try VectorPicture(svg: bytes)
}
