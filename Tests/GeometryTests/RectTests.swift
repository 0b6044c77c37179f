import Geometry
import Testing

@Suite("Rectangles and sizes")
struct RectTests {
  @Test("holds its top and left edges only") func halfOpen() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 40)
    #expect(rect.contains(Point(x: 10, y: 20)))
    #expect(!rect.contains(Point(x: 40, y: 20)))
    #expect(!rect.contains(Point(x: 10, y: 60)))
    #expect(!rect.contains(Point(x: .nan, y: 30)))
  }

  @Test("what two share, and what is around them") func combine() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.intersection(Rect(x: 4, y: 6, width: 10, height: 10)) == Rect(x: 4, y: 6, width: 6, height: 4))
    #expect(!rect.intersects(Rect(x: 10, y: 0, width: 5, height: 5)))
    #expect(rect.union(Rect(x: -5, y: 3, width: 1, height: 20)) == Rect(x: -5, y: 0, width: 15, height: 23))
    #expect(rect.union(.zero) == rect)
    #expect(Rect.zero.union(rect) == rect)
  }

  @Test("insets never turn it inside out") func insets() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.inset(by: Insets(top: 1, left: 2, bottom: 3, right: 4)) == Rect(x: 2, y: 1, width: 4, height: 6))
    #expect(rect.inset(dx: 20, dy: 0).isEmpty)
  }

  @Test("around points") func around() {
    #expect(Rect(around: [Point]()) == .zero)
    let points = [Point(x: 3, y: 9), Point(x: -1, y: 4), Point(x: 2, y: 5)]
    #expect(Rect(around: points) == Rect(x: -1, y: 4, width: 4, height: 5))
  }

  @Test("R1.13 a picture is fitted keeping its aspect") func fitted() {
    #expect(Size(width: 320, height: 320).fitted(into: Size(width: 280, height: 596)) == Size(width: 280, height: 280))
    #expect(Size(width: 100, height: 50).fitted(into: Size(width: 300, height: 300)) == Size(width: 300, height: 150))
    #expect(Size.zero.fitted(into: Size(width: 10, height: 10)) == .zero)
    #expect(Size(width: 10, height: 10).fitted(into: .zero) == .zero)
  }
}
