import Drawing
import HingeKit
import MenuDocuments
import Testing

@testable import hinge

/// Light and dark.
@Suite("Themes")
struct ThemeTests {
  /// With room for the detail beside the open menu.
  private static let size = Size(width: 480, height: 640)
  private static let red = ThemedColor(light: Color(hex: 0xFF9999), dark: Color(hex: 0x660000))

  /// A hinged menu at the left with a red item, a sliding panel at the right.
  private static var document: MenuDocument {
    var document = RowScene.document([MenuItem(id: "a", title: "A", color: red), MenuItem(id: "b", title: "B")])
    document.right = MenuPanel(presentation: .slide(.init()), items: .listed(RowScene.items(["c"])))
    return document
  }

  @Test("R5.10 another theme recolours bars, menu, rows and detail, all in the next frame")
  func everything() throws {
    let scene = try RowScene(Self.document, size: Self.size)
    func colours() throws -> [UInt32] {
      // The menu's bar, the red row, the menu below its rows, the detail's bar, the detail.
      try [(2, 2), (120, 50), (80, 600), (200, 4), (350, 620)].map { try scene.colour(x: $0, y: $1) }
    }
    #expect(try colours() == [0x333333, 0x660000, 0x24272B, 0x333333, 0x333333])
    scene.root.theme = .light
    let light = Appearance(theme: .light)
    let expected = [light.bar, Color(hex: 0xFF9999), light.menu, light.bar, light.ground].map(\.hexValue)
    #expect(try colours() == expected)
    #expect(light.ground.relativeLuminance > 0.5 && light.bar.relativeLuminance > 0.5)
    let words = try #require(scene.labels(ofRow: 0).first)
    #expect(words.textColor == .readable(on: Color(hex: 0xFF9999)))
    scene.root.theme = .dark
    #expect(try colours() == [0x333333, 0x660000, 0x24272B, 0x333333, 0x333333])
  }

  @Test("what is chosen keeps its own colour of the theme, and a sliding panel and what lies beyond it have theirs")
  func detailAndPanel() throws {
    let scene = try RowScene(Self.document, size: Self.size, selection: Self.document.items[0])
    scene.root.theme = .light
    scene.root.hinged.first?.controller.hideMenu(animated: false)
    #expect(try scene.colour(x: 350, y: 620) == 0xFF9999)
    scene.root.slideOut?.showPanel(.trailing, animated: false)
    #expect(try scene.colour(x: 350, y: 620) == Appearance(theme: .light).panel.hexValue)
    scene.root.theme = .dark
    #expect(try scene.colour(x: 350, y: 620) == 0x262626)
    #expect(try scene.colour(x: 2, y: 620) == 0x660000)
  }

  @Test("a document's colours go before the program's; bars follow its ground, and what lies in them can be read")
  func documentColours() throws {
    var document = Self.document
    document.colors.ground = ThemedColor(light: .white, dark: Color(hex: 0x102030))
    let scene = try RowScene(document, size: Self.size)
    #expect(try scene.colour(x: 200, y: 4) == 0x102030)
    scene.root.theme = .light
    #expect(try scene.colour(x: 200, y: 4) == 0xFFFFFF)
    let tint = try #require(scene.root.menu?.burger.color)
    #expect(tint.contrast(with: .white) >= 4.5)
  }

  @Test("whatever a document's grounds are, words on them can be read: 4.5 : 1 at least (WCAG 2)")
  func contrast() {
    let steps = stride(from: 0.0, through: 1, by: 0.125)
    var unreadable: [Color] = []
    for red in steps {
      for green in steps {
        for blue in steps {
          let ground = Color(red: red, green: green, blue: blue)
          for theme in Theme.allCases {
            var appearance = Appearance(theme: theme)
            appearance.colors.bar = ThemedColor(ground)
            let words = appearance.words(on: ground)
            let faint = appearance.quiet(words, on: ground, alpha: 0.6)
            // What is seen of letters that let the ground through.
            let seen = ground.mixed(with: faint.withAlpha(1), by: faint.alpha)
            let all = [words, appearance.tint, seen, appearance.quiet(.readable(on: ground), on: ground, alpha: 1)]
            if all.contains(where: { $0.contrast(with: ground) < 4.5 }) { unreadable.append(ground) }
          }
        }
      }
    }
    #expect(unreadable.isEmpty)
  }
}

extension Color {
  /// 0xRRGGBB.
  var hexValue: UInt32 {
    [red, green, blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
  }
}
