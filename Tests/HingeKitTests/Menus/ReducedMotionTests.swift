import Harness
import HingeKit
import Testing

@Suite("M48 Reduced motion")
struct ReducedMotionTests {
  private func open(_ menuState: HingedMenuController.MenuState = .open, reducesMotion: Bool = true) throws -> MenuScene
  {
    let scene = try MenuScene(menuState: menuState)
    try scene.screen.window.reducesMotion = reducesMotion
    return scene
  }

  @Test("M48 the burger folds the menu with the next frame: no fraction between is ever seen")
  func toggle() throws {
    let scene = try open()
    try scene.tap(at: scene.burger)
    #expect(Set(try scene.fractionsUntilRest()).isSubset(of: [0, 1]))
    #expect(try scene.contentEdgeSeen() == 0)
  }

  @Test("M48 the calls, their order and the end are those of the menu that moves", arguments: [-200.0, -20, 200])
  func sameCalls(way: Double) throws {
    var outcomes: [[String]] = []
    for reducesMotion in [false, true] {
      let scene = try open(.open, reducesMotion: reducesMotion)
      try scene.dragSlowly(by: (way, 0))
      try scene.pump.finish()
      var completions: [Bool] = []
      scene.controller.toggleMenu(animated: true) { completions.append($0) }
      try scene.pump.finish()
      outcomes.append(scene.calls + scene.menu.appearances + ["\(completions)", "\(scene.fraction)"])
    }
    #expect(outcomes[0] == outcomes[1])
  }

  @Test("M48 a finger still moves the menu one to one; let go, it is at rest with the next frame")
  func drag() throws {
    let scene = try open()
    // In steps of 5 the third is the first beyond the slop of 10; what follows is 35 of the menu's 80.
    let finger = try scene.drag(from: (300, 400), by: (-50, 0))
    #expect(scene.fraction == 35.0 / 80)
    try scene.rest()
    finger.move(to: (240, 400))
    try scene.rest()
    finger.up()
    try scene.pump.settle()
    let fractions = try scene.fractionsUntilRest()
    #expect(fractions.dropFirst().allSatisfy { $0 == 1 })
    #expect(scene.controller.isAtRest && scene.calls == ["will folded", "did folded"])
  }
}
