/// Hears what a detail shows (R1.4: the detail knows neither menus nor burgers).
@MainActor protocol DetailControllerDelegate: AnyObject {
  /// The detail was laid out, in another size or with another item.
  func detailControllerDidLayOut(_ detail: DetailController)
  /// The detail was scrolled.
  func detailControllerDidScroll(_ detail: DetailController)
  /// The detail shows what was chosen in a panel beside it, and wants to be seen whole (R2.4).
  func detailController(_ detail: DetailController, didShowRow row: Int, of panel: GalleryController)
}
