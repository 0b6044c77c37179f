/// The typeface, size and weight in which text is drawn.
public struct Font: Hashable, Sendable {
  /// How heavy the letters are, in CSS's numbers; Pango takes the nearest that the family has.
  public enum Weight: Int, Sendable {
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
  }

  /// The family's name as fontconfig knows it, or a generic one such as "Sans".
  public var family: String
  /// The side of the em square, in logical pixels.
  public var size: Double
  /// How heavy the letters are; the nearest weight that the family has is drawn.
  public var weight: Weight

  /// A font of a family, size and weight: the generic sans serif, regular, unless said otherwise; `size` is in logical
  /// pixels.
  public init(family: String = "Sans", size: Double, weight: Weight = .regular) {
    self.family = family
    self.size = size
    self.weight = weight
  }

  /// The typeface in which the interface is written, the generic sans serif; `size` is in logical pixels.
  public static func system(size: Double, weight: Weight = .regular) -> Font { Font(size: size, weight: weight) }
}
