import Geometry

/// A colour that may differ between the themes.
public struct ThemedColor: Hashable, Sendable {
  public var light: Color
  public var dark: Color

  public init(light: Color, dark: Color) { (self.light, self.dark) = (light, dark) }

  /// The same in both.
  public init(_ color: Color) { self.init(light: color, dark: color) }

  /// The one of a theme.
  public subscript(theme: Theme) -> Color { theme == .light ? light : dark }
}

/// Which of two sets of colours is shown.
public enum Theme: String, CaseIterable, Sendable {
  case light, dark
}

/// The colours that are nobody's in particular; nil for the program's own.
public struct MenuColors: Hashable, Sendable {
  /// Behind a detail without an item's colour.
  public var ground: ThemedColor?
  /// The bars.
  public var bar: ThemedColor?
  /// What lies in the bars: titles and burgers.
  public var tint: ThemedColor?
  /// Behind a hinged menu's rows, and what is seen where it has folded away.
  public var menu: ThemedColor?
  /// Behind a sliding panel's rows.
  public var panel: ThemedColor?

  public init() {}
}
