import HingeKit

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
  /// How the hinge moves while the menu folds (R1.7).
  var fold = HingeFold.Style.push
  /// The viewer's distance in logical pixels.
  var perspective = 1000.0
  /// The id of the item to show at launch.
  var selection: String?
  /// How far the menu is folded at launch, 0 open ... 1 folded, as if a finger held it there; nil for as `launch` says.
  var fraction: Double?
}
