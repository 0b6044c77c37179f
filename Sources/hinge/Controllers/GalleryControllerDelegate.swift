/// Hears what was chosen in a gallery (R2.4).
@MainActor protocol GalleryControllerDelegate: AnyObject {
  /// A person chose the item of this row: by a tap, a click or a key, once for each.
  func galleryController(_ gallery: GalleryController, didSelectRow row: Int)
}
