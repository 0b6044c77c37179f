import Geometry
import MenuDocuments
import Wayland

/// What a person asked the program for, each part for whoever sees to it.
struct Options: Hashable {
  var source = MenuSource.standard
  var menu = MenuOptions()
  var window = WindowOptions()
  var answering = AnsweringOptions()
}

/// Where the menu comes from.
enum MenuSource: Hashable {
  /// The person's own menu if there is one, else the built-in one.
  case standard
  case example(Example)
  /// A menu document.
  case file(String)
  /// A menu document on standard input.
  case standardInput
  /// Plain items on standard input, each of which ends with this byte.
  case lines(terminator: UInt8)
}

/// What a person asked the menu to be like; what is nil is as the menu's document says.
struct MenuOptions: Hashable {
  /// How the menu stands at launch.
  enum Launch: Hashable {
    case open
    /// Folded away; the first item is shown.
    case folded
  }

  /// nil for the desktop's.
  var theme: Theme?
  /// Before what the document says.
  var zoom: MenuDocument.Zoom?
  /// Before what the document says.
  var direction: MenuDocument.Direction?
  /// In the place of the document's; nil for that.
  var title: String?
  /// The same.
  var prompt: String?
  /// For what a list's document leaves open.
  var style = MenuStyle()
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
  /// From which width of the window on the hinged menus are pinned beside the detail, in logical pixels; nil for never.
  var pinnedAbove: Double?
  /// How far the sliding panel at the left is in view at launch, 0 not at all ... 1 as far as it goes.
  var left: Double?
  /// The same of the one at the right.
  var right: Double?
  /// How far the detail is scrolled at launch, in logical pixels; a shorter one as far as it goes.
  var scroll: Double?
}

/// What the window is to be like.
struct WindowOptions: Hashable {
  /// Its size in logical pixels where the compositor leaves that to it.
  var width = 360
  var height = 640
  /// Whether a person asked for that size.
  var hasOwnSize = false
  var state = Toplevel.InitialState.floating
  /// nil for the document's.
  var title: String?
  var appID = Program.appID
  /// Whether what would move is at once where it was going (M48), also where the desktop does not say so.
  var reducesMotion = false
}

/// What becomes of a selection.
struct AnsweringOptions: Hashable {
  /// What is written of each.
  var answer = Answer.value
  /// Whether the first one ends the program.
  var endsWithSelection = false
  /// Whether the items' commands are run.
  var runsCommands = false
  /// How long to wait for a touch or a key, in seconds; nil for ever.
  var timeout: Double?
}

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
  /// The PNG file to write; empty for none where a layout is written.
  var output = ""
  /// The JSON file to write of what is shown and where; nil for none.
  var layout: String?
  var options = Options()
}

/// What the options accept. Every one of these is named in the message about a value beyond it.
enum Limits {
  /// A window's width or height, in logical pixels.
  static let side = 1...16_384
  /// Device pixels for each logical one.
  static let scale = 0.5...8.0
  /// How long to wait for a person, in seconds.
  static let timeout = 0.1...1_000_000.0
  /// The width of the window from which on a menu is pinned, in logical pixels.
  static let pinAbove = 1.0...1_000_000.0
  /// How far a detail is scrolled, in logical pixels.
  static let scroll = 0.0...1_000_000.0
  /// A whole picture, in device pixels: 256 MiB of memory, twice an 8K screen.
  static let area = 64 << 20
  /// A picture's width or height, in device pixels: where Cairo's pictures end.
  static let deviceSide = 32_767
  /// How many of a menu's ids the message about a wrong one names.
  static let toldIDs = 40
}
