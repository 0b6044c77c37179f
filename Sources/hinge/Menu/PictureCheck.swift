import HingeKit
import MenuDocuments

/// Looks at every picture that a document names.
struct PictureCheck {
  var source: FileMenuDataSource

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
      _ = try PictureReader().read(source.picture(named: name))
      return nil
    } catch {
      return error
    }
  }
}
