import Harness
import HingeKit
import Testing

@Suite("Touches that are taken away")
struct LostDragTests {
  /// What can end a touch that is under way.
  enum Loss: String, CaseIterable {
    case cancel, touchDevice, keyboardFocus, resize

    func happen(to scene: MenuScene) throws {
      switch self {
      case .cancel: scene.compositor.touch.cancel()
      case .touchDevice: scene.compositor.seat.setCapabilities([.pointer, .keyboard])
      case .keyboardFocus: scene.compositor.keyboard.leave()
      case .resize: try scene.screen.toplevel.configure(width: 480, height: 700)
      }
      try scene.pump.settle()
    }

    func end(in scene: MenuScene) throws {
      if self == .touchDevice { scene.compositor.seat.setCapabilities([.pointer, .keyboard, .touch]) }
      if self == .keyboardFocus { scene.compositor.keyboard.enter(try scene.screen.surface) }
      try scene.pump.settle()
    }
  }

  private func scene(_ state: HingedMenuController.MenuState = .open) throws -> MenuScene {
    let scene = try MenuScene(menuState: state)
    scene.compositor.keyboard.enter(try scene.screen.surface)
    try scene.pump.settle()
    return scene
  }

  @Test(
    "M1 whatever takes a half-open drag away, the menu settles to the nearer side", arguments: Loss.allCases,
    [0.3, 0.7])
  func settles(loss: Loss, fraction: Double) throws {
    let scene = try scene()
    let finger = try scene.drag(from: (300, 400), by: (-20, 0))
    finger.move(by: ((scene.fraction - fraction) * MenuScene.menuWidth, 0))
    try scene.pump.settle()
    try loss.happen(to: scene)
    try scene.pump.finish()
    let nearer: Double = fraction > 0.5 ? 1 : 0
    #expect(scene.fraction == nearer)
    #expect(scene.controller.isMenuOpen == (nearer == 0))
    #expect(try scene.contentEdgeSeen() == (nearer == 0 ? 80 : 0))
    #expect(scene.calls == (nearer == 0 ? [] : ["will folded", "did folded"]))
  }

  @Test("M1 the finger of a drag that was taken away moves nothing more, and taps nothing", arguments: Loss.allCases)
  func nothingMore(loss: Loss) throws {
    let scene = try scene()
    let finger = try scene.drag(from: (40, 400), by: (-38, 0))
    try loss.happen(to: scene)
    try scene.pump.finish()
    let rest = scene.fraction
    finger.move(by: (30, 0))
    try scene.pump.settle()
    finger.up()
    #expect(try scene.fractionsUntilRest().allSatisfy { $0 == rest })
    #expect(scene.menu.selections.isEmpty)
    #expect(scene.content.buttonTaps == 0)
  }

  @Test("M1 after a drag was taken away the next gesture works", arguments: Loss.allCases)
  func nextGesture(loss: Loss) throws {
    let scene = try scene()
    try scene.drag(from: (300, 400), by: (-40, 0))
    try loss.happen(to: scene)
    try loss.end(in: scene)
    for finger in scene.compositor.touch.fingers { finger.up() }
    try scene.pump.finish()
    #expect(scene.fraction == 0)
    try scene.swipe(by: (-60, 0))
    try scene.pump.finish()
    #expect(scene.fraction == 1)
    try scene.tap(at: scene.burger)
    try scene.pump.finish()
    #expect(scene.fraction == 0)
  }

  @Test("M1 a finger on a row that is taken away taps nothing, and the highlight goes", arguments: Loss.allCases)
  func tapTakenAway(loss: Loss) throws {
    let scene = try scene()
    let place = scene.middle(ofRow: 2)
    let finger = scene.compositor.touch.down(at: place)
    try scene.pump.advance(by: .milliseconds(32))
    #expect(try scene.colour(x: Int(place.x), y: Int(place.y)) != ColourMenu.colours[2])
    try loss.happen(to: scene)
    finger.up()
    try scene.pump.finish()
    #expect(scene.menu.selections.isEmpty)
    #expect(try scene.colour(x: Int(place.x), y: Int(place.y)) == ColourMenu.colours[2])
  }

  @Test("M2 three fingers, a movement and a cancel without any up: all are forgotten, the menu is settled")
  func compositorsGesture() throws {
    let scene = try MenuScene()
    let fingers = [(300.0, 300.0), (310, 400), (320, 500)].map { scene.compositor.touch.down(at: $0) }
    try scene.pump.settle()
    for finger in fingers { finger.move(by: (-40, 0)) }
    try scene.pump.settle()
    scene.compositor.touch.cancel()
    try scene.pump.finish()
    #expect(scene.fraction == 0)
    try scene.swipe(by: (-60, 0))
    try scene.pump.finish()
    #expect(scene.fraction == 1)
  }

  @Test("M2 an id that goes down while it is down: its drag was cancelled, the new touch is a touch of its own")
  func downTwice() throws {
    let scene = try MenuScene()
    let lost = try scene.drag(from: (300, 400), by: (-40, 0))
    #expect(scene.fraction > 0.2 && scene.fraction < 0.5)
    let again = scene.compositor.touch.down(at: (200, 200), id: lost.id)
    try scene.rest()
    again.up()
    try scene.pump.finish()
    #expect(scene.fraction == 0)
    #expect(scene.menu.selections.isEmpty)
    try scene.swipe(by: (-60, 0))
    try scene.pump.finish()
    #expect(scene.fraction == 1)
  }

  @Test("M3 a closing drag starts, comes back and is cancelled; then more swipes, all of which work")
  func backAndCancelled() throws {
    let scene = try MenuScene()
    let finger = try scene.drag(from: (300, 400), by: (-50, 0))
    for _ in 0..<10 {
      finger.move(by: (6, 0))
      try scene.pump.nextFrame()
    }
    scene.compositor.touch.cancel()
    try scene.pump.finish()
    #expect(scene.fraction == 0)
    for _ in 0..<3 {
      try scene.swipe(by: (-70, 0))
      try scene.pump.finish()
      #expect(scene.fraction == 1)
      try scene.swipe(from: (100, 300), by: (70, 0))
      try scene.pump.finish()
      #expect(scene.fraction == 0)
    }
  }

  @Test(
    "M7 a vertical drag on the bar, then a tap on the burger: it toggles", arguments: [DecorationMode.server, .client])
  func barThenBurger(decoration: DecorationMode) throws {
    let scene = try MenuScene(.init { $0.decorationMode = decoration })
    try scene.drag(from: (250, 20), by: (5, 120))
    // Where the bar moves the window the compositor takes the finger for that.
    if decoration == .client { scene.compositor.touch.cancel() }
    for finger in scene.compositor.touch.fingers { finger.up() }
    try scene.pump.finish()
    #expect(scene.fraction == 0)
    try scene.tap(at: scene.burger)
    try scene.pump.finish()
    #expect(scene.fraction == 1)
  }
}
