import Geometry
import HingeKit
import MenuDocuments

/// The colours and letters that a document and a theme ask for. What a document leaves open is dark as in the designs
/// (R1.14), or its light counterpart.
struct Appearance: Hashable {
  var theme = Theme.dark
  var colors = MenuColors()
  var textSizes = TextSizes()

  /// Behind a detail without an item's colour.
  var ground: Color { color(colors.ground, dark: 0x333333, light: 0xF7F8FA) }
  /// The bars.
  var bar: Color { color(colors.bar ?? colors.ground, dark: 0x333333, light: 0xE3E7EC) }
  /// A hinged menu's own ground, from top to bottom.
  var menu: Color { color(colors.menu, dark: 0x000000, light: 0xCDD3DA) }
  /// What is seen where a hinged menu has folded away: dark in both themes.
  var behind: Color { foldLight == .fade ? menu : Color(hex: 0x1B1B1B) }
  /// A black menu fades into what is as black behind it (R1.6); any other is shaded.
  var foldLight: FoldLight { menu == .black ? .fade : .shade }
  /// Behind a sliding panel's rows: darker than the detail that lies over it.
  var panel: Color { color(colors.panel, dark: 0x262626, light: 0xE9ECF0) }
  /// What lies in the bars. Where only these have a colour of their own, one that is read on it.
  var tint: Color { colors.tint?[theme] ?? words(on: bar) }

  /// Behind an item in a menu's row or in the detail; `other` where it has no colour of its own.
  func ground(of item: MenuItem?, else other: Color) -> Color { item?.color?[theme] ?? other }

  /// Words on a ground that is nobody's in particular: softer than black or white where that is read as well.
  func words(on ground: Color) -> Color {
    let soft = Color(hex: theme == .dark ? 0xF2F6FA : 0x1F2933)
    return soft.contrast(with: ground) >= Self.softContrast ? soft : .readable(on: ground)
  }

  /// `color` for words that are to be read on `ground`, not to stand out: as faint as `alpha`, or half as faint where they
  /// could not be read so.
  static func quiet(_ color: Color, on ground: Color, alpha: Double) -> Color {
    let readable = [alpha, (alpha + 1) / 2].first {
      ground.mixed(with: color, by: $0).contrast(with: ground) >= Self.readableContrast
    }
    return color.withAlpha(readable ?? 1)
  }

  /// What lies over a row on `ground` while it is pressed.
  static func highlight(on ground: Color) -> Color {
    Color.readable(on: ground) == .white ? .white.withAlpha(0.35) : .black.withAlpha(0.2)
  }

  /// WCAG 2's for text, level AA.
  private static let readableContrast = 4.5
  /// The same, level AAA.
  private static let softContrast = 7.0

  private func color(_ own: ThemedColor?, dark: UInt32, light: UInt32) -> Color {
    own?[theme] ?? Color(hex: theme == .dark ? dark : light)
  }
}
