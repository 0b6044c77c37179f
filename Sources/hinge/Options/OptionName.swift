import Geometry
import MenuDocuments

/// Every option there is, with the words that `--help` and the error messages have for it.
///
/// The one list that the parser and the help text are made from, and that the man page and the completions must equal.
enum OptionName: CaseIterable {
  case example
  case lines
  case null
  case print
  case once
  case exec
  case timeout
  case open
  case closed
  case closeOnSelect
  case fold
  case perspective
  case pinAbove
  case reducedMotion
  case select
  case fraction
  case left
  case right
  case scroll
  case theme
  case direction
  case zoom
  case size
  case fullscreen
  case maximized
  case title
  case prompt
  case appID
  case scale
  case output
  case layout
  case only
  case flat
  case decorations
  case help
  case version

  /// Without its dashes.
  var name: String {
    switch self {
    case .closeOnSelect: "close-on-select"
    case .pinAbove: "pin-above"
    case .reducedMotion: "reduced-motion"
    case .appID: "app-id"
    default: "\(self)"
    }
  }

  /// The one letter that also stands for it.
  var letter: Character? {
    switch self {
    case .null: "0"
    case .output: "o"
    case .prompt: "p"
    case .help: "h"
    default: nil
    }
  }

  /// What its value is called in the help text; nil for an option without one.
  var valueName: String? {
    switch self {
    case .example: "NAME"
    case .print: "WHAT"
    case .timeout: "SECONDS"
    case .theme: "auto|light|dark"
    case .direction: "auto|ltr|rtl"
    case .zoom: "auto|N"
    case .title, .prompt: "TEXT"
    case .appID: "ID"
    case .fold: FoldStyle.allCases.map(\.rawValue).joined(separator: "|")
    case .perspective: "N"
    case .pinAbove: "WIDTH"
    case .select: "ID"
    case .size: "WxH"
    case .scale: "S"
    case .fraction: "F"
    case .left, .right: "V"
    case .scroll: "Y"
    case .output: "OUT.png"
    case .layout: "FILE.json"
    case .only: "menu"
    case .decorations: "none|client"
    case .lines, .null, .once, .exec, .open, .closed, .closeOnSelect, .reducedMotion, .fullscreen, .maximized, .flat,
      .help,
      .version:
      nil
    }
  }

  /// What a right value looks like, for the message about a wrong one.
  var expectedValue: String {
    switch self {
    case .example: "one of \(Example.names)"
    case .fold: "one of \(FoldStyle.names)"
    case .perspective: "a number of logical pixels from \(MenuLimits.perspective.spelled)"
    case .pinAbove: "a number of logical pixels from \(Limits.pinAbove.spelled)"
    case .select: "an item's id"
    case .size: "WIDTHxHEIGHT in whole logical pixels, each from \(Limits.side.spelled)"
    case .scale: "a number from \(Limits.scale.spelled)"
    case .fraction: "a number from 0 (open) to 1 (folded)"
    case .left, .right: "a number from 0 (out of view) to 1 (in view)"
    case .scroll: "a number of logical pixels from \(Limits.scroll.spelled)"
    case .output, .layout: "a file's name"
    case .only: "menu"
    case .decorations: "none or client"
    case .print: "one of \(Answer.names)"
    case .timeout: "a number of seconds from \(Limits.timeout.spelled)"
    case .theme: "auto, light or dark"
    case .direction: "auto, ltr or rtl"
    case .zoom: "auto, or a number from \(MenuLimits.zoom.spelled)"
    case .title, .prompt: "some text"
    case .appID: "a name such as \(Program.appID)"
    case .lines, .null, .once, .exec, .open, .closed, .closeOnSelect, .reducedMotion, .fullscreen, .maximized, .flat,
      .help,
      .version:
      "no value"
    }
  }

  /// One line for the help text.
  var summary: String {
    switch self {
    case .example: "show a built-in example: \(Example.names)"
    case .lines: "read standard input, an item from each line"
    case .null: "with --lines: items end with a NUL instead of a line's end"
    case .print: "what of a chosen item to write on standard output: \(Answer.names) (value)"
    case .once: "end with the first selection"
    case .exec: "run the commands that the menu's items have"
    case .timeout: "end with status 4 when nobody has touched anything for so long"
    case .theme: "which colours: the desktop's, light or dark (auto)"
    case .direction: "which way the window is laid out: as the text reads, or as said here (auto)"
    case .zoom: "how large everything is: as fills a screen, or a factor (auto in fullscreen, else 1)"
    case .fullscreen: "cover the screen"
    case .maximized: "start as large as the desktop lets a window be"
    case .title: "the window's title, and with --lines the question over them"
    case .prompt: "what to ask, in the place of the document's prompt"
    case .appID: "what the compositor knows the window by (\(Program.appID))"
    case .open: "start with the menu open"
    case .closed: "start with the menu folded and the first item shown"
    case .closeOnSelect: "fold the menu, or slide it away, after each selection"
    case .fold: "how the menu folds: \(FoldStyle.names) (push)"
    case .perspective: "the viewer's distance in logical pixels (1000)"
    case .pinAbove: "pin the menu beside the detail in a window of this width or wider"
    case .reducedMotion: "let nothing move by itself: what would is at once where it was going"
    case .select: "show this item at launch; a wrong ID is answered with all there are"
    case .size: "the window's size in logical pixels (360x640)"
    case .scale: "device pixels for each logical one (1)"
    case .fraction: "how far a menu that folds is folded at launch: 0 open, 1 folded"
    case .left: "how much of a sliding panel at the left is in view at launch: 0 none, 1 all"
    case .right: "the same at the right, instead"
    case .scroll: "how far the detail is scrolled at launch, in logical pixels"
    case .output: "the picture to write"
    case .layout: "write what is shown and where, for tests and tools"
    case .only: "the menu's panel alone, on a transparent ground"
    case .flat: "with --only menu: not folded, at its own size"
    case .decorations: "whether the window draws its own frame (none)"
    case .help: "show this and exit"
    case .version: "show the version and exit"
    }
  }

  /// Whether `hinge render` does not know it: it shows nobody anything.
  var isForWindowOnly: Bool {
    switch self {
    case .print, .once, .exec, .timeout, .maximized, .title, .appID: true
    default: false
    }
  }

  /// Whether only `hinge render` knows it.
  var isForRenderOnly: Bool {
    switch self {
    case .scale, .output, .layout, .only, .flat, .decorations: true
    default: false
    }
  }

  /// As the messages write it.
  var spelled: String { self == .output ? "-o" : "--\(name)" }
}

extension FoldStyle {
  /// The names, for messages.
  fileprivate static let names = allCases.map(\.rawValue).joined(separator: ", ")
}
