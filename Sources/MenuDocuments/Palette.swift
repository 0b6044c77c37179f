import Geometry

/// The colours of items that have none of their own.
///
/// Chosen in OKLCH (Ottosson, "A perceptual color space for image processing"): dark and light in turn, of lightness
/// 0.45 and 0.80, so that neighbours are told apart without seeing colours and text is read on every one; the hue turns
/// by 150 degrees each time, from 255 on; the chroma is 0.15, or as much of it as sRGB has there.
public enum Palette {
  /// In the order in which items get them; after the last one comes the first.
  public static let colors: [Color] = [
    0x0053A4, 0xFFA47A, 0x036262, 0xFF96D3, 0x316400, 0xB6B4FE, 0x734C02, 0x42CFFE, 0x962339, 0x41DCA5, 0x73348D,
    0xCCC23B,
  ].map { Color(hex: $0) }

  /// For the item at this place, from 0.
  public static func color(at index: Int) -> Color { colors[index % colors.count] }
}
