import MenuDocuments
import Testing

@Suite struct LineListTests {
  @Test("a line is an item whose id and title are the line; what is no UTF-8 is replaced")
  func items() {
    let lines = LineList()
    lines.append("tea".utf8)
    lines.append([0xFF, 0x21])
    #expect(lines.count == 2 && lines.item(at: 0).id == "tea" && lines.item(at: 1).title == "\u{FFFD}!")
    #expect(lines.item(at: 0).color == nil)
  }

  @Test("a line is found by its place, however the lines came, and all of them in their order")
  func places() {
    let lines = LineList()
    var next = 0
    // Batches of 1 to 100,000 lines, enough for several blocks.
    for count in [1, 100_000, 1, 1, 0, 50_000, 7, 40_000, 3] {
      var batch = LineBatch()
      for _ in 0..<count {
        batch.append("\(next)".utf8)
        next += 1
      }
      lines.append(batch)
    }
    #expect(lines.count == 190_013)
    for place in [0, 1, 2, 100_000, 100_001, 100_002, 100_003, 150_002, 150_003, 150_010, 190_009, 190_010, 190_012] {
      #expect(lines.line(at: place) == "\(place)")
    }
    var seen: [Int] = []
    var wrong = 0
    lines.scanLines(from: 100_001) { place, bytes in
      if String(decoding: bytes, as: UTF8.self) != "\(place)" { wrong += 1 }
      seen.append(place)
      return place < 190_011
    }
    #expect(wrong == 0 && seen.first == 100_001 && seen.last == 190_011 && seen.count == 90_011)
    lines.scanLines(from: 190_013) { _, _ in
      wrong += 1
      return true
    }
    #expect(wrong == 0)
  }
}
