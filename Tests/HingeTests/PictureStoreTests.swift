import Drawing
import Geometry
import Glibc
import Harness
import MenuDocuments
import Resources
import Testing

@testable import HingeKit
@testable import hinge

/// A menu whose pictures are wherever its test says.
private final class Source: MenuDataSource {
  let document: MenuDocument
  var place: (String) -> PictureSource

  init(_ items: [MenuItem], place: @escaping (String) -> PictureSource) {
    document = MenuDocument(
      title: "T",
      left: MenuPanel(presentation: .hinge(MenuPanel.Hinge(width: 80)), isOpen: true, items: .listed(items)))
    self.place = place
  }

  func picture(named name: String) -> PictureSource { place(name) }
}

@Suite("Pictures in the background")
struct PictureStoreTests {
  let gate = PictureGate()
  let program = TestProgram()
  /// The middle of the first row of a hinged menu, in a window of 360 x 640.
  private let firstIcon = (x: 40, y: Int(NavigationBar.height) + 42)
  private let orange: UInt32 = 0xF95407

  private func show(
    _ source: any MenuDataSource
  ) throws -> (screen: Screen, root: RootController, pictures: MenuPictures) {
    let pictures = MenuPictures(of: source, in: PictureStore(timing: .background, worker: gate.worker()))
    let root = RootController(document: source.document, pictures: pictures, options: MenuOptions(), selection: nil)
    return (try Screen { root }, root, pictures)
  }

  /// Lets the work be done and shown.
  private func finish(_ screen: Screen) throws {
    repeat {
      gate.open()
      try screen.pump.settle()
      try screen.pump.finish()
    } while gate.isAsked
  }

  private func isShown(_ screen: Screen, _ picture: Bitmap) throws -> Bool {
    let shown = try #require(try screen.surface.picture)
    return (0..<picture.height).allSatisfy { y in
      (0..<picture.width).allSatisfy { x in shown[x, y] & 0xFFFFFF == picture[x, y] & 0xFFFFFF }
    }
  }

  @Test("R5.12 The built-in menu's first frame is shown before any picture is read; then come all of them")
  func firstFrame() throws {
    let (screen, _, _) = try show(BundledMenuDataSource())
    #expect(try screen.surface.isMapped && screen.surface.picture != nil)
    #expect(gate.readCount == 0 && gate.isAsked)
    // Where an icon will be, the row's colour with a trace of what is read on it, black: 8 % of it.
    #expect(try screen.colour(x: firstIcon.x, y: Int(NavigationBar.height) + 1) == orange)
    let faint = try #require(try screen.colour(x: firstIcon.x, y: firstIcon.y))
    #expect(Color(hex: faint).contrast(with: Color(hex: orange)) < 1.3 && faint != orange)
    try finish(screen)
    #expect(gate.readCount == 7)
    #expect(try isShown(screen, program.render("")))
    #expect(screen.compositor.violations.isEmpty)
  }

  @Test("R5.12 Fast through 10,000 rows with icons, only what is in sight at the end is read")
  func scrolling() throws {
    let items = (0..<10_000).map { MenuItem(id: "\($0)", title: "\($0)", icon: "\($0)") }
    let (screen, root, _) = try show(Source(items) { .data(Resources.file(at: "Icons/Smile.svg") ?? [], name: $0) })
    let table = try #require(root.hinged.first?.menu.tableView)
    for step in 1...50 {
      table.contentOffset = Point(x: 0, y: Double(step) * 10_000)
      try screen.pump.nextFrame()
    }
    #expect(gate.readCount == 0)
    try finish(screen)
    let rowsInSight = Int(table.bounds.height / table.rowHeight) + 2
    #expect(gate.readCount <= rowsInSight, "\(gate.readCount)")
    #expect(gate.readCount >= rowsInSight - 2)
  }

  @Test("R5.13 A picture's room on its page is kept from the first frame on: nothing moves when the pixels come")
  func roomIsKept() throws {
    let folder = TemporaryFolder()
    let photo = try #require(try? Bitmap(width: 64, height: 32))
    try photo.writePNG(to: "\(folder.path)/photo.png")
    var item = MenuItem(id: "a", title: "A", picture: "photo.png")
    item.text = "Words."
    let (screen, root, _) = try show(Source([item]) { .file(path: "\(folder.path)/\($0)") })
    root.detailController.item = item
    try screen.pump.finish()
    let image = try #require(
      root.detailController.view.subviews.lazy.flatMap(\.subviews).compactMap { $0 as? ImageView }.first)
    let kept = image.frame
    #expect(kept.height > 0 && abs(kept.width - 2 * kept.height) < 0.01)
    try finish(screen)
    #expect(image.frame == kept)
  }

  @Test("R5.4 A missing or a damaged picture is one line, once, and a sign in its row; the others are shown")
  func broken() throws {
    let items = ["none", "bad", "good", "none"].enumerated().map { row, name in
      MenuItem(id: "\(row)", title: name, color: ThemedColor(Color(hex: orange)), icon: name)
    }
    let (screen, _, store) = try show(
      Source(items) { name in .data(name == "good" ? Resources.file(at: "Icons/Smile.svg") ?? [] : [0x3C], name: name) }
    )
    var failures: [String] = []
    store.onFailure = { failures.append($0) }
    try finish(screen)
    #expect(failures.count == 2 && Set(failures.map { String($0.prefix(6)) }) == ["'bad':", "'none'"])
    // Both have a sign in the middle, one of lines: most of the row is as it was.
    #expect(try screen.colour(x: firstIcon.x, y: firstIcon.y) != orange)
    #expect(try screen.colour(x: firstIcon.x - 6, y: firstIcon.y) == orange)
    #expect(store.picture(named: "none").isBroken && !store.picture(named: "good").isBroken)
    try finish(screen)
    #expect(failures.count == 2)
  }

  @Test("Files that changed are read again, and what was shown stays until they are")
  func forgetting() throws {
    let path = "\(program.folder)/changing.png"
    defer { unlink(path) }
    func write(_ color: Color) throws {
      let bitmap = try Bitmap(width: 80, height: 80)
      try Canvas(bitmap).fill(color)
      try bitmap.writePNG(to: path)
    }
    let item = MenuItem(id: "a", title: "a", color: ThemedColor(.black), icon: "a.png")
    try write(Color(hex: 0xFF0000))
    let (screen, _, store) = try show(Source([item]) { _ in .file(path: path) })
    var failures = 0
    store.onFailure = { _ in failures += 1 }
    func colour() throws -> UInt32? { try screen.colour(x: firstIcon.x, y: firstIcon.y) }
    try finish(screen)
    #expect(try colour() == 0xFF0000)
    try write(Color(hex: 0x0000FF))
    store.reload()
    try screen.pump.finish()
    #expect(try colour() == 0xFF0000)
    try finish(screen)
    #expect(try colour() == 0x0000FF)
    unlink(path)
    store.reload()
    try finish(screen)
    #expect(failures == 1 && store.picture(named: "a.png").isBroken)
    try write(Color(hex: 0x00FF00))
    store.reload()
    try finish(screen)
    #expect(try colour() == 0x00FF00)
    #expect(failures == 1)
  }

  @Test("Pixels are kept as long as there is room; what was not asked for the longest goes first")
  func cache() throws {
    func key(_ name: String) -> PictureCache.Key {
      PictureCache.Key(source: .icon(name: name), width: 10, height: 10, tint: .black)
    }
    // Three pictures of 400 bytes have room in it.
    var cache = PictureCache(capacity: 1200)
    for name in ["a", "b", "c"] { cache.insert(try Bitmap(width: 10, height: 10), for: key(name)) }
    #expect(cache.bitmap(key("a")) != nil && cache.size == 1200)
    cache.insert(try Bitmap(width: 10, height: 10), for: key("d"))
    #expect(cache.bitmap(key("b")) == nil && cache.bitmap(key("a")) != nil && cache.size == 1200)
    cache.insert(try Bitmap(width: 20, height: 20), for: key("too large"))
    #expect(cache.bitmap(key("too large")) == nil && cache.bitmap(key("d")) != nil)
    cache.insert(try Bitmap(width: 10, height: 10), for: key("d"))
    #expect(cache.size == 1200)
    cache.removeAll()
    #expect(cache.size == 0 && cache.bitmap(key("d")) == nil)
  }

  @Test(
    "A name with a slash or a picture's ending is a file beside the document, any other is an icon's",
    arguments: [
      ("a.png", PictureSource.file(path: "menus/a.png")), ("a/b", .file(path: "menus/a/b")),
      ("./b", .file(path: "menus/b")), ("././/b", .file(path: "menus/b")), ("./", .file(path: "menus/./")),
      ("/x/y.svg", .file(path: "/x/y.svg")), ("A.JPG", .file(path: "menus/A.JPG")),
      ("go-home", .icon(name: "go-home")), ("org.example.svgtool", .icon(name: "org.example.svgtool")),
    ])
  func names(name: String, expected: PictureSource) {
    #expect(PictureSource(name, inFolder: "menus") == expected)
  }

  @Test(
    "A file beside a document in the folder where the program runs is called as a person there calls it",
    arguments: [
      ("b.png", "b.png"), ("./b.png", "b.png"), ("././b.png", "b.png"), (".//b.png", "b.png"), ("../b", "../b"),
    ])
  func namesHere(name: String, expected: String) {
    #expect(PictureSource(name, inFolder: ".") == .file(path: expected))
  }
}
