import Drawing
import Geometry
import HingeKit
import MenuDocuments
import Testing

@testable import hinge

/// What the desktop wishes besides light or dark.
@Suite("The desktop's wishes")
struct DesktopLookTests {
  private func scene(_ items: [MenuItem], selection: Int? = nil, isList: Bool = false, theme: Theme = .dark) throws
    -> RowScene
  {
    var options = MenuOptions()
    options.theme = theme
    return try RowScene(
      RowScene.document(items, isList: isList), options: options, size: Size(width: 640, height: 640),
      selection: selection.map { items[$0] })
  }

  /// Mid grey and mid colours, on which neither black nor white is read at 7 : 1.
  private static let middling: [UInt32] = [0x767676, 0xCF229C, 0x0E8A5A, 0xD0541E, 0x0000FF, 0xF9C207]

  @Test(
    "with more contrast all words are read at 7 : 1, none is faint, and a line lies between rows",
    arguments: Theme.allCases)
  func contrast(theme: Theme) throws {
    let items = Self.middling.map {
      MenuItem(
        id: "\($0)", title: "Title", subtitle: "Subtitle", text: "Text", author: "Author",
        color: ThemedColor(Color(hex: $0)))
    }
    for (row, hex) in Self.middling.enumerated() {
      let scene = try scene(items, selection: row, theme: theme)
      let rect = try #require(scene.table).rect(forRow: row).offset(by: Vector(dx: 0, dy: 44))
      let usual = Color(hex: try scene.colour(x: 100, y: Int(rect.minY) + 3))
      #expect(usual.hexValue == hex)
      scene.root.desktop = DesktopLook(prefersMoreContrast: true)
      try scene.frame()
      let ground = Color(hex: try scene.colour(x: 100, y: Int(rect.minY) + 3))
      let letters = scene.labels(ofRow: row)
      #expect(letters.count == 2)
      for label in letters { #expect(label.textColor.alpha == 1 && label.textColor.contrast(with: ground) >= 7) }
      let page = Color(hex: try scene.colour(x: 630, y: 600))
      #expect(scene.detailLabels.count >= 3)
      for label in scene.detailLabels {
        #expect(label.textColor.alpha == 1 && label.textColor.contrast(with: page) >= 7)
      }
      let line = Color(hex: try scene.colour(x: 100, y: Int(rect.maxY.rounded()) - 1))
      #expect(line.contrast(with: ground) >= 7)
    }
  }

  @Test("letters are as many times larger as it wants, in rows, pages and bars; rows grow with them") func textScale()
    throws
  {
    let scene = try scene(RowScene.items((0..<20).map { "Item \($0)" }), selection: 19)
    scene.root.desktop = DesktopLook(textScale: 1.5)
    try scene.frame()
    #expect(scene.labels(ofRow: 0).map(\.font.size) == [25.5])
    // A title alone is 28.
    #expect(scene.detailLabels.map(\.font.size) == [42])
    #expect(scene.root.parts.navigation.navigationBar.titleFont.size == 25.5)
    // 25.5 x 2.464 + 14.
    #expect(scene.table?.rowHeight == 77)
  }

  @Test("its font is that of rows, pages and bars, live; a list's style goes before it") func font() throws {
    let items = RowScene.items((0..<20).map { "Item \($0)" })
    let scene = try scene(items, selection: 19)
    for family in ["DejaVu Serif", "DejaVu Sans Mono"] {
      scene.root.desktop = DesktopLook(fontFamily: family)
      try scene.frame()
      #expect(scene.labels(ofRow: 0).map(\.font.family) == [family])
      #expect(Set(scene.detailLabels.map(\.font.family)) == [family])
      #expect(scene.root.parts.navigation.navigationBar.titleFont.family == family)
    }
    var document = RowScene.document(items, isList: true)
    document.style.font = "serif"
    let list = try RowScene(document)
    list.root.desktop = DesktopLook(fontFamily: "DejaVu Sans Mono")
    try list.frame()
    #expect(list.labels(ofRow: 0).map(\.font.family) == ["serif"])
  }

  @Test("a font's description is read: family, weight, and points of 4/3 pixels")
  func description() {
    #expect(Font(description: "DejaVu Sans Bold 12") == Font(family: "DejaVu Sans", size: 16, weight: .bold))
    #expect(Font(description: "Cantarell 11")?.family == "Cantarell")
    #expect(Font(description: "12") == nil && Font(description: "") == nil)
  }

  @Test("its accent marks a list's chosen row where that is seen on the ground (3 : 1); else the list's own does")
  func accent() throws {
    let items = ["a", "b"].map { MenuItem(id: $0, title: $0) }
    let list = try scene(items, selection: 0, isList: true)
    func bar() throws -> Color { Color(hex: try list.colour(x: 2, y: 44 + 60)) }
    let own = try bar()
    list.root.desktop = DesktopLook(accentColor: Color(hex: 0xFF7800))
    #expect(try bar().hexValue == 0xFF7800)
    list.root.desktop = DesktopLook(accentColor: Color(hex: 0x303030))
    #expect(try bar() == own)
  }
}
