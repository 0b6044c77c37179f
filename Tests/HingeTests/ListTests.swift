import Drawing
import Geometry
import Harness
import HingeKit
import MenuDocuments
import Testing

@testable import hinge

/// A menu without a page: the list is the window.
@Suite("Lists")
struct ListTests {
  private static var screen: TestCompositor.Configuration {
    var configuration = TestCompositor.Configuration()
    configuration.outputs = [.init(width: 1280, height: 1000)]
    return configuration
  }

  private static let items = ["Zoo", "Cinema", "Forest"].map { MenuItem(id: $0, title: $0, subtitle: "4 votes") }
  private let document = RowScene.document(items, title: "Where to?", isList: true)

  @Test("it is all of the window, whose edge is no edge of a page", arguments: [240.0, 360, 1280])
  func fillsWindow(width: Double) throws {
    let scene = try RowScene(document, size: Size(width: width, height: 640))
    let menu = try #require(scene.root.menu)
    #expect(menu.menuWidth == width && menu.fraction == 0)
    // Nothing casts a shadow on it.
    #expect(try scene.colour(x: Int(width) - 1, y: 630) == scene.colour(x: 1, y: 630))
    // Rows are no wider than reads well, and lie in the middle.
    let table = try #require(scene.table)
    #expect(table.frame.width == min(width, 720) && table.frame.midX == width / 2)
  }

  @Test("its rows have one ground, but for those with a colour of their own") func ground() throws {
    var items = Self.items
    items[1].color = ThemedColor(Color(hex: 0xCF229C))
    for theme in Theme.allCases {
      var options = MenuOptions()
      options.theme = theme
      let scene = try RowScene(RowScene.document(items, isList: true), options: options)
      let colours = try (0..<3).map { try scene.colour(x: 300, y: 80 + 112 * $0) }
      #expect(colours[0] == colours[2] && colours[1] == 0xCF229C)
      // What is read on it, by WCAG's level AAA.
      let letters = try #require(scene.labels(ofRow: 0).first)
      #expect(letters.textColor.contrast(with: Color(hex: colours[0])) >= 7)
    }
  }

  @Test("title and prompt stand over it in full; where there is neither, so does nothing") func heading() throws {
    let scene = try RowScene(document)
    let texts = WindowLayout(of: scene.root).json
    #expect(
      texts.contains("\"Where to?\"") && texts.contains("\"Which one?\"") && !texts.contains("\"ellipsized\": true"))
    var silent = document
    (silent.title, silent.prompt) = ("", "")
    let bare = try RowScene(silent)
    let controls = WindowLayout(of: bare.root).elements.filter { $0.kind == .control }
    #expect(controls.map(\.frame.minY).min() == 0)
  }

  @Test("a choice marks its row, folds the list away and shows what was chosen; the burger brings it back")
  func choice() throws {
    var document = document
    document.left?.closesOnSelection = true
    let root = try RowScene(document).root
    let screen = try Screen { root }
    try screen.tapToRest(at: (100, 150))
    #expect(root.detailController.item?.id == "Zoo" && root.menu?.fraction == 1)
    #expect(root.hinged.first?.menu.tableView.selectedRow == 0)
    try screen.tapToRest(at: (22, 22))
    #expect(root.menu?.fraction == 0)
  }

  @Test("Escape is not for the list, which is all that there is: it closes the window") func escape() throws {
    let root = try RowScene(document).root
    let screen = try Screen { root }
    screen.compositor.keyboard.enter(try screen.surface)
    try screen.pump.settle()
    screen.compositor.keyboard.press(.escape)
    try screen.pump.settle()
    #expect(root.menu?.isMenuOpen == true)
    #expect(screen.compositor.toplevels.isEmpty)
  }

  @Test(
    "with --once the answer is out at the tap; the list folds shut, and within 150 ms all is over",
    arguments: [false, true])
  func once(isReduced: Bool) throws {
    let scene = try ChooserScene(
      "--once" + (isReduced ? " --reduced-motion" : ""), document: document)
    let menu = try #require(scene.root.menu)
    scene.screen.compositor.touch.down(at: (100, 100)).up()
    try scene.screen.pump.settle()
    #expect(scene.output == "Zoo\n")
    #expect(scene.isOpen == !isReduced)
    if !isReduced {
      try scene.screen.pump.advance(by: .milliseconds(60))
      #expect(menu.fraction > 0.1 && menu.fraction < 1)
      try scene.screen.pump.advance(by: .milliseconds(80))
    }
    #expect(!scene.isOpen && scene.chooser.status == .done)
  }

  @Test("one whose compositor shows no frames any more ends as soon") func unseen() throws {
    let scene = try ChooserScene("--once", document: document)
    scene.screen.compositor.touch.down(at: (100, 100)).up()
    scene.screen.compositor.withholdFrames()
    try scene.screen.pump.advance(by: .milliseconds(149))
    #expect(scene.output == "Zoo\n" && !scene.isOpen)
  }

  @Test("in a window of its own it is as large as it needs to be: rows of 56 and the heading, at least 320 wide")
  func size() throws {
    let scene = try ChooserScene("", document: document, Self.screen)
    let bar = try #require((scene.root.menu?.menu as? NavigationController)?.navigationBar)
    let shown = try scene.screen.window.size
    #expect(shown.width == 320 && shown.height == (bar.frame.height + 3 * 56).rounded(.up))
  }

  @Test("it takes four fifths of the screen at most, and the size that a person asked for in any case")
  func largest() throws {
    let many = RowScene.document(RowScene.items((0..<200).map { "Item \($0)" }), isList: true)
    let scene = try ChooserScene("", document: many, Self.screen)
    #expect(try scene.screen.window.size == Size(width: 320, height: 800))
    let asked = try ChooserScene("--size 500x900", document: many, Self.screen)
    #expect(try asked.screen.window.size == Size(width: 500, height: 900))
  }

  // MARK: Tiles

  @Test("columns make tiles, from the side where the window's lines begin", arguments: [false, true])
  func tiles(isRightToLeft: Bool) throws {
    var document = RowScene.document(RowScene.items((0..<7).map { "Item \($0)" }), hinge: columns(3), isList: true)
    document.direction = isRightToLeft ? .rightToLeft : .leftToRight
    let scene = try RowScene(document, size: Size(width: 400, height: 640))
    let table = try #require(scene.table)
    // Four gaps of 12 and three tiles.
    let width = (400.0 - 48) / 3
    #expect(abs(table.rect(forRow: 0).width - width) < 1e-9)
    #expect(abs(table.rect(forRow: 1).minX - (isRightToLeft ? 400 - 24 - 2 * width : 24 + width)) < 1e-9)
    #expect(table.rect(forRow: 3).minY == table.rect(forRow: 0).maxY + 12)
    #expect(table.rect(forRow: 3).minX == table.rect(forRow: 0).minX)
    for row in 0..<7 { #expect(table.row(at: table.rect(forRow: row).center) == row) }
    #expect(table.row(at: Point(x: 400 - 6, y: 50)) == nil && table.row(at: Point(x: 6, y: 50)) == nil, "between two")
    let icon = scene.labels(ofRow: 6).map(\.text)
    #expect(icon == ["Item 6"])
  }

  @Test("arrows go from tile to tile: sideways within a line, down to the last where its line is shorter")
  func arrows() throws {
    let root = try RowScene(
      RowScene.document(RowScene.items((0..<7).map { "Item \($0)" }), hinge: columns(3), isList: true)
    ).root
    let screen = try Screen { root }
    let table = try #require(root.hinged.first).menu.tableView
    screen.compositor.keyboard.enter(try screen.surface)
    try screen.pump.settle()
    var reached: [Int] = []
    for key in [Key.tab, .right, .right, .right, .down, .down, .left, .up, .up, .left] {
      try screen.type(key)
      reached.append(table.focusedRow)
    }
    #expect(reached == [0, 1, 2, 2, 5, 6, 6, 3, 0, 0])
  }

  @Test(
    "so many columns as make tiles somewhat wider than high",
    arguments: [(9, 720.0, 300.0, 5), (9, 360, 580, 2), (5, 720, 160, 5), (1, 360, 640, 1)])
  func automatic(count: Int, width: Double, height: Double, columns: Int) {
    #expect(MenuView.columns(for: count, in: Size(width: width, height: height)) == columns)
  }

  private func columns(_ count: Int) -> MenuPanel.Hinge {
    var hinge = MenuPanel.Hinge()
    hinge.columns = .count(count)
    return hinge
  }

  // MARK: Styles

  @Test("a document's style goes before the person's own, key by key; letters that could not be read are not used")
  func style() throws {
    var document = document
    document.style.ground = ThemedColor(Color(hex: 0x102030))
    document.style.letters = ThemedColor(Color(hex: 0x203040))
    var options = MenuOptions()
    options.style.ground = ThemedColor(.white)
    options.style.rowHeight = 130
    let scene = try RowScene(document, options: options)
    #expect(try scene.colour(x: 300, y: 630) == 0x102030)
    #expect(scene.table?.rowHeight == 130)
    let letters = try #require(scene.labels(ofRow: 0).first)
    #expect(letters.textColor.contrast(with: Color(hex: 0x102030)) >= 7)
  }

  @Test(
    "the letters of a shipped style are read on its ground, and its accent stands out",
    arguments: MenuStyle.Shipped.allCases)
  func shipped(style: MenuStyle.Shipped) throws {
    let style = style.style
    let (ground, letters, accent) = (
      try #require(style.ground), try #require(style.letters), try #require(style.accent)
    )
    for theme in Theme.allCases {
      #expect(letters[theme].contrast(with: ground[theme]) >= 7)
      // WCAG 1.4.11: what is no text, 3 : 1.
      #expect(accent[theme].contrast(with: ground[theme]) >= 3)
    }
  }

  @Test("a broken style is told with its place") func brokenStyle() throws {
    let folder = TemporaryFolder()
    let path = try folder.write("{\n  \"ground\": \"red\"\n}\n", to: "style.json")
    #expect {
      try UserMenu.style(at: path)
    } throws: { error in
      (error as? MenuFileError)?.lines == [
        "\(path):2:13: ground: expected a colour as #RRGGBB, or an object of a light and a dark one, found 'red'"
      ]
    }
    #expect(try UserMenu.style(at: nil) == MenuStyle())
  }

  // MARK: What people asked

  @Test("long paths that begin alike are told apart", arguments: ["360x640", "1024x300"])
  func longLines(size: String) throws {
    let names = ["january-final", "january-final-v2", "february", "march"]
    let lines = names.map { "./Documents/Invoices/2024/quarter-three/electricity-\($0).pdf\n" }.joined()
    let texts = try TestProgram().layout(ofLines: lines, ["--size", size])
      .filter { $0.text.hasPrefix("./Documents") }
    #expect(texts.count == 4 && texts.allSatisfy { !$0.isEllipsized })
  }

  @Test(
    "a question that is given as the title, or as the prompt, stands over the lines", arguments: ["--prompt", "-p"])
  func question(option: String) throws {
    let question = "Do you want a receipt?"
    let texts = try TestProgram().layout(ofLines: "yes\nno\n", [option, question])
    #expect(texts.contains { $0.text == question && !$0.isEllipsized })
    guard case .show(let options) = try Command.parse(["--lines", "--title", question]) else { return }
    #expect(options.menu.title == question)
  }
}
