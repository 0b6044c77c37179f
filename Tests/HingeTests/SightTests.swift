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

  @Test(
    "R5.8 beside a wide menu the words are in the middle of what is seen of the detail, however far the menu is folded",
    arguments: [(0, 280.0), (0.5, 340), (1, 400)])
  func middle(fraction: Double, middle: Double) throws {
    // 240 of 800 are the menu's: 560 of the detail are seen, then 680, then all 800.
    let scene = try scene(menuWidth: 240)
    scene.root.menu?.hold(at: fraction)
    try scene.frame()
    let title = try #require(scene.detailLabels.first)
    #expect(abs(title.frame.midX - middle) <= 1)
  }

  @Test("R5.8 the prompt too") func prompt() throws {
    let scene = try scene(menuWidth: 240, selects: false)
    let labels = scene.root.detailController.view.subviews.compactMap { $0 as? Label }
    #expect(abs(try #require(labels.first).frame.midX - 280) <= 1)
  }

  @Test(
    "R5.8 the bar's title is in the middle of what is seen of the bar", arguments: [(0, 280.0), (0.5, 340), (1, 400)])
  func title(fraction: Double, middle: Double) throws {
    let scene = try scene(menuWidth: 240)
    scene.root.menu?.hold(at: fraction)
    try scene.frame()
    #expect(abs(try #require(scene.barTitle).frame.midX - middle) <= 1)
  }

  @Test("a title that does not fit there ends before the window does") func longTitle() throws {
    let items = RowScene.items([String(repeating: "Tea or coffee ", count: 8)])
    let scene = try RowScene(
      RowScene.document(items, hinge: MenuPanel.Hinge(width: 160)), selection: items[0])
    #expect(try #require(scene.barTitle).frame.maxX <= 360 - 160)
  }

  @Test("R5.8 a menu of any width leaves the burger in sight", arguments: [400.0, 4000])
  func wideMenu(width: Double) throws {
    #expect(try scene(menuWidth: width, window: Size(width: 360, height: 640)).root.menu?.menuWidth == 360 - 64)
  }

  @Test("W8 the window's cross is there only where a finger can tell it from the burger", arguments: [0.0, 1])
  func cross(fraction: Double) throws {
    let scene = try scene(menuWidth: 296, window: Size(width: 360, height: 640))
    scene.window.decoration = .client
    scene.root.menu?.hold(at: fraction)
    try scene.frame()
    let controls = scene.bar.subviews.filter { $0 is Control }.map(\.frame.midX).sorted()
    #expect(controls.count == (fraction == 0 ? 1 : 2))
    #expect(zip(controls, controls.dropFirst()).allSatisfy { $1 - $0 >= Control.touchTarget })
  }

  @Test(
    "R5.8 no letters are cut off at a row's edge, whatever their size",
    arguments: [8.0, 17, 40, 96], [RowSizing.allInSight, .neverLow, .text])
  func letters(size: Double, rows: RowSizing) throws {
    var document = RowScene.document(
      RowScene.items(["Tea", "Order something"]), hinge: MenuPanel.Hinge(width: 80, rows: rows))
    document.textSizes.row = size
    let scene = try RowScene(document, size: Size(width: 240, height: 320))
    for row in 0...1 {
      let label = try #require(scene.labels(ofRow: row).first)
      #expect(label.sizeThatFits(label.bounds.size).height <= label.bounds.height)
    }
  }

  @Test("an option that closes menus leaves the rows of words as high as they were") func closing() throws {
    var options = MenuOptions()
    options.closesOnSelect = true
    #expect(try RowScene(RowScene.document(tea), options: options).table?.rowHeight == 56)
  }
}

extension RowScene {
  fileprivate var bar: NavigationBar { root.parts.navigation.navigationBar }
  fileprivate var barTitle: Label? { bar.subviews.lazy.compactMap { $0 as? Label }.first }
}
