/// Hears what was chosen in a menu (R1.4).
@MainActor protocol MenuControllerDelegate: AnyObject {
  /// A person chose the item of this row: by a tap, a click or a key, once for each.
  func menuController(_ menu: MenuController, didSelectRow row: Int)
}
