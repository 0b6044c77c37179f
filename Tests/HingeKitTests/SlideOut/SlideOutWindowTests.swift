import Geometry
import Harness
import HingeKit
import Testing

@Suite("A slide-out controller in its window")
struct SlideOutWindowTests {
  typealias State = SlideOutController.State

  // MARK: The shadow

  /// Half of what the shadow's colour could do lies at the edge itself: the Gaussian of a half plane. So of R2.3's 0.8
  /// a little less than 0.4 is seen one pixel beside the centre, and less and less away from it.
  @Test("R2.3 while a panel shows, the centre casts a shadow of 0.8 on it, and none when both are closed")
  func shadow() throws {
    let scene = try SlideScene()
    func red(_ x: Int) throws -> Double { Double(try #require(try scene.screen.colour(x: x, y: 320)) >> 16) / 255 }
    try scene.put(.leadingExpanded)
    let shades = try (270..<300).map(red)
    #expect(try red(299) > 0.6 && red(299) < 0.68)
    for (nearer, farther) in zip(shades.dropFirst(), shades) { #expect(nearer <= farther) }
    #expect(try red(250) == 1)
    #expect(try scene.screen.colour(x: 310, y: 320) == 0xFFFFFF, "nothing lies on the centre")
    #expect(try scene.screen.colour(x: 345, y: 3) == 0x333333, "nor on its bar")
    try scene.put(.collapsed)
    for x in [0, 1, 10, 359] { #expect(try scene.screen.colour(x: x, y: 320) == 0xFFFFFF) }
  }

  @Test("R2.3 the shadow is there from a drag's first frame to the last of the spring")
  func shadowOnTheWay() throws {
    let scene = try SlideScene()
    let finger = try scene.screen.drag(from: (60, 400), by: (60, 0))
    func isDark() throws -> Bool {
      let edge = Int(scene.offset.rounded())
      guard edge > 0 else { return true }
      return try #require(try scene.screen.colour(x: edge - 1, y: 320)) >> 16 < 0xB0
    }
    try scene.pump.nextFrame()
    #expect(try isDark())
    try scene.screen.rest()
    finger.up()
    try scene.pump.settle()
    while !scene.controller.isAtRest {
      #expect(try isDark())
      try scene.pump.nextFrame()
    }
  }

  // MARK: The open centre

  @Test("R2.2 beside an open panel a tap on the centre closes that and reaches nothing in it; the panel's rows work")
  func outsideTap() throws {
    let scene = try SlideScene()
    scene.content.button.frame = Rect(x: 5, y: 200, width: 50, height: 60)
    try scene.put(.leadingExpanded)
    try scene.screen.tap(at: (82, 322))
    #expect(scene.panelButtonTaps == 1)
    #expect(scene.controller.state == .leadingExpanded)
    try scene.screen.tap(at: (330, 44 + 230))
    #expect(scene.controller.state == .collapsed)
    try scene.pump.finish()
    #expect(scene.content.buttonTaps == 0)
    try scene.screen.tap(at: (30, 44 + 230))
    #expect(scene.content.buttonTaps == 1)
  }

  @Test("M12 two taps on the button within one animation: open, closed; the third one works")
  func buttonTwice() throws {
    let scene = try SlideScene()
    try scene.screen.tap(at: (22, 22), lasting: .milliseconds(8))
    #expect(scene.controller.state == .leadingExpanded)
    try scene.screen.tap(at: (scene.offset + 22, 22), lasting: .milliseconds(8))
    #expect(scene.controller.state == .collapsed)
    try scene.pump.finish()
    #expect(scene.offset == 0)
    try scene.screen.tap(at: (338, 22))
    try scene.pump.finish()
    #expect(scene.controller.state == .trailingExpanded)
  }

  // MARK: Size and direction

  @Test(
    "M34 a new size leaves it as it was, at the new width and in the same frame",
    arguments: [State.collapsed, .leadingExpanded, .trailingExpanded])
  func resized(state: State) throws {
    let scene = try SlideScene()
    try scene.put(state)
    for (width, height) in [(640, 360), (200, 300), (40, 500), (360, 640)] {
      try scene.screen.toplevel.configure(width: width, height: height)
      try scene.pump.settle()
      try scene.pump.nextFrame()
      let open = max(0, Double(width) - SlideScene.peek)
      #expect(scene.offset == (state == .collapsed ? 0 : state == .leadingExpanded ? open : -open))
      #expect(scene.controller.isAtRest && scene.controller.state == state)
      #expect(try scene.fault() == nil)
      #expect(scene.controller.leadingPanel?.view.bounds.width == open || state != .leadingExpanded)
    }
    #expect(scene.calls().isEmpty)
  }

  @Test("M34 a new size ends a drag and a spring where they belong, with no black panel")
  func resizedOnTheWay() throws {
    for way in [80.0, 250] {
      let scene = try SlideScene()
      let finger = try scene.screen.drag(from: (30, 400), by: (way, 0))
      try scene.screen.toplevel.configure(width: 640, height: 360)
      try scene.pump.settle()
      try scene.pump.nextFrame()
      #expect(scene.controller.state == (way > 180 ? .leadingExpanded : .collapsed))
      #expect(scene.offset == (way > 180 ? 580 : 0))
      #expect(try scene.fault() == nil)
      finger.move(by: (50, 0))
      finger.up()
      try scene.pump.settle()
      #expect(scene.offset == (way > 180 ? 580 : 0))
    }
  }

  @Test("R2.2 another share of the centre in view shows at once")
  func peek() throws {
    let scene = try SlideScene()
    try scene.put(.trailingExpanded)
    scene.controller.centerPeek = 90
    try scene.pump.finish()
    #expect(scene.offset == -270)
    #expect(try scene.sights().map(\.x) == [0, 90])
  }

  @Test("M29 right to left, the left panel is at the right, and fingers, buttons and halves mirror with it")
  func rightToLeft() throws {
    let scene = try SlideScene(layoutDirection: .rightToLeft)
    try scene.screen.swipe(from: (200, 400), by: (-60, 0))
    while !scene.controller.isAtRest {
      try scene.pump.nextFrame()
      #expect(try scene.sights().first?.sight == .center)
    }
    #expect(scene.controller.state == .leadingExpanded)
    #expect(try scene.sights().map(\.sight) == [.center, .left])
    #expect(try scene.sights().map(\.x) == [0, 60])
    #expect(scene.controller.leadingPanel?.view.frame == Rect(x: 60, y: 0, width: 300, height: 640))
    try scene.screen.tap(at: (60 - 22, 22))
    try scene.pump.finish()
    #expect(scene.controller.state == .collapsed)
    try scene.dragSlowly(from: 60, by: 220)
    try scene.pump.finish()
    #expect(scene.controller.state == .trailingExpanded)
    #expect(try scene.sights().map(\.sight) == [.right, .center])
  }

  // MARK: Keyboard

  @Test("M45 F10 opens the left panel and goes into it, Escape closes it and goes back; Shift F10 for the right one")
  func keys() throws {
    let scene = try SlideScene()
    let keyboard = scene.screen.compositor.keyboard
    func tap(_ key: Key) throws {
      keyboard.tap(key)
      try scene.pump.settle()
      try scene.pump.finish()
    }
    try scene.screen.window.focus(on: scene.content.button)
    try tap(.f10)
    #expect(scene.controller.state == .leadingExpanded)
    #expect(scene.panelButton.isFocused)
    for _ in 0..<4 {
      try tap(.tab)
      #expect(scene.panelButton.isFocused, "what the panel hides is not reached")
    }
    try tap(.escape)
    #expect(scene.controller.state == .collapsed)
    #expect(scene.content.button.isFocused)
    keyboard.press(.leftShift)
    try tap(.f10)
    keyboard.release(.leftShift)
    #expect(scene.controller.state == .trailingExpanded)
    try tap(.escape)
    #expect(scene.controller.state == .collapsed)
    #expect(scene.content.button.isFocused)
    #expect(try scene.screen.toplevel.surface != nil, "Escape closed the panels, not the window")
  }

  // MARK: Cost

  @Test("Idle: closed or open, at rest it asks for no frame and draws nothing")
  func idle() throws {
    let scene = try SlideScene()
    for state in [State.leadingExpanded, .collapsed] {
      try scene.put(.collapsed)
      scene.controller.togglePanel(.leading, animated: true)
      try scene.pump.finish()
      if state == .collapsed {
        try scene.screen.swipe(from: (340, 400), by: (-60, 0))
        try scene.pump.finish()
      }
      #expect(scene.controller.state == state)
      let commits = try scene.screen.surface.commitCount
      try scene.pump.advance(by: .seconds(2))
      #expect(try scene.screen.surface.commitCount == commits)
      #expect(try scene.screen.surface.awaitedFrameCount == 0)
    }
  }

  // MARK: With a hinged menu

  @Test("R4.1 around a hinged menu: the panel opens once the menu has folded, and each closes for the other")
  func aroundHingedMenu() throws {
    let menu = ColourMenu()
    let hinged = HingedMenuController(
      menu: NavigationController(rootViewController: menu),
      content: NavigationController(rootViewController: PlainContent()))
    let panel = ViewController()
    let controller = SlideOutController(center: hinged, trailing: panel)
    let screen = try Screen(rootViewController: { controller })
    func finish(_ check: () throws -> Void) throws {
      try screen.pump.settle()
      while try screen.surface.awaitedFrameCount > 0 {
        try check()
        try screen.pump.nextFrame()
      }
      try check()
    }
    func neverBoth() throws { #expect(hinged.fraction == 1 || controller.centerOffset == 0) }
    try screen.tap(at: (360 + 80 - 22, 22))
    #expect(controller.state == .collapsed, "the button is out of sight")
    var answers: [Bool] = []
    controller.showPanel(.trailing, animated: true) { answers.append($0) }
    try finish(neverBoth)
    #expect(controller.state == .trailingExpanded && !hinged.isMenuOpen && answers == [true])
    hinged.showMenu(animated: true) { answers.append($0) }
    try finish(neverBoth)
    #expect(controller.state == .collapsed && hinged.isMenuOpen && answers == [true, true])
    // From the right edge a finger would open the panel; while the menu is open, it folds that.
    try screen.swipe(from: (355, 400), by: (-60, 0))
    try finish(neverBoth)
    #expect(!hinged.isMenuOpen && controller.state == .collapsed)
    try screen.swipe(from: (200, 400), by: (-60, 0))
    try finish(neverBoth)
    #expect(controller.state == .trailingExpanded)
    // Keys: each to its own side, and Escape to what is open.
    func key(_ key: Key, shift: Bool = false) throws {
      if shift { screen.compositor.keyboard.press(.leftShift) }
      screen.compositor.keyboard.tap(key)
      if shift { screen.compositor.keyboard.release(.leftShift) }
      try finish(neverBoth)
    }
    try key(.f10)
    #expect(hinged.isMenuOpen && controller.state == .collapsed)
    try key(.f10, shift: true)
    #expect(!hinged.isMenuOpen && controller.state == .trailingExpanded)
    try key(.escape)
    #expect(!hinged.isMenuOpen && controller.state == .collapsed)
    try key(.f10)
    try key(.escape)
    #expect(!hinged.isMenuOpen && controller.state == .collapsed)
  }

  @Test("R2.2 what is to stay of the centre gives way to a panel that would have no room for a finger")
  func hugePeek() throws {
    let scene = try SlideScene()
    scene.controller.centerPeek = 600
    scene.controller.showPanel(.leading, animated: false)
    try scene.screen.rest()
    #expect(scene.offset == 360 - 44)
  }
}
