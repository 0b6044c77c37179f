import Drawing
import Geometry
import HingeKit
import MenuDocuments

/// Looks at every picture that a document names.
@MainActor struct PictureCheck {
  var source: FileMenuDataSource
  /// Draws each of them once.
  var drawer: any PictureDrawer

  /// In logical pixels: as large as a detail's pictures.
  private static let room = Size(width: 320, height: 320)

  /// One for each place where the document names a picture that cannot be shown.
  var lines: [String] {
    var errors: [String: PictureError?] = [:]
    return source.pictures.compactMap { mention in
      let error = errors[mention.name] ?? error(in: mention.name)
      errors[mention.name] = .some(error)
      guard let error else { return nil }
      let line = MenuDocumentError(
        place: mention.place, path: mention.path, expected: "a picture", found: "\(error)"
      ).line(file: source.name)
      return StandardStream.oneLine(line)
    }
  }

  /// nil for a picture that can be shown.
  private func error(in name: String) -> PictureError? {
    do throws(PictureError) {
      let fit = PictureFit(mode: .scaleAspectFit, room: Self.room, scale: 1)
      _ = try drawer.draw(PictureRequest(name: name, fit: fit, tint: .black), of: source.picture(named: name))
      return nil
    } catch {
      return error
    }
  }
}
