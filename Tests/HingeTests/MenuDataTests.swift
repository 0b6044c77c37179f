import Drawing
import Geometry
import MenuDocuments
import PictureDecoders
import Resources
import Testing

@testable import hinge

@Suite struct MenuDataTests {
  @Test("R1.14 the built-in menu has its seven items, in order, each with its colour")
  func builtIn() throws {
    let document = try BundledMenuDataSource().document
    #expect(document.right == nil && document.left?.hinge != nil && document.left?.isOpen == true)
    #expect(
      document.items.map(\.id) == ["Smile", "Coffee", "Drinks", "ThumbsUp", "ThumbsDown", "Raining", "Clock"])
    #expect(
      document.items.map { $0.color?.dark }
        == [0xF95407, 0x453B37, 0xF9C207, 0x20BC20, 0xCF229C, 0x0E5895, 0x0FC1E7].map { Color(hex: $0) })
    #expect(document.items.allSatisfy { !$0.title.isEmpty && !$0.subtitle.isEmpty })
    #expect(document.items.count { !$0.text.isEmpty } == 2, "two of them are long")
    #expect(!document.title.isEmpty)
    #expect(document.item(withID: "Coffee")?.title == document.items[1].title)
    #expect(document.item(withID: "Tea") == nil)
  }

  @Test("R1.11, R2.4, R3.4 each example asks for its design")
  func examples() throws {
    let documents = try Dictionary(
      uniqueKeysWithValues: Example.allCases.map { ($0, try BundledMenuDataSource($0).document) })
    let chooser = try #require(documents[.taskChooser]?.left)
    #expect(chooser.isOpen && !chooser.closesOnSelection && !chooser.showsFirstItem)
    #expect(chooser.hinge == MenuPanel.Hinge(fold: .push, perspective: 1000, rows: .allInSight))
    let door = try #require(documents[.door]?.left)
    #expect(!door.isOpen && door.closesOnSelection && door.showsFirstItem)
    #expect(door.hinge == MenuPanel.Hinge(fold: .door, perspective: 1000, rows: .neverLow))
    let slideOut = try #require(documents[.slideOut])
    for panel in [slideOut.left, slideOut.right] {
      #expect(panel?.slide?.peek == 60 && panel?.slide?.picture != nil && panel?.closesOnSelection == true)
      #expect(panel?.items.allSatisfy { !$0.title.isEmpty && !$0.author.isEmpty } == true)
      #expect(panel?.items.count ?? 0 >= 5)
    }
    #expect(documents[.floatingBurger]?.header == .floatingBurger)
    #expect(documents[.floatingBurger]?.items.allSatisfy { !$0.text.isEmpty } == true)
  }

  @Test(
    "R1.14, R2.4 icons are 80 x 80, pictures 320 x 320, a gallery's 340 x 216, and all of them can be drawn",
    arguments: [nil] + Example.allCases)
  func pictures(example: Example?) throws {
    let source = try BundledMenuDataSource(example)
    for panel in source.document.panels {
      for item in panel.items {
        try check(item.icon, in: source, width: 80, height: 80)
        let size = panel.hinge != nil ? (320, 320) : (340, 216)
        try check(item.picture, in: source, width: size.0, height: size.1)
      }
      try check(panel.slide?.picture, in: source, width: 2440, height: 252)
    }
  }

  private func check(_ name: String?, in source: some MenuDataSource, width: Int, height: Int) throws {
    guard let name else { return }
    let picture = try PictureReader().read(source.picture(named: name))
    let size = picture.intrinsicSize
    #expect(size.width == Double(width) && size.height == Double(height), "\(name)")
    let bitmap = try picture.rasterize(width: width, height: height)
    let drawn = (0..<height).contains { y in (0..<width).contains { x in bitmap[x, y] >> 24 == 255 } }
    #expect(drawn, "\(name) shows nothing")
  }

  @Test("an icon's lines stand out from its row by 3 : 1 at least (WCAG 2, graphics)")
  func contrast() throws {
    let source = try BundledMenuDataSource()
    for item in source.document.items {
      let icon = try #require(item.icon)
      let color = try #require(item.color).dark
      let bitmap = try PictureReader().read(source.picture(named: icon))
        .rasterize(width: 80, height: 80, tint: Color.readable(on: color))
      var opaque: [UInt32: Int] = [:]
      for y in 0..<80 {
        for x in 0..<80 where bitmap[x, y] >> 24 == 255 { opaque[bitmap[x, y], default: 0] += 1 }
      }
      let ink = try #require(opaque.max { $0.value < $1.value }?.key)
      let contrast = Color(hex: ink & 0xFFFFFF).contrast(with: color)
      #expect(contrast >= 3, "\(item.id): \(contrast)")
    }
  }

  @Test("R5.9 text is read on every item's colour: 4.5 : 1 at least (WCAG 2)", arguments: [nil] + Example.allCases)
  func readable(example: Example?) throws {
    for item in try BundledMenuDataSource(example).document.items {
      let ground = item.color?.dark ?? Appearance().ground
      let contrast = Color.readable(on: ground).contrast(with: ground)
      #expect(contrast >= 4.5, "\(item.id): \(contrast)")
    }
  }

  @Test("a picture that is not built in is an error that names it")
  func missingPicture() throws {
    let source = try BundledMenuDataSource()
    #expect { try PictureReader().read(source.picture(named: "Icons/Tea.svg")) } throws: {
      "\($0)".hasPrefix("'Icons/Tea.svg': ")
    }
  }
}
