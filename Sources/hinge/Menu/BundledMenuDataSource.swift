import Resources

/// The menu that is built into the program: seven answers to an invitation.
final class BundledMenuDataSource: MenuDataSource {
  let title: String
  let prompt: String
  let items: [MenuItem]

  /// Reads `MenuItems.json`; throws what is wrong with it, which a test keeps at nothing.
  convenience init() throws(MenuDataError) { try self.init(json: Resources.menuItems) }

  /// Reads a menu whose pictures are built in.
  init(json: [UInt8]) throws(MenuDataError) {
    let document = try MenuDocument(json: json)
    (title, prompt, items) = (document.title, document.prompt, document.items)
  }

  func picture(named name: String) throws(MenuDataError) -> [UInt8] {
    guard let bytes = Resources.file(at: name) else { throw .missingPicture(name) }
    return bytes
  }
}
