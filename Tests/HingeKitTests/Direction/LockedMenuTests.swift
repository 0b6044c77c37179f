import Geometry
import Harness
import HingeKit
import Testing

@Suite("A locked menu")
struct LockedMenuTests {
  private func makeScene(_ state: HingedMenuController.MenuState) throws -> MenuScene {
    try MenuScene(menuState: state) { $0.isLocked = true }
  }

  nonisolated private static let states: [HingedMenuController.MenuState] = [.open, .folded]

  private func expectUnmoved(_ scene: MenuScene, _ state: HingedMenuController.MenuState, after what: String) throws {
    try scene.pump.settle()
    #expect(scene.fraction == (state == .open ? 0 : 1), "after \(what)")
    try scene.pump.finish()
    #expect(scene.fraction == (state == .open ? 0 : 1), "after \(what)")
    #expect(scene.calls.isEmpty, "after \(what)")
  }

  @Test("M28 no gesture moves it: finger, pointer, touchpad, wheel", arguments: states)
  func gestures(state: HingedMenuController.MenuState) throws {
    let scene = try makeScene(state)
    let way = state == .open ? -90.0 : 90.0
    for start in [(200.0, 300.0), (40, 300), (200, 22)] {
      let finger = try scene.drag(from: start, by: (way, 0), over: .milliseconds(80))
      try expectUnmoved(scene, state, after: "a drag from \(start)")
      finger.up()
      try expectUnmoved(scene, state, after: "a fling from \(start)")
    }
    let pointer = scene.compositor.pointer
    pointer.move(to: (200, 300))
    pointer.press()
    for step in 1...5 {
      try scene.pump.advance(by: .milliseconds(16))
      pointer.move(to: (200 + way * Double(step) / 5, 300))
    }
    try expectUnmoved(scene, state, after: "a pointer's drag")
    pointer.release()
    try expectUnmoved(scene, state, after: "a pointer's drag")
    for _ in 0..<5 {
      pointer.scroll(x: -way / 5)
      try scene.pump.advance(by: .milliseconds(16))
    }
    pointer.stopScrolling()
    try expectUnmoved(scene, state, after: "two fingers on the touchpad")
    pointer.wheel(way < 0 ? 2 : -2, axis: .horizontal)
    try expectUnmoved(scene, state, after: "a horizontal wheel")
  }

  @Test("M28 the burger, the keys and the program still move it")
  func otherWays() throws {
    let scene = try makeScene(.open)
    try scene.tap(at: (102, 22))
    try scene.pump.finish()
    #expect(scene.fraction == 1)
    scene.compositor.keyboard.tap(.f10)
    try scene.pump.settle()
    try scene.pump.finish()
    #expect(scene.fraction == 0)
    scene.compositor.keyboard.tap(.escape)
    try scene.pump.settle()
    try scene.pump.finish()
    #expect(scene.fraction == 1)
    scene.controller.showMenu(animated: true)
    try scene.pump.finish()
    #expect(scene.fraction == 0)
    scene.controller.hideMenu(animated: false)
    #expect(scene.fraction == 1)
  }

  @Test("M28 its rows are chosen as ever, and scroll")
  func rows() throws {
    let scene = try MenuScene(size: Size(width: 360, height: 200)) { $0.isLocked = true }
    scene.menu.minimumRowHeight = 60
    scene.menu.table.setNeedsLayout()
    try scene.pump.finish()
    try scene.tap(at: (40, 44 + 90))
    #expect(scene.menu.selections == [1])
    let finger = try scene.drag(from: (40, 180), by: (0, -100))
    finger.up()
    try scene.pump.finish()
    #expect(scene.menu.table.contentOffset.y > 60)
    #expect(scene.fraction == 0)
  }

  @Test(
    "M28 locked in the middle of a drag, it settles to the nearer side and the finger moves nothing more",
    arguments: [0.3, 0.7])
  func lockedWhileDragging(fraction: Double) throws {
    let scene = try MenuScene()
    let finger = try scene.drag(from: (300, 300), by: (-20, 0), steps: 2)
    let start = scene.fraction
    finger.move(by: ((start - fraction) * 80, 0))
    try scene.pump.settle()
    #expect(abs(scene.fraction - fraction) < 1e-9)
    try scene.rest()
    scene.controller.isLocked = true
    finger.move(by: (30, 0))
    try scene.pump.settle()
    try scene.pump.finish()
    #expect(scene.fraction == fraction.rounded())
    finger.move(by: (-60, 0))
    finger.up()
    try scene.pump.settle()
    try scene.pump.finish()
    #expect(scene.fraction == fraction.rounded())
  }

  @Test("M28 a finger does not stop a locked menu that moves by program")
  func notCaught() throws {
    let scene = try makeScene(.open)
    scene.controller.hideMenu(animated: true)
    try scene.pump.advance(by: .milliseconds(64))
    let finger = scene.compositor.touch.down(at: (250, 400))
    try scene.pump.finish()
    #expect(scene.fraction == 1)
    finger.up()
    try scene.pump.settle()
    #expect(scene.calls == ["will folded", "did folded"])
  }

  @Test("M28 unlocked again, it folds as ever")
  func unlocked() throws {
    let scene = try makeScene(.open)
    scene.controller.isLocked = false
    try scene.drag(from: (300, 300), by: (-60, 0), over: .milliseconds(80)).up()
    try scene.pump.finish()
    #expect(scene.fraction == 1)
  }
}
