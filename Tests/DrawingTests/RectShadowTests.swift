import Drawing
import Geometry
import Glibc
import Testing

@Suite("A rectangle's shadow")
struct RectShadowTests {
  /// What a Gaussian leaves of a rectangle at a point: the double integral itself, by the midpoint rule in quarters of a
  /// pixel.
  private func blurred(width: Int, height: Int, sigma: Double, x: Double, y: Double) -> Double {
    func weights(_ length: Int, _ place: Double) -> [Double] {
      (0..<4 * length).map { exp(-pow((Double($0) + 0.5) / 4 - place, 2) / (2 * sigma * sigma)) }
    }
    let columns = weights(width, x)
    var sum = 0.0
    for row in weights(height, y) {
      for column in columns { sum += row * column }
    }
    return sum / 16 / (2 * .pi * sigma * sigma)
  }

  @Test(
    "R2.3 it is the rectangle blurred by a Gaussian, all around, at corners, and where the rectangle is smaller than the blur",
    arguments: [(40, 30, 3.0), (9, 50, 6), (12, 12, 4.5)])
  func values(width: Int, height: Int, sigma: Double) throws {
    let margin = Int((3 * sigma).rounded(.up))
    let bitmap = try Bitmap(width: width + 2 * margin + 4, height: height + 2 * margin + 4)
    let shadow = RectShadow(.init(width: width, height: height, sigma: sigma, color: .black.withAlpha(0.8)))
    let origin = margin + 2
    shadow.draw(on: try Canvas(bitmap), atPixelX: origin, y: origin)
    for y in stride(from: 0, to: bitmap.height, by: 3) {
      for x in stride(from: 0, to: bitmap.width, by: 3) {
        let isUnder = (origin..<origin + width).contains(x) && (origin..<origin + height).contains(y)
        let share = blurred(
          width: width, height: height, sigma: sigma, x: Double(x - origin) + 0.5, y: Double(y - origin) + 0.5)
        let expected = isUnder ? 0 : 0.8 * share * 255
        #expect(abs(Double(bitmap[x, y] >> 24) - expected) <= 0.6, "(\(x), \(y))")
      }
    }
  }

  @Test("R2.3 no sigma, no number, no colour, no size: nothing is drawn, and nothing traps")
  func nothing() throws {
    let bitmap = try Bitmap(width: 20, height: 20)
    for sigma in [0, -1, Double.nan, .infinity] {
      let shadow = RectShadow(.init(width: 10, height: 10, sigma: sigma, color: .black))
      shadow.draw(on: try Canvas(bitmap), atPixelX: 5, y: 5)
    }
    RectShadow(.init(width: 0, height: 0, sigma: 2, color: .black)).draw(on: try Canvas(bitmap), atPixelX: 5, y: 5)
    RectShadow(.init(width: 10, height: 10, sigma: 2, color: .clear)).draw(on: try Canvas(bitmap), atPixelX: 5, y: 5)
    #expect(bitmap.values.allSatisfy { $0 == 0 })
  }
}
