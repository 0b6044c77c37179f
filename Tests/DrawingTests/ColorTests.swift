import Drawing
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
}
