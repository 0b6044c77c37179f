import CFriBidi

/// Which way a text is read.
public enum TextDirection: Hashable, Sendable {
  case leftToRight, rightToLeft

  /// A text that begins with more characters than this which have no direction is taken for one without.
  private static let lookedAtCount = 1000

  /// That of a paragraph, as Unicode's bidirectional algorithm finds it: of its first letter that has one (rules P2 and
  /// P3). nil for a text without any, such as a number.
  public init?(of text: String) {
    let types = text.unicodeScalars.prefix(Self.lookedAtCount).map { fribidi_get_bidi_type($0.value) }
    switch fribidi_get_par_direction(types, FriBidiStrIndex(types.count)) {
    case FRIBIDI_PAR_LTR: self = .leftToRight
    case FRIBIDI_PAR_RTL: self = .rightToLeft
    default: return nil
    }
  }
}
