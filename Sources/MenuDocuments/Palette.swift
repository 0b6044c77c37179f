import Drawing

/// The colours of items that have none of their own.
public enum Palette {
  static let colors: [Color] = [0xF95407, 0x453B37, 0xF9C207, 0x20BC20, 0xCF229C, 0x0E5895, 0x0FC1E7].map {
    Color(hex: $0)
  }

  /// For the item at this place, from 0.
  public static func color(at index: Int) -> Color { colors[index % colors.count] }
}
