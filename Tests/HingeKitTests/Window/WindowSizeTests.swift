import Geometry
import Harness
import HingeKit
import Testing

@Suite("First frames, and windows of odd sizes")
struct WindowSizeTests {
  nonisolated private static let states: [HingedMenuController.MenuState] = [.open, .folded]

  private func configuration(_ width: Int, _ height: Int, scale120: Int = 120) -> TestCompositor.Configuration {
    var configuration = TestCompositor.Configuration.fractional(scale120)
    // Maximised, so that the size is not ours to choose.
    configuration.initialConfigure = ToplevelConfigure(width: width, height: height, states: [.maximized, .activated])
    return configuration
  }

  @Test(
    "M35 the first frame at any size is the launch state exactly, and the last",
    arguments: [(360, 640, 120), (1920, 1080, 120), (80, 80, 120), (401, 333, 150), (360, 640, 240)], states)
  func firstFrame(window: (width: Int, height: Int, scale120: Int), state: HingedMenuController.MenuState) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let scene = try MenuScene(
        configuration(window.width, window.height, scale120: window.scale120), menuState: state, opening: false,
        layoutDirection: direction)
      try scene.pump.settle()
      let first = try #require(try scene.screen.surface.picture)
      #expect(try scene.screen.surface.commits.filter(\.didAttach).count == 1)
      try scene.pump.finish()
      try scene.pump.advance(by: .seconds(1))
      #expect(try scene.screen.surface.commits.filter(\.didAttach).count == 1, "no measuring frame, no animation")
      #expect(scene.fraction == (state == .open ? 0 : 1))
      let y = first.height - 2
      let atEdge = direction == .leftToRight ? 1 : first.width - 2
      let isMenu = first[atEdge, y] & 0xFFFFFF != 0xFFFFFF
      #expect(isMenu == (state == .open))
      #expect(scene.calls.isEmpty)
      #expect(scene.compositor.violations.isEmpty)
    }
  }

  @Test(
    "M37 windows too small for anything draw something sane, and everything still works in them",
    arguments: [(1, 1), (1, 300), (40, 40), (60, 200), (80, 44), (300, 1), (10_000, 10)], states)
  func oddSizes(size: (width: Int, height: Int), state: HingedMenuController.MenuState) throws {
    let scene = try MenuScene(configuration(size.width, size.height), menuState: state)
    let picture = try #require(try scene.screen.surface.picture)
    #expect(picture.width == size.width && picture.height == size.height)
    #expect(picture.pixels.allSatisfy { $0 >> 24 == 0xFF }, "nothing of it is left clear")
    // Every way of moving the menu, ending where it began.
    scene.controller.toggleMenu(animated: true)
    try scene.pump.finish()
    scene.controller.toggleMenu(animated: false)
    try scene.pump.finish()
    let start = (x: Double(size.width) / 2, y: Double(size.height) / 2)
    for way in [-90.0, 90] {
      try scene.drag(from: start, by: (way, 0), over: .milliseconds(80)).up()
      try scene.pump.settle()
      try scene.pump.finish()
      #expect(scene.fraction == (way < 0 ? 1 : 0))
    }
    try scene.drag(from: start, by: (0, 90)).up()
    try scene.tap(at: start)
    scene.compositor.keyboard.tap(.tab)
    scene.compositor.keyboard.tap(.down)
    try scene.pump.finish()
    for fraction in [0.1, 0.5, 0.999] {
      scene.controller.hold(at: fraction)
      try scene.pump.finish()
    }
    #expect(scene.compositor.violations.isEmpty)
  }

  @Test("M37 a window that was tiny is as it was when it is large again", arguments: states)
  func largeAgain(state: HingedMenuController.MenuState) throws {
    let scene = try MenuScene(menuState: state)
    let before = try #require(try scene.screen.surface.picture)
    for size in [(1, 1), (50, 900), (10_000, 10)] {
      try scene.screen.toplevel.configure(width: size.0, height: size.1, states: [.maximized, .activated])
      try scene.pump.settle()
      try scene.pump.finish()
      try scene.screen.toplevel.configure(width: 360, height: 640)
      try scene.pump.settle()
      try scene.pump.finish()
      #expect(try scene.screen.surface.picture == before)
    }
    #expect(scene.calls.isEmpty)
    #expect(scene.compositor.violations.isEmpty)
  }

  @Test("M37 narrower than the menu: open, the menu alone is seen; folded, the content alone")
  func narrow() throws {
    let scene = try MenuScene(configuration(60, 400))
    let row = Int(scene.middle(ofRow: 3).y)
    for x in [0, 30, 59] { #expect(try scene.colour(x: x, y: row) == ColourMenu.colours[3]) }
    try scene.tap(at: (30, scene.middle(ofRow: 3).y))
    #expect(scene.menu.selections == [3])
    scene.controller.hideMenu(animated: true)
    try scene.pump.finish()
    for x in [0, 30, 59] { #expect(try scene.colour(x: x, y: row) == 0xFFFFFF) }
    #expect(scene.fraction == 1)
  }
}
