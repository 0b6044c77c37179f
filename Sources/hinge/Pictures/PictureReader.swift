import Drawing
import MenuDocuments
import Resources

/// Reads pictures from wherever they are. On any thread.
struct PictureReader: Sendable {
  /// A larger file is not read.
  static let mostBytes = 64 << 20

  /// Where icons are looked for by name.
  var icons = IconTheme.user

  /// Reads a whole picture.
  ///
  /// - Parameters:
  ///   - side: How large it is going to be shown, in logical pixels: what an icon is chosen by.
  ///   - scale: Device pixels per logical pixel.
  func read(_ reference: PictureReference, side: Double = 80, scale: Double = 1) throws(PictureError)
    -> any ScalablePicture
  {
    switch reference {
    case .builtIn(let path):
      guard let bytes = Resources.file(at: path) else { throw .notBuiltIn(path) }
      return try picture(bytes, named: path)
    case .file(let path): return try picture(file(at: path), named: path)
    case .icon(let name):
      guard
        let path = icons.path(ofIcon: name, size: max(1, Int(min(side, 4096))), scale: max(1, Int(scale.rounded(.up))))
      else { throw .noIcon(name) }
      let icon = try picture(file(at: path), named: path)
      return name.hasSuffix("-symbolic") ? SymbolicPicture(icon) : icon
    }
  }

  private func picture(_ bytes: [UInt8], named name: String) throws(PictureError) -> any ScalablePicture {
    do throws(DrawingError) {
      return try readPicture(bytes)
    } catch {
      throw .undrawable("\(name.quoted): \(error)")
    }
  }

  private func file(at path: String) throws(PictureError) -> [UInt8] {
    try PictureFile.bytes(at: path, atMost: Self.mostBytes)
  }
}
