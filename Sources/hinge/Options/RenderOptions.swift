/// A picture of the window, or of the menu, without any compositor.
struct RenderOptions: Hashable {
  /// How much of the window is drawn.
  enum Part: Hashable {
    case window
    /// The menu's panel as it is folded, in the window's coordinates, opaque on a transparent ground.
    case menu
    /// The menu's panel as it was before the fold, at its own size.
    case flatMenu
  }

  /// Who draws the window's frame.
  enum Decorations: String, Hashable {
    /// The compositor, outside of the picture.
    case none
    /// The window itself, as it does where the compositor does not.
    case client
  }

  /// Device pixels for each logical one, times 120, as Wayland counts fractional scales.
  var scale120 = 120
  var part = Part.window
  var decorations = Decorations.none
  /// The PNG file to write.
  var output = ""
  var options = Options()
}
