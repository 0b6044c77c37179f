import Drawing

/// A menu's pictures, each read at its first use and kept.
final class PictureStore {
  /// Told once for each picture that cannot be shown, in one line.
  var onFailure: ((String) -> Void)?

  private let source: any MenuDataSource
  /// nil for a picture that cannot be shown.
  private var pictures: [String: VectorPicture?] = [:]

  init(source: any MenuDataSource) { self.source = source }

  /// The picture of that name; nil if it is missing or damaged.
  func picture(named name: String) -> VectorPicture? {
    if let known = pictures[name] { return known }
    var picture: VectorPicture?
    do {
      picture = try VectorPicture(svg: source.picture(named: name))
    } catch {
      onFailure?("\(error)")
    }
    pictures[name] = .some(picture)
    return picture
  }
}
