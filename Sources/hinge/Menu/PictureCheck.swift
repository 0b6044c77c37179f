import Drawing
import Geometry
import HingeKit
import Loop
import MenuDocuments
import Pictures

/// Looks at every picture that a document names.
@MainActor struct PictureCheck {
  var source: FileMenuDataSource
  /// Draws each of them once.
  var drawer: any PictureDrawer

  /// In logical pixels: as large as a detail's pictures.
  private static let room = Size(width: 320, height: 320)

  /// One for each place where the document names a picture that cannot be shown. Throws where none can be.
  func lines() throws(PictureError) -> [String] {
    var errors: [String: PictureError?] = [:]
    var lines: [String] = []
    for mention in source.pictures {
      let error = errors[mention.name] ?? error(in: mention.name)
      if case .noProgram? = error, let error { throw error }
      errors[mention.name] = .some(error)
      guard let error else { continue }
      let line = MenuDocumentError(
        place: mention.place, path: mention.path, expected: "a picture", found: "\(error)"
      ).line(file: source.name)
      lines.append(StandardStream.oneLine(line))
    }
    return lines
  }

  /// nil for a picture that can be shown.
  private func error(in name: String) -> PictureError? {
    do throws(PictureError) {
      let fit = PictureFit(mode: .scaleAspectFit, room: Self.room, scale: 1)
      _ = try drawer.draw(PictureRequest(source.picture(named: name), fit: fit, tint: .black))
      return nil
    } catch {
      return error
    }
  }
}
