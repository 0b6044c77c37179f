/// Where a menu's items and their pictures come from (R1.14).
protocol MenuDataSource: AnyObject {
  /// The menu's heading.
  var title: String { get }

  /// Asks for a choice, where nothing is chosen yet; may be empty.
  var prompt: String { get }

  /// In the order of their rows.
  var items: [MenuItem] { get }

  /// The bytes of a picture by the name that an item has for it (SVG).
  func picture(named name: String) throws(MenuDataError) -> [UInt8]
}

extension MenuDataSource {
  /// The item of that id; nil if there is none. Linear in the number of items.
  func item(withID id: String) -> MenuItem? { items.first { $0.id == id } }
}
