import Geometry
import Harness
import HingeKit
import Testing

/// A menu hinged to either side of one content, in a window 360 wide.
private final class TwoMenus {
  let left = ColourMenu()
  let right = ColourMenu()
  let content = PlainContent()
  let inner: HingedMenuController
  let outer: HingedMenuController
  let screen: Screen

  init(open: HorizontalEdge? = nil, layoutDirection: LayoutDirection = .leftToRight) throws {
    let inner = HingedMenuController(
      menu: NavigationController(rootViewController: right),
      content: NavigationController(rootViewController: content), edge: .trailing,
      menuState: open == .trailing ? .open : .folded)
    let outer = HingedMenuController(
      menu: NavigationController(rootViewController: left), content: inner,
      menuState: open == .leading ? .open : .folded)
    (self.inner, self.outer) = (inner, outer)
    screen = try Screen(layoutDirection: layoutDirection, rootViewController: { outer })
  }

  /// Fractions of the leading and the trailing menu.
  var fractions: [Double] { [outer.fraction, inner.fraction] }

  func swipe(by way: Double) throws {
    let finger = screen.compositor.touch.down(at: (180, 400))
    for step in 1...5 {
      try screen.pump.advance(by: .milliseconds(16))
      finger.move(to: (180 + way * Double(step) / 5, 400))
      try screen.pump.settle()
      #expect(fractions.contains(1), "never both in sight")
    }
    finger.up()
    try screen.pump.settle()
    try screen.pump.finish()
  }
}

@Suite("R4.1 A menu hinged to either side")
struct TwoMenusTests {
  @Test("R4.1 swipes go from the one menu over none to the other, and back")
  func swipes() throws {
    let scene = try TwoMenus(open: .leading)
    #expect(scene.fractions == [0, 1])
    try scene.swipe(by: -100)
    #expect(scene.fractions == [1, 1])
    try scene.swipe(by: -100)
    #expect(scene.fractions == [1, 0])
    #expect(try scene.screen.colour(x: 320, y: 620) == ColourMenu.colours[6])
    try scene.swipe(by: -100)
    #expect(scene.fractions == [1, 0])
    try scene.swipe(by: 100)
    #expect(scene.fractions == [1, 1])
    try scene.swipe(by: 100)
    #expect(scene.fractions == [0, 1])
  }

  @Test("R4.1 in a right-to-left window the leading menu is at the right")
  func mirrored() throws {
    let scene = try TwoMenus(open: .leading, layoutDirection: .rightToLeft)
    #expect(try scene.screen.colour(x: 320, y: 620) == ColourMenu.colours[6])
    try scene.swipe(by: 100)
    try scene.swipe(by: 100)
    #expect(scene.fractions == [1, 0])
    #expect(try scene.screen.colour(x: 40, y: 620) == ColourMenu.colours[6])
  }

  @Test("R4.1 the burger of one menu folds the other first, then opens its own; both are never open")
  func burgers() throws {
    let scene = try TwoMenus(open: .leading)
    // The trailing burger lies outside the window while the leading menu is open: its key is the program here.
    var completions: [String] = []
    scene.inner.showMenu(animated: true) { completions.append("right \($0)") }
    try scene.screen.pump.settle()
    var wasAlone = true
    while try scene.screen.surface.awaitedFrameCount > 0 {
      try scene.screen.pump.nextFrame()
      wasAlone = wasAlone && scene.fractions.contains(1)
    }
    #expect(wasAlone && scene.fractions == [1, 0] && completions == ["right true"])
    scene.outer.showMenu(animated: false) { completions.append("left \($0)") }
    #expect(scene.fractions == [0, 1] && completions == ["right true", "left true"])
    // 12 from the content's edge, which is 80 from the window's, and half of 20.
    try scene.screen.tap(at: (102, 22))
    try scene.screen.pump.finish()
    #expect(scene.fractions == [1, 1])
    try scene.screen.tap(at: (360 - 22, 22))
    try scene.screen.pump.finish()
    #expect(scene.fractions == [1, 0])
  }

  @Test("R4.1 R4.3 F10 is for the leading menu and Shift+F10 for the trailing one, wherever the focus is")
  func keys() throws {
    let scene = try TwoMenus()
    let keyboard = scene.screen.compositor.keyboard
    func press(withShift: Bool) throws {
      if withShift { keyboard.press(.leftShift) }
      keyboard.tap(.f10)
      if withShift { keyboard.release(.leftShift) }
      try scene.screen.pump.finish()
    }
    for focused in [nil, scene.content.button] {
      try scene.screen.window.focus(on: focused)
      try press(withShift: false)
      #expect(scene.fractions == [0, 1])
      try press(withShift: true)
      #expect(scene.fractions == [1, 0])
      try press(withShift: true)
      #expect(scene.fractions == [1, 1])
    }
  }
}
