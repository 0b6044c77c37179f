import Drawing

/// The colours that are nobody's in particular (R1.14).
enum Appearance {
  static let ground = Color(hex: 0x333333)
  /// What lies under the detail: a sliding panel.
  static let panelGround = Color(hex: 0x262626)
  /// Text on the ground that is to be read, not to stand out.
  static let quietText = Color(hex: 0xF2F6FA).withAlpha(0.6)

  /// The text that is read best on an item's colour: white or nearly black.
  static func text(on ground: Color) -> Color {
    let (light, dark) = (Color.white, Color(hex: 0x1A1A1A))
    return light.contrast(with: ground) >= dark.contrast(with: ground) ? light : dark
  }
}
