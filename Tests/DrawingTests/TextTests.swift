import Geometry
import Glibc
import Testing

@testable import Drawing

@Suite("Text")
struct TextTests {
  private let font = Font.system(size: 14)

  @Test("W41 text is measured in logical pixels: drawing it at another scale changes nothing")
  func stable() throws {
    let text = TextLayout("Thumbs Down, illicit minimum", font: font)
    let before = text.size
    for scale in [1, 1.25, 1.5, 2] {
      let canvas = try Canvas(try Bitmap(width: 500, height: 60))
      canvas.scale(scale)
      canvas.draw(text, at: Point(x: 3.3, y: 2))
      #expect(text.size == before, "scale \(scale)")
    }
    #expect(text.baseline > 8 && text.baseline < before.height)
  }

  @Test("Text is where its layout says at every scale", arguments: [1, 1.5, 2])
  func place(scale: Double) throws {
    let text = TextLayout("HHHHHHHH", font: font)
    let bitmap = try Bitmap(width: 300, height: 60)
    let canvas = try Canvas(bitmap)
    canvas.scale(scale)
    canvas.draw(text, at: Point(x: 10, y: 5))
    let columns = (0..<300).filter { x in (0..<60).contains { bitmap.coverage(x, $0) > 0.3 } }
    let left = Double(try #require(columns.first)) / scale
    let right = Double(try #require(columns.last) + 1) / scale
    #expect(left >= 10 && left < 13)
    #expect(right <= 10 + text.size.width && right > 10 + text.size.width - 4)
  }

  @Test("M43 text is sharp: its strokes reach full strength, and its baseline lies on a pixel", arguments: [1, 1.5, 2])
  func sharpness(scale: Double) throws {
    let bitmap = try Bitmap(width: 120, height: 60)
    let canvas = try Canvas(bitmap)
    canvas.scale(scale)
    canvas.draw(TextLayout("HEHE", font: .system(size: 16, weight: .bold)), at: Point(x: 2, y: 2.3))
    let full = bitmap.values.count { $0 >> 24 > 240 }
    let some = bitmap.values.count { $0 >> 24 > 0 }
    #expect(Double(full) > 0.3 * Double(some))
    // Under the letters' feet the strength falls from nearly all to nothing within a row.
    let rows = (0..<60).map { y in (0..<120).reduce(0) { $0 + bitmap.coverage($1, y) } }
    let foot = try #require(rows.lastIndex { $0 > 1 })
    #expect(rows[foot] > 0.6 * rows[foot - 1])
  }

  @Test("Lines with letters of other scripts, whose fonts are higher, are as far apart as those without")
  func evenLines() throws {
    let text = TextLayout(
      "Hummus\nحُمُّص ١٢ ريال\nHummus 漢字\nཨོཾ་མ་ཎི\nHummus\nمع زيت", font: Font(size: 20), maxWidth: 500)
    let layout = try #require(text.layout)
    let lines = TextLines(layout).visible(from: 0, to: .infinity)
    #expect(lines.count == 6)
    let steps = zip(lines.dropFirst(), lines).map { $0.baseline - $1.baseline }
    // Pango places lines in 1/1024 pixels.
    for step in steps { #expect(abs(step - steps[0]) < 0.01, "\(steps)") }
    #expect(abs(text.size.height - 6 * steps[0]) < 2)
    text.underline(0..<3)
    #expect(abs(text.size.height - 6 * steps[0]) < 2, "marked words change nothing about it")
  }

  @Test("A width without end is none: one line, as wide as its letters")
  func infiniteWidth() {
    let free = TextLayout("A few words in a row", font: font)
    let text = TextLayout("A few words in a row", font: font, maxWidth: .infinity, lineLimit: 1)
    #expect(text.size == free.size && !text.isTruncated)
  }

  @Test("Words wrap at the width, lines are limited and end in an ellipsis")
  func lines() {
    let words = "come and have coffee with your colleagues in the kitchen"
    let wrapped = TextLayout(words, font: font, maxWidth: 100)
    #expect(wrapped.lineCount > 2 && wrapped.size.width <= 100 && !wrapped.isTruncated)
    let limited = TextLayout(words, font: font, maxWidth: 100, lineLimit: 2)
    #expect(limited.lineCount == 2 && limited.isTruncated)
    #expect(limited.size.height < wrapped.size.height)
    let narrow = TextLayout("colleagues", font: font, maxWidth: 30)
    #expect(narrow.lineCount > 1 && narrow.size.width <= 30)
  }

  @Test("Centred text is in the middle of its width")
  func centered() throws {
    let bitmap = try Bitmap(width: 100, height: 30)
    try Canvas(bitmap).draw(
      TextLayout("HH", font: font, maxWidth: 100, alignment: .center), at: .zero)
    let columns = (0..<100).filter { x in (0..<30).contains { bitmap.coverage(x, $0) > 0.3 } }
    let middle = Double(try #require(columns.first) + columns[columns.count - 1] + 1) / 2
    #expect(abs(middle - 50) < 1.5)
  }

  @Test("Empty text, NULs, huge and odd sizes are text too", arguments: [0, -3, .nan, .infinity, 1e9])
  func odd(size: Double) throws {
    let canvas = try Canvas(try Bitmap(width: 20, height: 20))
    for text in ["", "\0", "a\0b", "\u{202E}عربي", "👩‍👩‍👧", String(repeating: "\u{0301}", count: 200)] {
      let layout = TextLayout(text, font: .system(size: size), maxWidth: size, lineLimit: Int.max)
      _ = layout.size
      for scale in [1, 1000, 1e-6] {
        canvas.withSavedState {
          canvas.scale(scale)
          canvas.draw(layout, at: Point(x: 1, y: 0))
          canvas.draw(layout, at: Point(x: size, y: size))
        }
      }
    }
    try canvas.check()
    // A face that was once asked for at an impossible size must still be there.
    let bitmap = try Bitmap(width: 20, height: 20)
    try Canvas(bitmap).draw(TextLayout("H", font: font), at: .zero)
    #expect(bitmap.values.contains { $0 >> 24 > 100 })
  }

  @Test(
    "Long text is the same to the last bit whether it is drawn whole or in strips, in any letters, at any scale",
    arguments: ["Sans", "Serif", "Monospace"], [1, 1.5, 2])
  func strips(family: String, scale: Double) throws {
    let words = (0..<150).map { "word\($0) ÅÄ̈gy" }.joined(separator: " ")
    let text = TextLayout(words, font: Font(family: family, size: 14), maxWidth: 200, alignment: .center)
    #expect(text.lineCount > 30)
    let height = Int(text.size.height * scale) + 1
    let whole = try Bitmap(width: Int(220 * scale), height: height)
    let strips = try Bitmap(width: Int(220 * scale), height: height)
    func draw(_ bitmap: Bitmap, _ clip: [PixelRect]?) throws {
      let canvas = try Canvas(bitmap, clip: clip)
      canvas.scale(scale)
      canvas.draw(text, at: Point(x: 10, y: 0))
    }
    try draw(whole, nil)
    for y in stride(from: 0, to: height, by: 7) {
      try draw(strips, [PixelRect(x: 0, y: y, width: strips.width, height: min(7, height - y))])
    }
    let different = (0..<height).filter { memcmp(whole.row($0), strips.row($0), whole.width * 4) != 0 }
    #expect(different.isEmpty, "rows \(different.prefix(5))")
    #expect((0..<height).contains { y in (0..<whole.width).contains { whole[$0, y] >> 24 > 200 } })
  }

  @Test("A paragraph of half a million characters is wrapped, and none of it is lost")
  func enormousParagraph() throws {
    let words = String(repeating: "teapot ", count: 70_000)
    let text = TextLayout(words, font: font, maxWidth: 300)
    // A word is at least 7 x 4 pixels wide and at most 7 x 14, so that 3 to 10 of them make a line.
    #expect((70_000 / 10...70_000 / 3).contains(text.lineCount))
    #expect(text.size.width <= 300)
    #expect(!text.isTruncated)
  }

  @Test("A line of a million characters in a label is cut off at its width, as a short one is", arguments: [1, 2])
  func enormousLine(limit: Int) throws {
    let text = TextLayout(String(repeating: "teapot ", count: 150_000), font: font, maxWidth: 300, lineLimit: limit)
    #expect(text.isTruncated && text.lineCount == limit && text.size.width <= 300)
  }

  @Test("A word that is broken off gets no hyphen of its own: in a path it would be misread")
  func noHyphens() throws {
    // Nothing but upright strokes, none of them 3 pixels wide.
    let text = TextLayout(String(repeating: "l", count: 60), font: font, maxWidth: 60)
    #expect(text.lineCount > 3)
    let bitmap = try Bitmap(width: 80, height: Int(text.size.height))
    let canvas = try Canvas(bitmap)
    canvas.draw(text, at: .zero)
    for y in 0..<bitmap.height {
      let runs = (0..<80).map { bitmap.coverage($0, y) > 0.3 ? "x" : " " }.joined().split(separator: " ")
      #expect(runs.allSatisfy { $0.count < 3 }, "row \(y)")
    }
  }
}
