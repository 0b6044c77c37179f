import Geometry
import Glibc
import Harness
import HingeKit
import Testing
import Wayland

@testable import hinge

/// A document's file that is edited while its menu is on a compositor.
private final class EditedMenu {
  let root: RootController
  let screen: Screen
  private(set) var reports: [String] = []
  let path: String
  private let folder = TemporaryFolder()
  private var updates: (any MenuUpdates)?
  private var pipe: Int32 = -1

  init(_ json: String) throws {
    path = folder.place("menu.json")
    Self.write(json, to: path)
    let source = try FileMenuDataSource(file: path)
    let root = RootController(
      document: source.document, pictures: MenuPictures(of: source), options: MenuOptions(), selection: nil)
    self.root = root
    screen = try Screen { root }
    updates = source.updates { [unowned self] in reports.append($0) }
    updates?.start(showing: root, on: screen.pump.loop)
  }

  isolated deinit {
    if pipe >= 0 { close(pipe) }
  }

  private static func write(_ text: String, to path: String) {
    guard let file = fopen(path, "w") else { return }
    fputs(text, file)
    fclose(file)
  }

  /// Saves as an editor does that replaces the file.
  func save(_ json: String) throws {
    Self.write(json, to: "\(path).new")
    rename("\(path).new", path)
    try look()
  }

  /// Puts a pipe in its place, which somebody holds open and writes nothing to.
  func replaceByPipe() throws {
    mkfifo("\(path).new", 0o600)
    pipe = open("\(path).new", O_RDWR | O_CLOEXEC)
    rename("\(path).new", path)
    try look()
  }

  func delete() throws {
    unlink(path)
    try look()
  }

  private func look() throws {
    try screen.pump.settle()
    try screen.pump.advance(by: FileWatch.delay)
    try screen.pump.finish()
  }

  var table: TableView {
    get throws { try #require(root.hinged.first).menu.tableView }
  }
}

@Suite("A document that is saved while its menu is on the screen")
struct DocumentUpdatesTests {
  /// A menu of that many items.
  private func json(_ count: Int, title: String = "Menu", suffix: String = "") -> String {
    let items = (0..<count).map { "{\"id\": \"\($0)\", \"title\": \"Item \($0)\(suffix)\"}" }.joined(separator: ",\n")
    let panel = "{\"presentation\": \"hinge\", \"open\": true, \"items\": [\n\(items)]}"
    return "{\"version\": 1, \"title\": \"\(title)\", \"left\": \(panel)}"
  }

  @Test("R5.6 a save is shown at once; what is chosen and how far it is scrolled stay")
  func save() throws {
    let menu = try EditedMenu(json(50))
    let height = try menu.table.rowHeight
    try menu.screen.tapToRest(at: (20, NavigationBar.height + 1.5 * height))
    try menu.table.contentOffset = Point(x: 0, y: 100)
    try menu.save(json(60, suffix: "!"))
    #expect(try menu.table.numberOfRows == 60 && menu.table.contentOffset.y == 100)
    #expect(menu.root.detailController.item?.title == "Item 1!")
    #expect(menu.reports.isEmpty && menu.root.notice == nil)
  }

  @Test("R5.6 a pipe in the place of the file is not waited for: it is told, and the menu stays") func pipe() throws {
    let menu = try EditedMenu(json(3))
    try menu.replaceByPipe()
    #expect(try menu.table.numberOfRows == 3)
    #expect(menu.reports.count == 1 && menu.root.notice == menu.reports.first)
  }

  @Test(
    "R5.6 a save with something wrong changes nothing and says all of it; the next good one is shown, and it is over")
  func broken() throws {
    let menu = try EditedMenu(json(3))
    try menu.save("{\"version\": 1, \"titel\": \"x\", \"left\": {\"presentation\": \"fold\", \"items\": []}}")
    #expect(try menu.table.numberOfRows == 3)
    #expect(menu.reports.count > 1 && menu.reports.allSatisfy { $0.hasPrefix("\(menu.path):1:") })
    let first = try #require(menu.reports.first)
    #expect(menu.root.notice == "\(first) (and \(menu.reports.count - 1) more)")
    try menu.save(json(4))
    #expect(try menu.table.numberOfRows == 4)
    #expect(menu.root.notice == nil)
  }

  @Test("R5.6 a file that is gone leaves the menu as it is; when it is back it is read")
  func deleted() throws {
    let menu = try EditedMenu(json(3))
    try menu.delete()
    #expect(try menu.table.numberOfRows == 3 && menu.reports.isEmpty)
    try menu.save(json(5))
    #expect(try menu.table.numberOfRows == 5)
  }

  @Test("a message of something else stays") func otherNotice() throws {
    let menu = try EditedMenu(json(3))
    menu.root.showNotice("A command failed")
    try menu.save(json(4))
    #expect(menu.root.notice == "A command failed")
  }
}
