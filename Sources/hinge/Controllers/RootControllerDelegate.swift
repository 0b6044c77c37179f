import MenuDocuments

/// Hears what is chosen, wherever it is.
@MainActor protocol RootControllerDelegate: AnyObject {
  /// A person chose this item: by a tap, a click or a key, once for each.
  ///
  /// - Parameter index: Its place among all items of the document, those of the left panel first, from 0.
  func rootController(_ root: RootController, didSelect item: MenuItem, at index: Int)
}
