import MenuDocuments

/// Where a menu and its pictures come from (R1.14).
protocol MenuDataSource: AnyObject {
  /// What is to be shown, and how.
  var document: MenuDocument { get }

  /// The bytes of a picture by the name that the document has for it (SVG).
  func picture(named name: String) throws(MenuDataError) -> [UInt8]
}
