import Drawing
import Geometry
import HingeKit
import MenuDocuments
import Testing

@testable import hinge

/// What a person is to read or to tap is in sight, however wide a menu is beside it.
@Suite("In sight")
struct SightTests {
  private let tea = RowScene.items(["Tea"])

  private func scene(
    menuWidth: Double, window: Size = Size(width: 800, height: 480), selects: Bool = true
  ) throws -> RowScene {
    try RowScene(
      RowScene.document(tea, hinge: MenuPanel.Hinge(width: menuWidth)), size: window,
      selection: selects ? tea[0] : nil)
  }

  /// In the page's coordinates: the bar's title, and the words below it.
  private func middles(_ scene: RowScene) throws -> [Double] {
    try scene.frame()
    return [try #require(scene.barTitle), try #require(scene.detailLabels.first)].map(\.frame.midX)
  }

  private func isAt(_ middle: Double, _ scene: RowScene) throws -> Bool {
    try middles(scene).allSatisfy { abs($0 - middle) <= 1 }
  }

  @Test("R5.8 beside a menu words and the bar's title are in the middle of what is seen of the page where it rests")
  func middle() throws {
    // 240 of 800 are the menu's: 560 of the page are seen, then all 800.
    let scene = try scene(menuWidth: 240)
    let menu = try #require(scene.root.menu)
    #expect(try isAt(280, scene))
    for fraction in [0.02, 0.5, 0.98, 1] {
      menu.hold(at: fraction)
      #expect(try isAt(280, scene), "on its way at \(fraction) it is as where it came from")
    }
    menu.hideMenu(animated: false)
    #expect(try isAt(400, scene))
    for fraction in [0.98, 0.02, 0] {
      menu.hold(at: fraction)
      #expect(try isAt(400, scene), "and back at \(fraction)")
    }
    menu.showMenu(animated: false)
    #expect(try isAt(280, scene))
  }

  @Test("what is chosen while the page moves is laid out for where it is going") func chosenOnTheWay() throws {
    let scene = try scene(menuWidth: 240)
    scene.root.menu?.hideMenu(animated: true)
    scene.root.detailController.item = RowScene.items(["Chamomile"])[0]
    try scene.frame()
    #expect(abs(try #require(scene.detailLabels.first).frame.midX - 400) <= 1)
  }

  @Test("beside a menu that leaves less than 240 the page is a drawer's: it lies as with the menu folded")
  func drawer() throws {
    // 121 of 360 are left.
    let scene = try scene(menuWidth: 239, window: Size(width: 360, height: 640))
    let menu = try #require(scene.root.menu)
    #expect(try isAt(180, scene) && menu.isContentInDrawer && scene.root.isPageInDrawer)
    menu.hideMenu(animated: false)
    #expect(try isAt(180, scene) && !scene.root.isPageInDrawer)
    let wide = try self.scene(menuWidth: 120, window: Size(width: 360, height: 640))
    #expect(try isAt(120, wide) && !wide.root.isPageInDrawer, "240 are enough")
  }

  @Test("R5.8 the prompt too") func prompt() throws {
    let scene = try scene(menuWidth: 240, selects: false)
    let labels = scene.root.detailController.view.subviews.compactMap { $0 as? Label }
    #expect(abs(try #require(labels.first).frame.midX - 280) <= 1)
  }

  @Test("a title that does not fit there ends before the window does") func longTitle() throws {
    let items = RowScene.items([String(repeating: "Tea or coffee ", count: 8)])
    let scene = try RowScene(
      RowScene.document(items, hinge: MenuPanel.Hinge(width: 100)), selection: items[0])
    #expect(try #require(scene.barTitle).frame.maxX <= 360 - 100)
  }

  @Test("a title with no room for a few letters is not shown: no lone ellipsis", arguments: [100.0, 240])
  func noRoom(width: Double) throws {
    let items = RowScene.items([String(repeating: "Tea or coffee ", count: 8)])
    let scene = try RowScene(
      RowScene.document(items, hinge: MenuPanel.Hinge(width: 44)), size: Size(width: width, height: 300),
      selection: items[0])
    // Of 100 the burger and the margins leave 44.
    #expect(try #require(scene.barTitle).isHidden == (width == 100))
  }

  @Test("R5.8 a menu of any width leaves the burger in sight", arguments: [400.0, 4000])
  func wideMenu(width: Double) throws {
    #expect(try scene(menuWidth: width, window: Size(width: 360, height: 640)).root.menu?.menuWidth == 360 - 64)
  }

  @Test("W8 the window's cross is there only where a finger can tell it from the burger", arguments: [60.0, 360])
  func cross(width: Double) throws {
    let scene = try scene(menuWidth: 44, window: Size(width: width, height: 640))
    scene.window.decoration = .client
    try scene.frame()
    let controls = scene.bar.subviews.filter { $0 is Control }.map(\.frame.midX).sorted()
    #expect(controls.count == (width == 60 ? 1 : 2))
    #expect(zip(controls, controls.dropFirst()).allSatisfy { $1 - $0 >= Control.touchTarget })
  }

  @Test(
    "R5.8 no letters are cut off at a row's edge, whatever their size",
    arguments: [8.0, 17, 40, 96], [RowSizing.allInSight, .neverLow, .text])
  func letters(size: Double, rows: RowSizing) throws {
    var document = RowScene.document(
      RowScene.items(["Tea", "Order something"]), hinge: MenuPanel.Hinge(width: 80, rows: rows))
    document.textSizes.row = size
    let scene = try RowScene(document, size: Size(width: 240, height: 640))
    for row in 0...1 {
      let label = try #require(scene.labels(ofRow: row).first)
      #expect(label.sizeThatFits(label.bounds.size).height <= label.bounds.height)
    }
  }

  @Test("an option that closes menus leaves the rows of words as high as they were") func closing() throws {
    var options = MenuOptions()
    options.closesOnSelect = true
    #expect(try RowScene(RowScene.document(tea), options: options).table?.rowHeight == 112)
  }
}

extension RowScene {
  fileprivate var bar: NavigationBar { root.parts.navigation.navigationBar }
  fileprivate var barTitle: Label? { bar.subviews.lazy.compactMap { $0 as? Label }.first }
}
