import Geometry
import Testing

@Suite("Device pixels")
struct PixelTests {
  /// A generator that gives the same numbers each time (Knuth's MMIX).
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 33)
    }
  }

  private func pixels(_ rects: [PixelRect]) -> Set<[Int]> {
    var result: Set<[Int]> = []
    for rect in rects where !rect.isEmpty {
      for y in rect.y..<rect.maxY {
        for x in rect.x..<rect.maxX { result.insert([x, y]) }
      }
    }
    return result
  }

  @Test("a region holds at least what was put into it, in a few rectangles", arguments: 1...20)
  func region(seed: UInt64) {
    var random = Seeded(state: seed)
    var region = PixelRegion()
    var inserted: [PixelRect] = []
    for _ in 0..<30 {
      let rect = PixelRect(
        x: .random(in: 0..<40, using: &random), y: .random(in: 0..<40, using: &random),
        width: .random(in: 0..<9, using: &random), height: .random(in: 0..<9, using: &random))
      region.insert(rect)
      inserted.append(rect)
      #expect(region.rects.count <= 8)
    }
    let wanted = pixels(inserted)
    #expect(pixels(region.rects).isSuperset(of: wanted))
    let bounds = inserted.reduce(PixelRect.zero) { $0.union($1) }
    #expect(region.bounds == bounds)
    let clip = PixelRect(x: 10, y: 12, width: 15, height: 9)
    let clipped = pixels(region.intersection(clip).rects)
    #expect(clipped.isSuperset(of: wanted.intersection(pixels([clip]))))
    #expect(clipped.isSubset(of: pixels([clip])))
    #expect(region.intersects(clip) == !region.intersection(clip).isEmpty)
  }

  @Test("few rectangles are kept as they are") func few() {
    var region = PixelRegion(PixelRect(x: 0, y: 0, width: 4, height: 4))
    region.insert(PixelRect(x: 100, y: 0, width: 4, height: 4))
    region.insert(PixelRect(x: 1, y: 1, width: 2, height: 2))
    region.insert(PixelRect(x: 5, y: 5, width: 0, height: 9))
    #expect(pixels(region.rects).count == 32)
    var other = PixelRegion()
    #expect(other.isEmpty)
    other.formUnion(region)
    #expect(other == region)
  }

  @Test("M40 rectangles that touch still do on the pixel grid", arguments: [1.0, 1.25, 1.5, 1.75, 2, 3])
  func snapping(scale: Double) {
    for step in 0..<500 {
      let edge = Double(step) * 0.37
      let left = PixelRect(snapping: Rect(x: 0, y: 0, width: edge, height: 10), scale: scale)
      let right = PixelRect(snapping: Rect(x: edge, y: 0, width: 360 - edge, height: 10), scale: scale)
      #expect(left.maxX == right.x)
      #expect(abs(Double(right.x) - edge * scale) <= 0.5)
    }
  }

  @Test("covering holds the whole") func covering() {
    let rect = PixelRect(covering: Rect(x: 0.2, y: -0.2, width: 3, height: 1.4))
    #expect(rect == PixelRect(x: 0, y: -1, width: 4, height: 3))
    #expect(PixelRect(covering: Rect(x: 3, y: 3, width: 0, height: 9)).isEmpty)
  }

  @Test(
    "M37 what is no number or endless makes a rectangle all the same",
    arguments: [
      Rect(x: .nan, y: 0, width: 10, height: 10), Rect(x: 0, y: 0, width: .infinity, height: 10),
      Rect(x: -1e300, y: -1e300, width: 2e300, height: 2e300), Rect(x: 0, y: 0, width: .nan, height: .nan),
    ])
  func nonsense(rect: Rect) {
    let snapped = PixelRect(snapping: rect, scale: 1.5)
    #expect(snapped.width >= 0 && snapped.width <= 2_000_000)
    #expect(PixelRect(covering: rect).height >= 0)
  }

  @Test("rectangles: what is shared, what is around") func rectangles() {
    let left = PixelRect(x: 0, y: 0, width: 10, height: 10)
    #expect(
      left.intersection(PixelRect(x: 5, y: -5, width: 10, height: 10)) == PixelRect(x: 5, y: 0, width: 5, height: 5))
    #expect(left.intersection(PixelRect(x: 10, y: 0, width: 5, height: 5)).isEmpty)
    #expect(left.union(.zero) == left)
    #expect(left.contains(PixelRect(x: 9, y: 9, width: 1, height: 1)))
    #expect(!left.contains(PixelRect(x: 9, y: 9, width: 2, height: 1)))
    #expect(left.offset(x: 3, y: -3) == PixelRect(x: 3, y: -3, width: 10, height: 10))
  }
}
