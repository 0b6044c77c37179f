/// Hears what was chosen in a gallery (R2.4).
protocol GalleryControllerDelegate: AnyObject {
  /// A person chose this item: by a tap, a click or a key, once for each.
  func galleryController(_ gallery: GalleryController, didSelect item: MenuItem)
}
