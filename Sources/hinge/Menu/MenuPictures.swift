import HingeKit

/// A menu's pictures, by the names that its document has for them.
@MainActor final class MenuPictures: PictureStoreDelegate {
  /// Told once for each picture that cannot be shown, in one line.
  var onFailure: ((String) -> Void)?

  private let source: any MenuDataSource
  private let store: PictureStore

  init(of source: any MenuDataSource, in store: PictureStore) {
    self.source = source
    self.store = store
    store.delegate = self
  }

  func picture(named name: String) -> StoredPicture { store.picture(source.picture(named: name)) }

  /// Reads every picture anew: files may have changed.
  func reload() { store.reload() }

  func pictureStore(_ store: PictureStore, didFailToShow picture: StoredPicture, with error: PictureError) {
    onFailure?("\(error)")
  }
}

extension PictureSource {
  /// What the names of files that are pictures end in.
  private static let extensions = [".svg", ".png", ".jpg", ".jpeg", ".webp"]

  /// What a document means by a name: a path, from the document's folder on, where it has a slash in it or ends as a
  /// picture's file does; else the name of an icon.
  init(_ name: String, inFolder folder: String) {
    let lowercased = name.lowercased()
    if name.hasPrefix("/") {
      self = .file(path: name)
    } else if name.contains("/") || Self.extensions.contains(where: lowercased.hasSuffix) {
      // As a person would write it from where the program runs.
      var path = name[...]
      while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
      if path.isEmpty { path = name[...] }
      self = .file(path: ["", "."].contains(folder) ? String(path) : "\(folder)/\(path)")
    } else {
      self = .icon(name: name)
    }
  }
}
