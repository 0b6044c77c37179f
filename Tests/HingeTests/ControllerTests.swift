import Drawing
import Geometry
import HingeKit
import MenuDocuments
import Testing

@testable import hinge

/// Remembers what a menu tells.
private final class Listener: MenuControllerDelegate {
  var chosen: [Int] = []

  func menuController(_ menu: MenuController, didSelectRow row: Int) { chosen.append(row) }
}

@Suite("The program's controllers")
struct ControllerTests {
  let program = TestProgram()

  private func show(_ controller: ViewController, width: Double = 360, height: Double = 640) throws -> Window {
    let window = Window(rootViewController: controller)
    window.resize(to: Size(width: width, height: height), scale: 1)
    _ = try window.snapshot()
    return window
  }

  private func tap(_ window: Window, x: Double, y: Double, at time: Duration = .zero) {
    window.handle(Touch(id: 1, phase: .began, location: Point(x: x, y: y), time: time))
    window.handle(Touch(id: 1, phase: .ended, location: Point(x: x, y: y), time: time + .milliseconds(50)))
  }

  @Test("R1.4 a tapped row is told to the menu's delegate, once, and the menu keeps no delegate alive")
  func delegate() throws {
    let source = try BundledMenuDataSource()
    let items = source.document.items
    let menu = MenuController(
      title: "", items: .listed(items), hinge: MenuPanel.Hinge(rows: .allInSight),
      pictures: MenuPictures(of: source))
    let window = try show(menu, width: 80, height: 700)
    var listener: Listener? = Listener()
    menu.delegate = listener
    for row in items.indices {
      tap(window, x: 40, y: Double(row) * 100 + 50, at: .seconds(row))
      #expect(listener?.chosen.last == row)
    }
    #expect(listener?.chosen.count == items.count)
    listener = nil
    #expect(menu.delegate == nil)
    tap(window, x: 40, y: 50, at: .seconds(100))
  }

  @Test("R1.13 the detail shows its item's picture in the middle of its colour, and its title in the bar")
  func detail() throws {
    let source = try BundledMenuDataSource()
    let detail = DetailController(pictures: MenuPictures(of: source))
    detail.titleAbove = { _ in .bar }
    let window = try show(detail, width: 400, height: 500)
    #expect(try window.snapshot()[5, 5] == 0xFF33_3333)
    for item in source.document.items where item.text.isEmpty {
      detail.item = item
      let picture = try window.snapshot()
      let colour = 0xFF00_0000 | UInt32(try #require(item.color).dark.hexValue)
      #expect(picture[5, 5] == colour && picture[394, 494] == colour)
      #expect(picture[200, 250] != colour, "\(item.id) has a picture in its middle")
      #expect(picture[39, 250] == colour && picture[200, 89] == colour, "which is 320 x 320")
      #expect(detail.navigationItem.title == item.title)
    }
    detail.item = nil
    #expect(try window.snapshot()[5, 5] == 0xFF33_3333)
    #expect(detail.navigationItem.title == nil)
  }

  @Test(
    "A page shows 4 KiB of a line, however long that is, and of whatever letters",
    arguments: ["x", "é", "e\u{301}", "字"])
  func longLine(letter: String) throws {
    let line = String(repeating: letter, count: 300_000)
    let detail = DetailController(pictures: MenuPictures(of: try BundledMenuDataSource()))
    detail.item = MenuItem(id: "1", title: line)
    let words = try #require(detail.item).words(on: .white, color: .black, appearance: Appearance())
    let shown = try #require(words.first).text
    #expect(words.count == 1 && shown.hasSuffix("…"))
    let rest = shown.utf8.dropLast("…".utf8.count)
    #expect(line.utf8.starts(with: rest) && (4093...4096).contains(rest.count))
  }

  @Test(
    "R1.14 rows are min(100, height/7) high in the first design, max(80, height/7) in the second",
    arguments: [(350.0, 50.0, 80.0), (595.0, 85.0, 85.0), (700.0, 100.0, 100.0), (1036.0, 100.0, 148.0)])
  func rowHeights(height: Double, first: Double, second: Double) {
    #expect(RowSizing.allInSight.rowHeight(inHeight: height) == first)
    #expect(RowSizing.neverLow.rowHeight(inHeight: height) == second)
  }

  @Test(
    "which design a command line asks for", arguments: [("", 50.0), ("--closed", 80.0), ("--close-on-select", 80.0)])
  func design(line: String, rowHeight: Double) throws {
    let root = try program.root(line)
    _ = try show(root, height: 350 + NavigationBar.height)
    let tables = try #require(root.hinged.first).menu.view.subviews.compactMap { $0 as? TableView }
    #expect(tables.map(\.rowHeight) == [rowHeight])
  }

  @Test("the root passes what is chosen on to the detail, and folds the menu where that is asked for")
  func selection() throws {
    for (line, staysOpen) in [("--open", true), ("--open --close-on-select", false)] {
      let root = try program.root(line)
      let window = try show(root)
      tap(window, x: 40, y: 44 + 200)
      #expect(root.detailController.item?.id == "Drinks")
      #expect(root.menu?.isMenuOpen == staysOpen)
    }
  }

  @Test("R1.3 the controllers are each other's children, and a fold leaves them so")
  func containment() throws {
    let root = try program.root()
    let window = try show(root)
    let (menu, hinged) = try #require(root.hinged.first.map { ($0.menu, $0.controller) })
    #expect(root.children.count == 1 && hinged.parent === root && hinged.children.count == 2)
    #expect(menu.parent?.parent === hinged && root.detailController.parent?.parent === hinged)
    hinged.hideMenu(animated: false)
    _ = try window.snapshot()
    #expect(hinged.children.count == 2 && hinged.fraction == 1)
  }

  @Test("nothing keeps the controllers or the data when the window is gone")
  func lifetimes() throws {
    weak var root: RootController?
    weak var menu: MenuController?
    weak var detail: DetailController?
    weak var window: Window?
    do {
      let made = try program.root("--select Coffee --close-on-select")
      let shown = try show(made)
      tap(shown, x: 40, y: 300)
      _ = try shown.snapshot()
      (root, menu, detail, window) = (made, made.hinged.first?.menu, made.detailController, shown)
      #expect(root != nil && menu != nil && detail != nil && window != nil)
    }
    #expect(root == nil)
    #expect(menu == nil)
    #expect(detail == nil)
    #expect(window == nil)
  }

  @Test("a picture that cannot be read is told once, and the rest is shown")
  func brokenPicture() throws {
    let json = ##"""
      {"version": 1, "title": "T", "left": {"presentation": "hinge", "items": [
        {"id": "a", "title": "A", "color": "#102030", "icon": "none.svg", "picture": "none.svg"}]}}
      """##
    let source = try BundledMenuDataSource(json: Array(json.utf8))
    let pictures = MenuPictures(of: source)
    var failures: [String] = []
    pictures.onFailure = { failures.append($0) }
    let menu = MenuController(
      title: "", items: .listed(source.document.items), hinge: MenuPanel.Hinge(rows: .allInSight), pictures: pictures)
    let window = try show(menu, width: 80, height: 700)
    let picture = try window.snapshot()
    #expect(picture[2, 2] == 0xFF10_2030 && picture[40, 10] == 0xFF10_2030)
    #expect(picture[40, 50] != 0xFF10_2030, "in the middle lies the sign of a broken picture")
    _ = try window.snapshot()
    #expect(pictures.picture(named: "none.svg").isBroken)
    #expect(failures == ["'none.svg': the picture cannot be drawn: it is no picture that can be read"])
  }
}
