import Geometry
import Harness
import HingeKit
import Testing

@Suite("The floating burger's button")
struct FloatingBurgerTouchTests {
  /// A hinged menu whose content has a floating burger over what is seen of it while the menu is open: 280 of 360 wide.
  final class Scene {
    let menu: MenuScene
    let burger = FloatingBurger()
    private(set) var taps = 0

    init(menuState: HingedMenuController.MenuState = .open) throws {
      menu = try MenuScene(menuState: menuState)
      burger.frame = Rect(x: 0, y: 0, width: 280, height: FloatingBurger.height)
      burger.onTap = { [weak self] _ in
        self?.taps += 1
        self?.menu.controller.toggleMenu(animated: true)
      }
      menu.content.view.addSubview(burger)
      try menu.pump.finish()
    }

    /// The button's middle as it is drawn now: 30 from the burger's right, 29 below the bar.
    var button: (x: Double, y: Double) { (menu.contentEdge + 250, MenuScene.barHeight + 29) }

    func collapse() throws {
      burger.scrolled(to: 60)
      try menu.pump.finish()
    }
  }

  @Test(
    "R3.6 collapsed it is a button, 44 x 44 to the finger, that toggles the menu",
    arguments: [(0.0, 0.0), (-21, -21), (21, 21), (-21, 21)])
  func tap(way: (Double, Double)) throws {
    let scene = try Scene()
    try scene.collapse()
    try scene.menu.tap(at: (scene.button.x + way.0, scene.button.y + way.1))
    try scene.menu.pump.finish()
    #expect(scene.taps == 1)
    #expect(scene.menu.fraction == 1)
  }

  @Test("R3.6 open it takes no touch and no key; collapsed it leaves alone what lies around the button")
  func touchesPass() throws {
    let scene = try Scene()
    try scene.menu.tap(at: scene.button)
    #expect(scene.taps == 0)
    scene.menu.content.button.frame = Rect(x: 20, y: 10, width: 40, height: 30)
    let under = (x: scene.menu.contentEdge + 40, y: MenuScene.barHeight + 25)
    try scene.menu.tap(at: under)
    #expect(scene.menu.content.buttonTaps == 1)
    try scene.collapse()
    try scene.menu.tap(at: under)
    try scene.menu.tap(at: (scene.button.x - 24, scene.button.y))
    #expect(scene.menu.content.buttonTaps == 2)
    #expect(scene.taps == 0)
  }

  @Test("R3.6 Tab finds the button when it is one; when it opens the keyboard goes back to where it was")
  func keyboard() throws {
    let scene = try Scene(menuState: .folded)
    func focusIsOnBurger() -> Bool { scene.burger.subviews.contains(where: \.isFocused) }
    for _ in 0..<6 {
      scene.menu.compositor.keyboard.tap(.tab)
      try scene.menu.pump.settle()
      #expect(!focusIsOnBurger())
    }
    try scene.collapse()
    for _ in 0..<6 where !focusIsOnBurger() {
      scene.menu.compositor.keyboard.tap(.tab)
      try scene.menu.pump.settle()
    }
    #expect(focusIsOnBurger())
    scene.menu.compositor.keyboard.tap(.space)
    try scene.menu.pump.finish()
    #expect(scene.taps == 1)
    scene.burger.scrolled(to: 0)
    try scene.menu.pump.finish()
    #expect(!focusIsOnBurger())
  }

  @Test("M51 a fold amid its animation: both go on, and the button can be tapped where it is drawn")
  func fold() throws {
    let scene = try Scene()
    var progress: [Double] = []
    scene.burger.onProgress = { progress.append($0) }
    scene.burger.scrolled(to: 60)
    try scene.menu.pump.advance(by: .milliseconds(80))
    let before = try #require(progress.last)
    scene.menu.controller.hideMenu(animated: true)
    try scene.menu.pump.advance(by: .milliseconds(80))
    let fraction = scene.menu.fraction
    #expect(fraction > 0 && fraction < 1)
    let after = try #require(progress.last)
    #expect(abs(after - before - 80.0 / 250) < 1e-9, "the fold neither stops nor restarts it")

    try scene.menu.tap(at: scene.button, lasting: .milliseconds(16))
    #expect(scene.taps == 1)
    try scene.menu.pump.finish()
    #expect(progress.last == 1)
    #expect(scene.menu.fraction == 0, "the tap brought the menu back")
    #expect(try scene.menu.screen.surface.awaitedFrameCount == 0)
  }

  @Test("Idle: after its animation nothing is asked for, and scrolling that changes nothing draws nothing")
  func idle() throws {
    let scene = try Scene()
    try scene.collapse()
    let commits = try scene.menu.screen.surface.commitCount
    for offset in stride(from: 60.0, to: 500, by: 20) {
      scene.burger.scrolled(to: offset)
      try scene.menu.pump.nextFrame()
    }
    #expect(try scene.menu.screen.surface.commitCount == commits)
    #expect(try scene.menu.screen.surface.awaitedFrameCount == 0)
  }
}
