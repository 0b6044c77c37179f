import Harness
import HingeKit
import Testing

@Suite("The keyboard")
struct KeyboardTests {
  private func tap(_ key: Key, _ scene: MenuScene, times: Int = 1) throws {
    for _ in 0..<times {
      scene.compositor.keyboard.tap(key)
      try scene.pump.settle()
    }
    try scene.pump.finish()
  }

  private func tab(to view: View, _ scene: MenuScene) throws {
    for _ in 0..<4 where !view.isFocused { try tap(.tab, scene) }
    try #require(view.isFocused)
  }

  private func backTab(_ scene: MenuScene) throws {
    scene.compositor.keyboard.press(.leftShift)
    try tap(.tab, scene)
    scene.compositor.keyboard.release(.leftShift)
    try scene.pump.settle()
  }

  /// Whether a row shows the focus: its edge is not its own colour.
  private func showsFocus(_ scene: MenuScene, row: Int) throws -> Bool {
    try scene.colour(x: 3, y: Int(scene.middle(ofRow: row).y)) != ColourMenu.colours[row]
  }

  private func rowsWithFocus(_ scene: MenuScene) throws -> [Int] {
    try (0..<7).filter { try showsFocus(scene, row: $0) }
  }

  @Test("R4.3 Tab brings a visible focus into the menu, the arrows move it from row to row")
  func arrows() throws {
    let scene = try MenuScene()
    #expect(try rowsWithFocus(scene).isEmpty, "no focus is shown before the first key")
    try tap(.tab, scene)
    #expect(scene.menu.table.isFocused)
    #expect(try rowsWithFocus(scene) == [0])
    try tap(.down, scene, times: 2)
    #expect(try rowsWithFocus(scene) == [2])
    try tap(.up, scene)
    #expect(try rowsWithFocus(scene) == [1])
    try tap(.end, scene)
    #expect(try rowsWithFocus(scene) == [6])
    try tap(.home, scene)
    #expect(try rowsWithFocus(scene) == [0])
    #expect(scene.menu.selections.isEmpty)
  }

  @Test("R4.3 Return and Space choose the row that has the focus, once", arguments: [Key.return, .space])
  func activation(key: Key) throws {
    let scene = try MenuScene()
    try tap(.tab, scene)
    try tap(.down, scene, times: 3)
    try tap(key, scene)
    #expect(scene.menu.selections == [3])
    #expect(scene.fraction == 0)
  }

  @Test("R4.3 Return held down chooses once, however long")
  func heldActivation() throws {
    let scene = try MenuScene()
    try tap(.tab, scene)
    scene.compositor.keyboard.press(.return)
    try scene.pump.advance(by: .seconds(2))
    scene.compositor.keyboard.release(.return)
    try scene.pump.settle()
    #expect(scene.menu.selections == [0])
  }

  @Test("R4.3 Tab goes through menu, content and burger and round again; Shift and Tab the other way")
  func tabOrder() throws {
    let scene = try MenuScene()
    let views = [scene.menu.table, scene.content.button, scene.controller.burger] as [View]
    var seen: [Int] = []
    for _ in 0..<4 {
      try tap(.tab, scene)
      seen += views.indices.filter { views[$0].isFocused }
    }
    #expect(seen.count == 4, "one has it at a time")
    #expect(Set(seen.prefix(3)) == [0, 1, 2])
    #expect(seen[3] == seen[0])
    try backTab(scene)
    #expect(views[seen[2]].isFocused)
  }

  @Test("R4.3 Return and Space press a focused button", arguments: [Key.return, .space])
  func button(key: Key) throws {
    let scene = try MenuScene()
    try tab(to: scene.content.button, scene)
    try tap(key, scene)
    #expect(scene.content.buttonTaps == 1)
    try tab(to: scene.controller.burger, scene)
    try tap(key, scene)
    #expect(scene.fraction == 1)
  }

  @Test("M32 Tab never enters a folded menu, nor do the arrows")
  func foldedMenu() throws {
    let scene = try MenuScene(menuState: .folded)
    for key in [Key.tab, .tab, .tab, .down, .up, .left, .right] {
      try tap(key, scene)
      #expect(!scene.menu.table.isFocused)
    }
    try tap(.return, scene)
    #expect(scene.menu.selections.isEmpty)
  }

  @Test("M32 a menu folded while it has the focus loses it: Return chooses nothing there", arguments: [true, false])
  func foldedWithFocus(animated: Bool) throws {
    let scene = try MenuScene()
    try tap(.tab, scene)
    scene.controller.hideMenu(animated: animated)
    scene.compositor.keyboard.tap(.return)
    try scene.pump.finish()
    #expect(!scene.menu.table.isFocused)
    #expect(scene.menu.selections.isEmpty)
  }

  @Test("M45 Escape folds an open menu first, then closes the window")
  func escape() throws {
    let scene = try MenuScene()
    try tap(.escape, scene)
    #expect(scene.fraction == 1)
    #expect(scene.compositor.toplevels.count == 1)
    scene.compositor.keyboard.tap(.escape)
    try scene.pump.settle()
    #expect(scene.compositor.toplevels.isEmpty)
  }

  @Test("M45 Escape held down folds the menu and does not go on to close the window")
  func escapeHeld() throws {
    let scene = try MenuScene()
    scene.compositor.keyboard.press(.escape)
    try scene.pump.advance(by: .seconds(2))
    #expect(scene.fraction == 1)
    #expect(scene.compositor.toplevels.count == 1)
  }

  @Test("R4.3 F10 and Menu toggle; an opened menu has the keyboard", arguments: [Key.f10, .menu])
  func toggles(key: Key) throws {
    let scene = try MenuScene(menuState: .folded)
    try tap(key, scene)
    #expect(scene.fraction == 0)
    #expect(scene.menu.table.isFocused)
    #expect(try rowsWithFocus(scene) == [0])
    try tap(.down, scene)
    try tap(.return, scene)
    #expect(scene.menu.selections == [1])
    try tap(key, scene)
    #expect(scene.fraction == 1)
    #expect(!scene.menu.table.isFocused)
  }

  @Test("R4.3 F10 held down toggles once", arguments: [Key.f10, .menu])
  func heldToggle(key: Key) throws {
    let scene = try MenuScene()
    scene.compositor.keyboard.press(key)
    try scene.pump.advance(by: .seconds(2))
    scene.compositor.keyboard.release(key)
    try scene.pump.finish()
    #expect(scene.fraction == 1)
    #expect(scene.calls == ["will folded", "did folded"])
  }

  @Test("M45 closing the menu by any way gives the focus back to where it was", arguments: 0..<4)
  func focusReturns(way: Int) throws {
    let scene = try MenuScene(menuState: .folded)
    try tab(to: scene.content.button, scene)
    try tap(.f10, scene)
    #expect(scene.menu.table.isFocused)
    switch way {
    case 0: try tap(.escape, scene)
    case 1: try scene.swipe(by: (-60, 0))
    case 2: try scene.tap(at: scene.burger)
    default: scene.controller.hideMenu(animated: false)
    }
    try scene.pump.finish()
    #expect(scene.fraction == 1)
    #expect(scene.content.button.isFocused)
  }

  @Test("W30 the arrow held down goes on as the compositor says: after 600 ms, then 25 times a second")
  func keyRepeat() throws {
    let scene = try MenuScene()
    try tap(.tab, scene)
    scene.compositor.keyboard.press(.down)
    try scene.pump.advance(by: .milliseconds(590), step: .milliseconds(10))
    #expect(scene.menu.table.focusedRow == 1)
    try scene.pump.advance(by: .milliseconds(20), step: .milliseconds(10))
    #expect(scene.menu.table.focusedRow == 2)
    try scene.pump.advance(by: .milliseconds(80), step: .milliseconds(10))
    #expect(scene.menu.table.focusedRow == 4)
    scene.compositor.keyboard.release(.down)
    try scene.pump.advance(by: .seconds(1))
    #expect(scene.menu.table.focusedRow == 4)
    #expect(try rowsWithFocus(scene) == [4])
  }

  @Test("W30 rate 0: no repeat")
  func noRepeat() throws {
    let scene = try MenuScene(.init { $0.repeatRate = 0 })
    try tap(.tab, scene)
    scene.compositor.keyboard.press(.down)
    try scene.pump.advance(by: .seconds(2))
    #expect(scene.menu.table.focusedRow == 1)
  }

  @Test("R4.3 the focused row is scrolled into sight")
  func scrollsIntoSight() throws {
    let scene = try MenuScene(size: .init(width: 360, height: 300), opening: false)
    scene.menu.minimumRowHeight = 80
    try scene.pump.settle()
    try scene.pump.finish()
    let table = scene.menu.table
    try tap(.tab, scene)
    for row in 1..<7 {
      try tap(.down, scene)
      let rect = table.rect(forRow: row)
      #expect(rect.minY >= table.contentOffset.y - 0.001)
      #expect(rect.maxY <= table.contentOffset.y + table.bounds.height + 0.001)
    }
    try tap(.home, scene)
    #expect(table.contentOffset.y == 0)
  }

  @Test("R4.3 a finger hides the focus, the next key shows it again where it was")
  func touchHidesFocus() throws {
    let scene = try MenuScene()
    try tap(.tab, scene)
    try tap(.down, scene, times: 2)
    try scene.tap(at: (300, 500))
    try scene.pump.finish()
    #expect(try rowsWithFocus(scene).isEmpty)
    try tap(.down, scene)
    #expect(try rowsWithFocus(scene) == [3])
  }
}
