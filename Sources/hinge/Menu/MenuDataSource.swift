import MenuDocuments

/// Where a menu and its pictures come from (R1.14).
protocol MenuDataSource: AnyObject {
  /// What is to be shown, and how.
  var document: MenuDocument { get }

  /// Where the picture is that the document has this name for.
  func picture(named name: String) -> PictureReference
}
