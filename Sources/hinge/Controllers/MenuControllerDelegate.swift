/// Hears what was chosen in a menu (R1.4).
protocol MenuControllerDelegate: AnyObject {
  /// A person chose this item: by a tap, a click or a key, once for each.
  func menuController(_ menu: MenuController, didSelect item: MenuItem)
}
