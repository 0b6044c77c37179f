import Drawing
import Testing

@testable import hinge

@Suite struct MenuDataTests {
  @Test("R1.14 the built-in menu has its seven items, in order, each with its colour")
  func builtIn() throws {
    let source = try BundledMenuDataSource()
    #expect(
      source.items.map(\.id) == ["Smile", "Coffee", "Drinks", "ThumbsUp", "ThumbsDown", "Raining", "Clock"])
    #expect(
      source.items.map(\.color)
        == [0xF95407, 0x453B37, 0xF9C207, 0x20BC20, 0xCF229C, 0x0E5895, 0x0FC1E7].map { Color(hex: $0) })
    #expect(source.items.allSatisfy { !$0.title.isEmpty && !$0.text.isEmpty })
    #expect(!source.title.isEmpty)
    #expect(source.item(withID: "Coffee")?.title == source.items[1].title)
    #expect(source.item(withID: "Tea") == nil)
  }

  @Test("R1.14 every icon is 80 x 80 and every picture 320 x 320, and all of them can be drawn")
  func pictures() throws {
    let source = try BundledMenuDataSource()
    for item in source.items {
      for (name, side) in [(item.icon, 80), (item.picture, 320)] {
        let picture = try VectorPicture(svg: source.picture(named: name))
        #expect(picture.intrinsicSize.width == Double(side) && picture.intrinsicSize.height == Double(side), "\(name)")
        let bitmap = try picture.rasterize(width: side, height: side)
        let drawn = (0..<side).contains { y in (0..<side).contains { x in bitmap[x, y] >> 24 == 255 } }
        #expect(drawn, "\(name) shows nothing")
      }
    }
  }

  @Test("an icon's lines stand out from its row by 3 : 1 at least (WCAG 2, graphics)")
  func contrast() throws {
    let source = try BundledMenuDataSource()
    for item in source.items {
      let bitmap = try VectorPicture(svg: source.picture(named: item.icon)).rasterize(width: 80, height: 80)
      var opaque: [UInt32: Int] = [:]
      for y in 0..<80 {
        for x in 0..<80 where bitmap[x, y] >> 24 == 255 { opaque[bitmap[x, y], default: 0] += 1 }
      }
      let ink = try #require(opaque.max { $0.value < $1.value }?.key)
      let contrast = Color(hex: ink & 0xFFFFFF).contrast(with: item.color)
      #expect(contrast >= 3, "\(item.id): \(contrast)")
    }
  }

  @Test("a picture that is not built in is an error that names it")
  func missingPicture() throws {
    let source = try BundledMenuDataSource()
    #expect(throws: MenuDataError.missingPicture("Icons/Tea.svg")) { try source.picture(named: "Icons/Tea.svg") }
  }

  private static let item = ##"{"id": "a", "title": "A", "color": "#123456", "icon": "i", "picture": "p"}"##

  @Test(
    "what a wrong document is told, in one line",
    arguments: [
      ("", "menu: expected a JSON document"),
      ("[1, 2", "menu: expected a JSON document"),
      ("[]", "menu: expected an object"),
      ("{}", "menu: version: expected this key, found nothing"),
      (#"{"version": "1"}"#, "menu: version: expected a whole number"),
      (#"{"version": 1, "title": "T"}"#, "menu: items: expected this key, found nothing"),
      (#"{"version": 1, "title": "T", "items": 3}"#, "menu: items: expected a list"),
      (#"{"version": 1, "title": "T", "items": []}"#, "menu: items: expected at least one, found none"),
      (#"{"version": 2, "title": "T", "items": [\#(item)]}"#, "menu: version: expected 1, found 2"),
      (
        #"{"version": 1, "title": "T", "items": [\#(item), {}]}"#, "menu: items[1].id: expected this key, found nothing"
      ),
      (#"{"version": 1, "title": "T", "items": [{"id": null}]}"#, "menu: items[0].id: expected some text"),
      (
        #"{"version": 1, "title": "T", "items": [\#(item), \#(item)]}"#, "menu: expected every id once, found 'a' twice"
      ),
      (
        #"{"version": 1, "title": "T", "items": [{"id": "", "title": "", "color": "", "icon": "", "picture": ""}]}"#,
        "menu: items[0].id: expected some text, found none"
      ),
      (
        #"{"version": 1, "title": "T", "items": [{"id": "a", "title": "", "color": "red", "icon": "", "picture": ""}]}"#,
        "menu: items[0].color: expected a colour as #RRGGBB, found 'red'"
      ),
    ])
  func malformed(json: String, message: String) {
    let error = #expect(throws: MenuDataError.self) { try BundledMenuDataSource(json: Array(json.utf8)) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "no error")")
    #expect(error?.description.contains("\n") == false)
  }

  @Test("every prefix and every damaged byte of the built-in menu is either a menu or an error, never a trap")
  func damaged() throws {
    let source = Array(#"{"version": 1, "title": "T", "items": [\#(Self.item)]}"#.utf8)
    for end in source.indices { #expect(throws: MenuDataError.self) { try MenuDocument(json: Array(source[..<end])) } }
    for index in source.indices {
      for byte: UInt8 in [0, 0x22, 0x5B, 0x7B, 0xFF] {
        var damaged = source
        damaged[index] = byte
        _ = try? MenuDocument(json: damaged)
      }
    }
  }
}
