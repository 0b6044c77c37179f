import MenuDocuments
import Resources

/// A menu that is built into the program.
@MainActor final class BundledMenuDataSource: MenuDataSource {
  let document: MenuDocument

  /// Reads an example, or `MenuItems.json` for nil: seven answers to an invitation. Throws what is wrong with it, which
  /// a test keeps at nothing.
  convenience init(_ example: Example? = nil) throws(MenuDocumentErrors) {
    try self.init(json: example.map { Resources.file(at: $0.path) ?? [] } ?? Resources.menuItems)
  }

  /// Reads a menu whose pictures are built in.
  init(json: [UInt8]) throws(MenuDocumentErrors) { document = try MenuDocument(json: json) }

  /// An example names its pictures from its own folder, so that its file can be shown as well.
  func picture(named name: String) -> PictureReference {
    .builtIn(name.hasPrefix("../") ? String(name.dropFirst(3)) : name)
  }
}
