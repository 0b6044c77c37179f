import Geometry
import MenuDocuments
import Wayland

/// What a person asked the menu to be like; what is nil is as the menu's document says.
struct Options: Hashable {
  /// How the menu stands at launch.
  enum Launch: Hashable {
    case open
    /// Folded away; the first item is shown.
    case folded
  }

  var source = MenuSource.standard
  /// What is written of each selection.
  var answer = Answer.value
  /// Whether the first selection ends the program.
  var endsWithSelection = false
  /// Whether the items' commands are run.
  var runsCommands = false
  /// How long to wait for a touch or a key, in seconds; nil for ever.
  var timeout: Double?
  /// nil for the desktop's.
  var theme: Theme?
  /// Before what the document says.
  var direction: MenuDocument.Direction?
  /// The window's size in logical pixels where the compositor leaves that to it.
  var width = 360
  var height = 640
  var windowState = Toplevel.InitialState.floating
  /// The window's title; nil for the document's.
  var windowTitle: String?
  var appID = Program.appID
  var launch: Launch?
  /// Whether the panels go after each selection (R1.11), also where the document does not say so.
  var closesOnSelect = false
  /// How the menu folds (R1.7).
  var fold: FoldStyle?
  /// The viewer's distance in logical pixels.
  var perspective: Double?
  /// The id of the item to show at launch.
  var selection: String?
  /// How far the menu is folded at launch, 0 open ... 1 folded, as if a finger held it there; nil for as `launch` says.
  var fraction: Double?
  /// Whether what would move is at once where it was going (M48).
  var reducesMotion = false
  /// From which width of the window on the hinged menus are pinned beside the detail, in logical pixels; nil for never.
  var pinnedAbove: Double?
  /// How far the sliding panel at the left is in view at launch, 0 not at all ... 1 as far as it goes.
  var left: Double?
  /// The same of the one at the right.
  var right: Double?
  /// How far the detail is scrolled at launch, in logical pixels; a shorter one as far as it goes.
  var scroll: Double?
}
