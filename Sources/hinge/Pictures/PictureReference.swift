/// Where a picture of a menu is.
enum PictureReference: Hashable, Sendable {
  /// Built into the program, at a path among its resources.
  case builtIn(String)
  /// A file.
  case file(path: String)
  /// An icon of that name in the user's icon theme.
  case icon(name: String)

  /// What the names of files that are pictures end in.
  static let extensions = [".svg", ".png", ".jpg", ".jpeg", ".webp"]

  /// What a document means by a name: a path, from the document's folder on, where it has a slash in it or ends as a
  /// picture's file does; else the name of an icon.
  init(_ name: String, inFolder folder: String) {
    let lowercased = name.lowercased()
    if name.hasPrefix("/") {
      self = .file(path: name)
    } else if name.contains("/") || Self.extensions.contains(where: lowercased.hasSuffix) {
      self = .file(path: folder.isEmpty ? name : "\(folder)/\(name)")
    } else {
      self = .icon(name: name)
    }
  }
}
