/// Which letters to draw text with.
public struct Font: Hashable, Sendable {
  /// How heavy the letters are, in CSS's numbers; Pango takes the nearest that the family has.
  public enum Weight: Int, Sendable {
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
  }

  /// A name fontconfig knows, or a generic one.
  public var family: String
  /// The em square's side in logical pixels.
  public var size: Double
  /// The nearest that the family has is drawn.
  public var weight: Weight

  /// The generic sans serif, regular, unless said otherwise; `size` is in logical pixels.
  public init(family: String = "Sans", size: Double, weight: Weight = .regular) {
    self.family = family
    self.size = size
    self.weight = weight
  }

  /// The interface's own typeface.
  public static func system(size: Double, weight: Weight = .regular) -> Font { Font(size: size, weight: weight) }
}
