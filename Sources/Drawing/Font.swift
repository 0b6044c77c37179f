import CPango

/// The typeface, size and weight in which text is drawn.
public struct Font: Hashable, Sendable {
  /// How heavy the letters are, in CSS's numbers; Pango takes the nearest that the family has.
  public enum Weight: Int, CaseIterable, Sendable {
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

  /// A font as Pango writes it, family, style and size in points, as in `Cantarell Bold 11`; a point counts as 4/3 logical
  /// pixels, CSS's 96 an inch. Nil where no family is named.
  public init?(description: String) {
    guard let parsed = pango_font_description_from_string(description) else { return nil }
    defer { pango_font_description_free(parsed) }
    guard let family = pango_font_description_get_family(parsed).map({ String(cString: $0) }), !family.isEmpty else {
      return nil
    }
    let size = Double(pango_font_description_get_size(parsed)) / Double(PANGO_SCALE)
    let isAbsolute = pango_font_description_get_size_is_absolute(parsed) != 0
    let weight = Int(pango_font_description_get_weight(parsed).rawValue)
    self.init(
      family: family, size: isAbsolute ? size : size * 4 / 3,
      weight: Weight.allCases.min { abs($0.rawValue - weight) < abs($1.rawValue - weight) } ?? .regular)
  }

  /// The typeface in which the interface is written, the generic sans serif; `size` is in logical pixels.
  public static func system(size: Double, weight: Weight = .regular) -> Font { Font(size: size, weight: weight) }
}
