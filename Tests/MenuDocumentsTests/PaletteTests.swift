import Geometry
import Glibc
import MenuDocuments
import Testing

@Suite struct PaletteTests {
  /// CIE L*a*b* under D65, from sRGB (IEC 61966-2-1, CIE 15).
  private func lab(_ color: Color) -> [Double] {
    func linear(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
    let (red, green, blue) = (linear(color.red), linear(color.green), linear(color.blue))
    let white = [
      (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505, 0.2126 * red + 0.7152 * green + 0.0722 * blue,
      (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
    ]
    let roots = white.map { $0 > 216.0 / 24389 ? cbrt($0) : (24389.0 / 27 * $0 + 16) / 116 }
    return [116 * roots[1] - 16, 500 * (roots[0] - roots[1]), 200 * (roots[1] - roots[2])]
  }

  /// CIE 1976: about 2 is the least that is seen side by side.
  private func difference(_ a: Color, _ b: Color) -> Double {
    zip(lab(a), lab(b)).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
  }

  @Test("R5.5 text is read on each of at least twelve colours, in black or in white: 4.5 : 1 (WCAG 2)")
  func readable() {
    #expect(Palette.colors.count >= 12)
    for color in Palette.colors {
      #expect(max(color.contrast(with: .black), color.contrast(with: .white)) >= 4.5, "\(color)")
    }
  }

  @Test("neighbours differ by 3 : 1 in luminance, so also for who sees no colours; no two are alike")
  func toldApart() {
    for index in Palette.colors.indices {
      #expect(Palette.color(at: index).contrast(with: Palette.color(at: index + 1)) >= 3, "\(index)")
      for other in Palette.colors[..<index] {
        #expect(difference(Palette.colors[index], other) >= 30, "\(index)")
      }
    }
  }

  @Test("after the last colour comes the first again")
  func wraps() { #expect(Palette.color(at: Palette.colors.count) == Palette.colors[0]) }
}
