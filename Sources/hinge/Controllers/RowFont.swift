import Drawing

/// The letters in menus' rows. Sizes are the titles', in logical pixels.
enum RowFont {
  static func title(size: Double) -> Font { Font(size: size, weight: .medium) }

  /// Of what stands below a title.
  static func subtitle(size: Double) -> Font { Font(size: size * 0.76) }

  /// Of a title on one line with a little air, in logical pixels.
  static func lineHeight(size: Double) -> Double { (size * 1.4 + 4).rounded(.up) }

  /// What a row takes for a title, a line below it and some air, in logical pixels; never less than a finger hits.
  static func rowHeight(size: Double) -> Double { max(44, (size * 2.464 + 14).rounded(.up)) }
}
