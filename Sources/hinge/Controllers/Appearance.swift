import Drawing

/// The colours that are nobody's in particular (R1.14).
enum Appearance {
  static let ground = Color(hex: 0x333333)
}
