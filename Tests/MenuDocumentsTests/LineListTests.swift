import MenuDocuments
import Testing

@Suite struct LineListTests {
  @Test("a line is an item whose id and title are the line; what is no UTF-8 is replaced")
  func items() {
    let lines = LineList()
    lines.append("tea".utf8)
    lines.append([0xFF, 0x21])
    #expect(lines.count == 2 && lines.item(at: 0).id == "tea" && lines.item(at: 1).title == "\u{FFFD}!")
  }
}
