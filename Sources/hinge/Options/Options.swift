/// What a person asked the menu to be like.
struct Options: Hashable {
  /// How the menu stands at launch.
  enum Launch: Hashable {
    case open
    /// Folded away; the first item is shown.
    case folded
  }

  var launch = Launch.open
  /// Whether the menu folds after each selection (R1.11).
  var closesOnSelect = false
  var fold = Fold.push
  /// The viewer's distance in logical pixels.
  var perspective = 1000.0
  /// The id of the item to show at launch.
  var selection: String?

  /// How the hinge moves while the menu folds (R1.7).
  enum Fold: String, Hashable {
    /// It slides a quarter of the menu's width under the detail.
    case push
    /// It stays on the detail's edge.
    case door
  }
}
