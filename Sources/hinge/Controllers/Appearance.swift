import Drawing
import Geometry
import HingeKit
import MenuDocuments

/// The colours and letters that a document and a theme ask for. What a document leaves open is dark as in the designs
/// (R1.14), or its light counterpart.
struct Appearance: Hashable {
  var theme = Theme.dark
  var colors = MenuColors()
  var textSizes = TextSizes()
  /// What the desktop would have otherwise.
  var desktop = DesktopLook()
  /// Of a list, whose rows have one ground where their items have no colours; nil for a menu beside a page.
  var listStyle: MenuStyle?

  /// Behind a detail without an item's colour.
  var ground: Color { color(colors.ground, dark: 0x333333, light: 0xF7F8FA) }
  /// The bars.
  var bar: Color {
    if let listStyle, listStyle.ground != nil || colors.ground == nil, colors.bar == nil { return menu }
    return color(colors.bar ?? colors.ground, dark: 0x333333, light: 0xE3E7EC)
  }
  /// A hinged menu's own ground, from top to bottom.
  var menu: Color {
    guard let listStyle else { return color(colors.menu, dark: 0x24272B, light: 0xCDD3DA) }
    return color(colors.menu ?? listStyle.ground, dark: 0x26292E, light: 0xF4F6F8)
  }
  /// What is seen where a hinged menu has folded away: dark in both themes.
  var behind: Color { foldLight == .fade ? menu : Color(hex: 0x1B1B1B) }
  /// A black menu fades into what is as black behind it (R1.6); any other is shaded.
  var foldLight: FoldLight { menu == .black ? .fade : .shade }
  /// Behind a sliding panel's rows: darker than the detail that lies over it.
  var panel: Color { color(colors.panel, dark: 0x262626, light: 0xE9ECF0) }
  /// What lies in the bars. Where only these have a colour of their own, one that is read on it.
  var tint: Color { colors.tint?[theme] ?? letters(on: bar) }

  /// Behind an item in a menu's row or in the detail; `other` where it has no colour of its own.
  func ground(of item: MenuItem?, else other: Color) -> Color {
    guard let own = item?.color?[theme] else { return other }
    return desktop.prefersMoreContrast ? Self.strong(own) : own
  }

  /// The nearest colour on which black or white is read at 7 : 1.
  private static func strong(_ ground: Color) -> Color {
    let letters = Color.readable(on: ground)
    let other = letters == .white ? Color.black : .white
    let share = stride(from: 0.0, through: 1, by: 0.02).first {
      letters.contrast(with: ground.mixed(with: other, by: $0)) >= softContrast
    }
    return ground.mixed(with: other, by: share ?? 1)
  }

  /// Behind a detail: a list's items have its accent where they have no colour.
  func pageGround(of item: MenuItem?) -> Color {
    ground(of: item, else: item == nil || listStyle == nil ? ground : accent)
  }

  // MARK: Rows

  /// Whether an item's row is to look as its document has it, rather than as all of a list's do.
  func hasOwnColor(_ item: MenuItem) -> Bool { item.color != nil || listStyle == nil }

  func rowGround(of item: MenuItem, isTile: Bool) -> Color {
    guard item.color == nil, isTile else { return ground(of: item, else: menu) }
    return menu.mixed(with: letters(on: menu), by: 0.09)
  }

  func rowLetters(of item: MenuItem, on ground: Color) -> Color {
    hasOwnColor(item) ? Color.readable(on: ground) : letters(on: ground)
  }

  /// Of the bar that marks a chosen row.
  func selection(of item: MenuItem, on ground: Color) -> Color {
    hasOwnColor(item) ? Color.readable(on: ground) : accent
  }

  /// A list's letters, where they are read on the ground.
  private func letters(on ground: Color) -> Color {
    guard let own = listStyle?.letters?[theme], own.contrast(with: ground) >= Self.readableContrast else {
      return words(on: ground)
    }
    return own
  }

  /// What marks a list's chosen row, and lies behind what was chosen.
  var accent: Color {
    if listStyle?.accent == nil, let wanted = desktop.accentColor, wanted.contrast(with: menu) >= Self.visibleContrast {
      return wanted
    }
    return color(listStyle?.accent, dark: 0x35C6DE, light: 0x00708A)
  }

  /// Of a list's tiles, in logical pixels.
  var cornerRadius: Double { listStyle?.cornerRadius ?? 12 }

  func hasSeparator(below item: MenuItem) -> Bool {
    desktop.prefersMoreContrast || listStyle?.separators ?? true && !hasOwnColor(item)
  }

  /// Words on a ground that is nobody's in particular: softer than black or white where that is read as well.
  func words(on ground: Color) -> Color {
    guard !desktop.prefersMoreContrast else { return .readable(on: ground) }
    let soft = Color(hex: theme == .dark ? 0xF2F6FA : 0x1F2933)
    return soft.contrast(with: ground) >= Self.softContrast ? soft : .readable(on: ground)
  }

  /// `color` for words that are to be read on `ground`, not to stand out: as faint as `alpha`, or half as faint where they
  /// could not be read so.
  func quiet(_ color: Color, on ground: Color, alpha: Double) -> Color {
    guard !desktop.prefersMoreContrast else { return color }
    let readable = [alpha, (alpha + 1) / 2].first {
      ground.mixed(with: color, by: $0).contrast(with: ground) >= Self.readableContrast
    }
    return color.withAlpha(readable ?? 1)
  }

  /// What lies over a row on `ground` while it is pressed.
  static func highlight(on ground: Color) -> Color {
    Color.readable(on: ground) == .white ? .white.withAlpha(0.35) : .black.withAlpha(0.2)
  }

  // MARK: Letters

  /// Of rows' titles.
  var rowFont: Font { Font(family: fontFamily, size: textSizes.row, weight: .medium) }
  var fontFamily: String { listStyle?.font ?? desktop.fontFamily ?? Font(size: 1).family }

  /// WCAG 2's for what is no text.
  private static let visibleContrast = 3.0
  /// WCAG 2's for text, level AA.
  private static let readableContrast = 4.5
  /// The same, level AAA.
  private static let softContrast = 7.0

  private func color(_ own: ThemedColor?, dark: UInt32, light: UInt32) -> Color {
    own?[theme] ?? Color(hex: theme == .dark ? dark : light)
  }
}

/// What a desktop wishes of how a window looks, besides light or dark.
struct DesktopLook: Hashable {
  /// Whether everything is to stand out: words at 7 : 1, none of them faint, a line between rows.
  var prefersMoreContrast = false
  /// How many times as large as usual letters are.
  var textScale = 1.0
  /// nil for the program's.
  var fontFamily: String?
  /// nil for the program's.
  var accentColor: Color?
}
