import Glibc

/// A colour in sRGB, straight (not premultiplied), components 0...1.
public struct Color: Hashable, Sendable {
  /// How much red is in the colour, 0...1 in sRGB, not multiplied by `alpha`.
  public var red: Double
  /// How much green is in the colour, 0...1 in sRGB, not multiplied by `alpha`.
  public var green: Double
  /// How much blue is in the colour, 0...1 in sRGB, not multiplied by `alpha`.
  public var blue: Double
  /// How opaque the colour is: 0 is clear, 1 covers all that is below it.
  public var alpha: Double

  /// No colour at all: what is drawn with it is not seen.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 1, green: 1, blue: 1)

  /// A colour of these components, opaque unless `alpha` says otherwise. They are taken as they are, also outside
  /// 0...1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// An opaque colour from a number as 0xRRGGBB; bits above these count for nothing.
  public init(hex: UInt32) {
    self.init(
      red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255, blue: Double(hex & 0xFF) / 255)
  }

  /// A colour from a text as "#RRGGBB", "#RGB" or "#RRGGBBAA"; nil for any other text.
  public init?(hex text: String) {
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    let digits = text.utf8.dropFirst().map { Character(UnicodeScalar($0)).hexDigitValue }
    guard !digits.contains(nil) else { return nil }
    var values = digits.compactMap { $0 }
    if values.count == 3 { values = values.flatMap { [$0, $0] } }
    if values.count == 6 { values += [15, 15] }
    guard values.count == 8 else { return nil }
    func component(_ index: Int) -> Double { Double(values[2 * index] * 16 + values[2 * index + 1]) / 255 }
    self.init(red: component(0), green: component(1), blue: component(2), alpha: component(3))
  }

  /// The same red, green and blue with another `alpha`: 0 is clear, 1 opaque.
  public func withAlpha(_ alpha: Double) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }

  /// A colour between this one (`amount` 0) and `other` (`amount` 1), mixed in sRGB component by component, `alpha`
  /// too.
  public func mixed(with other: Color, by amount: Double) -> Color {
    Color(
      red: red + (other.red - red) * amount, green: green + (other.green - green) * amount,
      blue: blue + (other.blue - blue) * amount, alpha: alpha + (other.alpha - alpha) * amount)
  }

  /// How bright the colour is to the eye, 0 for black and 1 for white, by WCAG 2's formula of relative luminance;
  /// `alpha` is ignored.
  public var relativeLuminance: Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// How well one colour is read on another, by WCAG 2's formula of the contrast ratio: 1 for equal colours, 21 for
  /// black on white. Text is readable from 4.5 on. `alpha` is ignored.
  public func contrast(with other: Color) -> Double {
    let (a, b) = (relativeLuminance, other.relativeLuminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Black or white, whichever is read better on `ground`: never less than 4.58 : 1, the square root of 21.
  public static func readable(on ground: Color) -> Color {
    white.contrast(with: ground) >= black.contrast(with: ground) ? white : black
  }
}
