import Geometry
import Glibc
import Testing

@Suite("Colours")
struct ColorTests {
  @Test("A colour is read from its hexadecimal name, short, long or with alpha")
  func names() {
    #expect(Color(hex: "#F95407") == Color(hex: 0xF95407))
    #expect(Color(hex: "#fff") == .white)
    #expect(Color(hex: "#00000000") == .clear)
    #expect(Color(hex: "#F9540780")?.alpha == 128.0 / 255)
  }

  @Test(
    "What is no colour's name is none",
    arguments: ["", "#", "F95407", "#F9540", "#GG0000", "#F95407800", "# 95407", "#+95407", "#é5407", "red"])
  func nonsense(text: String) {
    #expect(Color(hex: text) == nil)
  }

  @Test("Luminance and contrast are WCAG's")
  func contrast() {
    #expect(Color.black.relativeLuminance == 0)
    #expect(abs(Color.white.relativeLuminance - 1) < 1e-12)
    #expect(abs(Color.white.contrast(with: .black) - 21) < 1e-9)
    // The value that WCAG's own examples give for the lightest grey still readable on white.
    #expect(abs(Color(hex: 0x767676).contrast(with: .white) - 4.54) < 0.005)
    #expect(Color(hex: 0xF2F6FA).contrast(with: Color(hex: 0x333333)) > 4.5)
  }

  @Test("A mixture goes from one colour to the other")
  func mixed() {
    #expect(Color.black.mixed(with: .white, by: 0) == .black)
    #expect(Color.black.mixed(with: .white, by: 1) == .white)
    #expect(Color.black.mixed(with: .white, by: 0.25) == Color(red: 0.25, green: 0.25, blue: 0.25))
  }

  /// WCAG 2.1's definition of relative luminance, restated, for a component of 0...255.
  private func linear(_ component: Int) -> Double {
    let share = Double(component) / 255
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }

  @Test("R5.9 Black or white is read on every colour of the cube: 4.5 : 1 at least, and the other is never read better")
  func readable() {
    let steps = Array(stride(from: 0, through: 255, by: 5))
    let light: [Int: Double] = steps.reduce(into: [:]) { $0[$1] = linear($1) }
    var (least, wrong) = (21.0, 0)
    for red in steps {
      for green in steps {
        for blue in steps {
          let luminance =
            0.2126 * light[red, default: 0] + 0.7152 * light[green, default: 0] + 0.0722 * light[blue, default: 0]
          let (onBlack, onWhite) = ((luminance + 0.05) / 0.05, 1.05 / (luminance + 0.05))
          let color = Color.readable(on: Color(hex: UInt32(red << 16 | green << 8 | blue)))
          let contrast = color == .black ? onBlack : onWhite
          if color != .black && color != .white || contrast < max(onBlack, onWhite) - 1e-9 { wrong += 1 }
          least = min(least, contrast)
        }
      }
    }
    #expect(wrong == 0)
    #expect(least >= 4.5)
  }
}
