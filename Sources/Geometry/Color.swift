import Glibc

/// A colour in sRGB, straight (not premultiplied), components 0...1.
public struct Color: Hashable, Sendable {
  /// 0...1, sRGB, whatever `alpha` is.
  public var red: Double
  /// 0...1, sRGB, whatever `alpha` is.
  public var green: Double
  /// 0...1, sRGB, whatever `alpha` is.
  public var blue: Double
  /// 0 is clear, 1 opaque.
  public var alpha: Double

  /// Nothing is to be seen of it.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  /// Opaque.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque.
  public static let white = Color(red: 1, green: 1, blue: 1)

  /// Opaque unless `alpha` says otherwise. Components are taken as they are, also outside 0...1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Opaque, from 0xRRGGBB.
  public init(hex: UInt32) {
    self.init(
      red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255, blue: Double(hex & 0xFF) / 255)
  }

  /// From "#RRGGBB", "#RGB" or "#RRGGBBAA"; nil for anything else.
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

  /// The same colour, `alpha` opaque.
  public func withAlpha(_ alpha: Double) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }

  /// Between this colour (0) and another (1), component by component.
  public func mixed(with other: Color, by amount: Double) -> Color {
    Color(
      red: red + (other.red - red) * amount, green: green + (other.green - green) * amount,
      blue: blue + (other.blue - blue) * amount, alpha: alpha + (other.alpha - alpha) * amount)
  }

  /// WCAG 2's relative luminance, 0 for black and 1 for white; alpha is ignored.
  public var relativeLuminance: Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// WCAG 2's contrast ratio, 1...21. Text is readable from 4.5 on.
  public func contrast(with other: Color) -> Double {
    let (a, b) = (relativeLuminance, other.relativeLuminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Black or white, whichever is read better on `ground`: never less than 4.58 : 1, the square root of 21.
  public static func readable(on ground: Color) -> Color {
    white.contrast(with: ground) >= black.contrast(with: ground) ? white : black
  }
}
