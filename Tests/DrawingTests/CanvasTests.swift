import Drawing
import Geometry
import Testing

@Suite("The canvas")
struct CanvasTests {
  private let red: UInt32 = 0xFFFF_0000
  private let green = Color(hex: 0x00FF00)

  @Test("Damage clips to whole pixels, whatever the scale; none at all draws nothing")
  func damage() throws {
    let bitmap = try Bitmap(width: 10, height: 10)
    let clip = [PixelRect(x: 1, y: 1, width: 3, height: 2), PixelRect(x: 2, y: 2, width: 5, height: 5)]
    let canvas = try Canvas(bitmap, clip: clip)
    canvas.scale(1.5)
    canvas.fill(Rect(x: -100, y: -100, width: 300, height: 300), Color(hex: 0xFF0000))
    for y in 0..<10 {
      for x in 0..<10 {
        let inside = clip.contains { $0.contains(PixelRect(x: x, y: y, width: 1, height: 1)) }
        #expect(bitmap[x, y] == (inside ? red : 0))
      }
    }
    #expect(canvas.clipBounds == PixelRect(x: 1, y: 1, width: 6, height: 6))
    try Canvas(bitmap, clip: []).fill(.white)
    #expect(bitmap[3, 3] == red)
  }

  @Test("Scaled rectangles on pixel edges are sharp at 1.5")
  func sharp() throws {
    let bitmap = try Bitmap(width: 12, height: 12)
    let canvas = try Canvas(bitmap)
    canvas.scale(1.5)
    canvas.translate(x: 2, y: 2)
    canvas.fill(Rect(x: 0, y: 0, width: 4, height: 2), .white)
    for y in 0..<12 {
      for x in 0..<12 { #expect(bitmap[x, y] == ((3..<9).contains(x) && (3..<6).contains(y) ? 0xFFFF_FFFF : 0)) }
    }
  }

  @Test("State comes back after a block; a group fades as a whole")
  func state() throws {
    let bitmap = try Bitmap(width: 8, height: 8)
    let canvas = try Canvas(bitmap)
    canvas.withSavedState {
      canvas.scale(100)
      canvas.clip(to: Rect(x: 0, y: 0, width: 0, height: 0))
    }
    canvas.withGroup(opacity: 0.5) {
      canvas.fill(Rect(x: 0, y: 0, width: 6, height: 6), .white)
      canvas.fill(Rect(x: 2, y: 2, width: 6, height: 6), green)
    }
    #expect(bitmap[0, 0] == 0x8080_8080 && bitmap[4, 4] == 0x8000_8000 && bitmap[7, 0] == 0)
    canvas.withGroup(opacity: 0) { canvas.fill(.white) }
    #expect(bitmap[7, 0] == 0)
  }

  @Test("A transform that cannot be undone or is no number hides what follows, and no more")
  func degenerate() throws {
    let bitmap = try Bitmap(width: 4, height: 4)
    let canvas = try Canvas(bitmap)
    for projection in [Projection.scale(0), .scale(.nan), .translation(x: .infinity, y: 0)] {
      canvas.withSavedState {
        canvas.concatenate(projection)
        canvas.fill(.white)
      }
    }
    #expect(bitmap.values.allSatisfy { $0 == 0 })
    canvas.fill(Rect(x: .nan, y: 0, width: 1, height: .infinity), .white)
    canvas.fill(green)
    #expect(bitmap[3, 3] == 0xFF00_FF00)
    try canvas.check()
  }

  @Test("A picture is copied pixel for pixel at a device pixel, also faded, also half outside")
  func pictures() throws {
    let picture = try Bitmap.menu(width: 6, height: 8)
    let bitmap = try Bitmap(width: 8, height: 8)
    let canvas = try Canvas(bitmap)
    canvas.scale(2)
    canvas.draw(picture, atPixelX: 4, y: -2)
    for y in 0..<8 {
      for x in 0..<8 { #expect(bitmap[x, y] == (x < 4 ? 0 : picture[x - 4, y + 2])) }
    }
    canvas.draw(try .filled(2, 2, .white), atPixelX: 0, y: 0, opacity: 0.5)
    #expect(bitmap[1, 1] == 0x8080_8080)
    canvas.draw(picture, atPixelX: .max, y: .min)
    try canvas.check()
  }

  @Test("A stretched picture has sharp outer edges")
  func stretched() throws {
    let bitmap = try Bitmap(width: 12, height: 12)
    try Canvas(bitmap).draw(.filled(3, 3, .white), in: Rect(x: 2, y: 3, width: 7, height: 6))
    for y in 0..<12 {
      for x in 0..<12 { #expect(bitmap[x, y] == ((2..<9).contains(x) && (3..<9).contains(y) ? 0xFFFF_FFFF : 0)) }
    }
  }

  @Test("Circles and round corners cover the area they should")
  func areas() throws {
    let bitmap = try Bitmap(width: 60, height: 60)
    let canvas = try Canvas(bitmap)
    func covered() -> Double { bitmap.values.reduce(0) { $0 + Double($1 >> 24) / 255 } }
    canvas.fill(.circle(center: Point(x: 30.3, y: 29.8), radius: 20), .white)
    #expect(abs(covered() - 400 * .pi) < 4)
    canvas.clear()
    canvas.fill(.roundedRect(Rect(x: 5, y: 5, width: 50, height: 30), radius: 8), .white)
    #expect(abs(covered() - (1500 - 64 * (4 - .pi))) < 2)
    canvas.clear()
    var line = Path()
    line.move(to: Point(x: 10, y: 10.5))
    line.line(to: Point(x: 50, y: 10.5))
    canvas.stroke(line, .white, width: 3, cap: .square)
    #expect(abs(covered() - 43 * 3) < 0.1)
  }
}
