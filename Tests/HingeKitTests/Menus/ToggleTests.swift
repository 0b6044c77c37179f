import Harness
import HingeKit
import Testing

@Suite("Toggling, and who comes second")
struct ToggleTests {
  /// Notes how completions were called.
  private final class Completions {
    var calls: [String] = []
    func note(_ name: String) -> (Bool) -> Void { { self.calls.append("\(name) \($0)") } }
  }

  /// State, picture and burger say the same.
  private func expectRest(
    _ scene: MenuScene, _ state: HingedMenuController.MenuState, seenAtLine line: Int = 500
  ) throws {
    #expect(scene.fraction == (state == .open ? 0 : 1))
    #expect(scene.controller.menuState == state)
    #expect(scene.controller.isAtRest)
    #expect(scene.controller.burger.angle == (state == .open ? 90 : 0))
    #expect(try scene.contentEdgeSeen(atLine: line) == (state == .open ? 80 : 0))
  }

  @Test("M12 two taps on the burger within one animation: open, closed; the third works")
  func twoTaps() throws {
    let scene = try MenuScene(menuState: .folded)
    try scene.tap(at: scene.burger)
    try scene.pump.advance(by: .milliseconds(64))
    #expect(scene.fraction > 0 && scene.fraction < 1)
    #expect(scene.controller.isMenuOpen)
    try scene.tap(at: scene.burger)
    #expect(!scene.controller.isMenuOpen)
    try scene.pump.finish()
    try expectRest(scene, .folded)
    try scene.tap(at: scene.burger)
    try scene.pump.finish()
    try expectRest(scene, .open)
    #expect(scene.calls == ["will open", "will folded", "did folded", "will open", "did open"])
  }

  @Test("M13 a row tapped while the menu is still opening: that row, and the menu goes on", arguments: [2, 4, 6])
  func rowWhileOpening(frames: Int) throws {
    let scene = try MenuScene(menuState: .folded)
    scene.controller.showMenu(animated: true)
    try scene.pump.advance(by: .milliseconds(32 + 16 * frames))
    try #require(scene.fraction > 0.02 && scene.fraction < 0.8)
    // Just above the first row's lower edge: as the menu opens, the second row comes under the finger.
    let line = scene.middle(ofRow: 0).y + scene.menu.table.rowHeight / 2 - 2
    let seen = PanelFormula(fraction: scene.fraction).placeInSight(ofLine: line)
    try scene.tap(at: seen)
    #expect(scene.menu.selections == [0])
    try scene.pump.finish()
    try expectRest(scene, .open)
    #expect(scene.menu.selections == [0])
  }

  @Test("M13 where a choice folds the menu, it folds from where it is")
  func rowWhileOpeningFolds() throws {
    let scene = try MenuScene(menuState: .folded)
    scene.menu.onSelect = { [weak scene] _ in scene?.controller.hideMenu(animated: true) }
    scene.controller.showMenu(animated: true)
    try scene.pump.advance(by: .milliseconds(112))
    try scene.tap(at: PanelFormula(fraction: scene.fraction).placeInSight(ofLine: scene.middle(ofRow: 3).y))
    let fractions = try scene.fractionsUntilRest()
    for (before, after) in zip(fractions, fractions.dropFirst()) { #expect(abs(after - before) < 0.25, "no jump") }
    try expectRest(scene, .folded)
    #expect(scene.menu.selections == [3])
  }

  @Test("M14 show and hide in the same frame: hidden, each callback once, nothing left moving")
  func showAndHide() throws {
    let scene = try MenuScene(menuState: .folded)
    let completions = Completions()
    scene.controller.showMenu(animated: true, completion: completions.note("show"))
    scene.controller.hideMenu(animated: true, completion: completions.note("hide"))
    #expect(try scene.fractionsUntilRest().allSatisfy { $0 == 1 })
    try expectRest(scene, .folded)
    #expect(completions.calls.sorted() == ["hide true", "show false"])
    #expect(scene.calls.count == Set(scene.calls).count)
    #expect(scene.calls.last == "did folded")
    #expect(try scene.screen.surface.awaitedFrameCount == 0)
    #expect(scene.menu.appearances.last != "didAppear")
  }

  @Test("M14 hide and show in the same frame of an open menu: shown, each callback once, nothing left moving")
  func hideAndShow() throws {
    let scene = try MenuScene()
    let completions = Completions()
    scene.controller.hideMenu(animated: true, completion: completions.note("hide"))
    scene.controller.showMenu(animated: true, completion: completions.note("show"))
    #expect(try scene.fractionsUntilRest().allSatisfy { $0 == 0 })
    try expectRest(scene, .open)
    #expect(completions.calls.sorted() == ["hide false", "show true"])
    #expect(scene.calls.last == "did open")
    #expect(scene.menu.appearances.last == "didAppear")
  }

  @Test("M15 toggling twenty times in a hurry ends where the last toggle said", arguments: [8, 20, 48, 112], [20, 21])
  func hurry(milliseconds: Int, times: Int) throws {
    let scene = try MenuScene(size: .init(width: 200, height: 100))
    for _ in 0..<times {
      scene.controller.toggleMenu(animated: true)
      try scene.pump.advance(by: .milliseconds(milliseconds))
    }
    try scene.pump.finish()
    try expectRest(scene, times.isMultiple(of: 2) ? .open : .folded, seenAtLine: 90)
  }

  @Test("M15 twenty taps on the burger where it is drawn, in a hurry, end where the last said")
  func hurriedTaps() throws {
    let scene = try MenuScene()
    for count in 1...20 {
      let finger = scene.compositor.touch.down(at: scene.burger)
      try scene.pump.advance(by: .milliseconds(20))
      finger.up()
      try scene.pump.advance(by: .milliseconds(20))
      #expect(scene.controller.isMenuOpen == count.isMultiple(of: 2))
    }
    try scene.pump.finish()
    try expectRest(scene, .open)
  }

  @Test("M16 show when shown, hide when hidden: the completion is called, nothing moves, nothing is told")
  func alreadyThere() throws {
    for (state, animated) in [
      (HingedMenuController.MenuState.open, true), (.open, false), (.folded, true), (.folded, false),
    ] {
      let scene = try MenuScene(menuState: state)
      let completions = Completions()
      let appearances = scene.menu.appearances
      let commits = try scene.screen.surface.commitCount
      if state == .open {
        scene.controller.showMenu(animated: animated, completion: completions.note("done"))
      } else {
        scene.controller.hideMenu(animated: animated, completion: completions.note("done"))
      }
      try scene.pump.finish()
      #expect(completions.calls == ["done true"])
      #expect(scene.calls.isEmpty)
      #expect(scene.menu.appearances == appearances)
      #expect(try scene.screen.surface.commitCount == commits)
    }
  }

  @Test("M17 opened by the burger, folded by a swipe, the burger tapped: opens at the first tap")
  func burgerAfterSwipe() throws {
    let scene = try MenuScene(menuState: .folded)
    try scene.tap(at: scene.burger)
    try scene.pump.finish()
    try expectRest(scene, .open)
    try scene.swipe(by: (-60, 0))
    try scene.pump.finish()
    try expectRest(scene, .folded)
    try scene.tap(at: scene.burger)
    try scene.pump.finish()
    try expectRest(scene, .open)
  }

  // "One completion" is read as one for each call that asked for one: a caller that waits must not wait for ever.
  @Test("M18 hide during hide: one hide, each completion once")
  func hideDuringHide() throws {
    let scene = try MenuScene()
    let completions = Completions()
    scene.controller.hideMenu(animated: true, completion: completions.note("first"))
    try scene.pump.advance(by: .milliseconds(64))
    let there = scene.fraction
    scene.controller.hideMenu(animated: true, completion: completions.note("second"))
    #expect(scene.fraction == there)
    #expect(completions.calls.isEmpty)
    let fractions = try scene.fractionsUntilRest()
    #expect(zip(fractions, fractions.dropFirst()).allSatisfy { $0 <= $1 })
    try expectRest(scene, .folded)
    #expect(completions.calls == ["first true", "second true"])
    #expect(scene.calls == ["will folded", "did folded"])
    #expect(scene.menu.appearances.suffix(2) == ["willDisappear", "didDisappear"])
  }

  @Test("M18 hide without animation during hide: at once, each completion once")
  func hideAtOnceDuringHide() throws {
    let scene = try MenuScene()
    let completions = Completions()
    scene.controller.hideMenu(animated: true, completion: completions.note("first"))
    try scene.pump.advance(by: .milliseconds(64))
    scene.controller.hideMenu(animated: false, completion: completions.note("second"))
    #expect(scene.fraction == 1)
    try scene.pump.finish()
    try expectRest(scene, .folded)
    #expect(completions.calls == ["first true", "second true"])
    #expect(scene.calls == ["will folded", "did folded"])
  }

  @Test("M46 closed by swipe, tap, key, wheel or program: the same calls in the same order", arguments: 0..<8)
  func sameCalls(way: Int) throws {
    let scene = try MenuScene(change: { $0.closesOnOutsideTap = true })
    switch way {
    case 0: try scene.swipe(by: (-60, 0))
    case 1: try scene.tap(at: scene.burger)
    case 2: scene.controller.hideMenu(animated: true)
    case 3: scene.compositor.keyboard.tap(.escape)
    case 4: scene.compositor.keyboard.tap(.f10)
    case 5: try scene.tap(at: (300, 500))
    case 6:
      scene.compositor.pointer.move(to: (200, 300))
      scene.compositor.pointer.wheel(1, axis: .horizontal)
    default: scene.controller.hideMenu(animated: false)
    }
    try scene.pump.finish()
    #expect(scene.calls == ["will folded", "did folded"])
    #expect(scene.menu.appearances == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
  }

  @Test("R1.5 a call to show or hide during a drag takes the menu from the finger", arguments: [true, false])
  func programDuringDrag(animated: Bool) throws {
    let scene = try MenuScene()
    let completions = Completions()
    let finger = try scene.drag(from: (300, 400), by: (-40, 0))
    scene.controller.hideMenu(animated: animated, completion: completions.note("hide"))
    finger.move(by: (30, 0))
    try scene.pump.settle()
    finger.up()
    try scene.pump.finish()
    try expectRest(scene, .folded)
    #expect(completions.calls == ["hide true"])
    #expect(scene.calls == ["will folded", "did folded"])
  }
}
