import Drawing
import Geometry
import Loop
import Pictures

/// Reads pictures from wherever they are, and draws them in this process, which is what a picture can then end.
package struct PictureReader: PictureDrawer {
  /// A larger file is not read.
  package static let mostBytes = 64 << 20

  /// Where icons are looked for by name.
  private let icons = IconTheme.user

  package init() {}

  package func draw(_ request: PictureRequest) throws(PictureError) -> sending PictureDrawing {
    let fit = request.fit
    let picture = try read(request.source, side: max(fit.room.width, fit.room.height), scale: fit.scale)
    let (width, height) = fit.pixels(of: picture.intrinsicSize)
    do throws(DrawingError) {
      let bitmap = try picture.rasterize(width: width, height: height, tint: request.tint)
      return PictureDrawing(size: picture.intrinsicSize, bitmap: bitmap)
    } catch {
      throw .undrawable("'\(request.source.name)': \(error)")
    }
  }

  /// Reads a whole picture.
  ///
  /// - Parameters:
  ///   - side: How large it is going to be shown, in logical pixels: what an icon is chosen by.
  ///   - scale: Device pixels per logical pixel.
  package func read(_ source: PictureSource, side: Double = 80, scale: Double = 1) throws(PictureError)
    -> sending any ScalablePicture
  {
    switch source {
    case .data(let bytes, let name): return try picture(bytes, named: name)
    case .file(let path): return try picture(file(at: path), named: path)
    case .icon(let name):
      guard
        let path = icons.path(ofIcon: name, size: max(1, Int(min(side, 4096))), scale: max(1, Int(scale.rounded(.up))))
      else { throw .noIcon(name) }
      let icon = try picture(file(at: path), named: path)
      return name.hasSuffix("-symbolic") ? SymbolicPicture(icon) : icon
    }
  }

  private func picture(_ bytes: [UInt8], named name: String) throws(PictureError) -> sending any ScalablePicture {
    do throws(DrawingError) {
      return try readPicture(bytes)
    } catch {
      throw .undrawable("'\(name)': \(error)")
    }
  }

  private func file(at path: String) throws(PictureError) -> [UInt8] {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileContents.read(path, limit: Self.mostBytes)
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
    guard bytes.count <= Self.mostBytes else { throw .tooManyBytes(path: path, limit: Self.mostBytes) }
    return bytes
  }
}
