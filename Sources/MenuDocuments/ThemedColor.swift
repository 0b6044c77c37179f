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
