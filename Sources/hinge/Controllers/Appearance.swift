import Drawing

/// The colours that are nobody's in particular (R1.14).
enum Appearance {
  static let ground = Color(hex: 0x333333)
  /// Text on the ground that is to be read, not to stand out.
  static let quietText = Color(hex: 0xF2F6FA).withAlpha(0.6)
}
