import Geometry
import Harness
import HingeKit
import Testing

/// A hinged menu whose controllers and delegate tell one log what they hear.
private final class Scene: HingedMenuControllerDelegate {
  let log = LoggingController.Log()
  let controller: HingedMenuController
  let screen: Screen

  init(
    menuState: HingedMenuController.MenuState = .open, beforeOpening: (HingedMenuController) -> Void = { _ in }
  ) throws {
    let controller = HingedMenuController(
      menu: NavigationController(rootViewController: LoggingController("menu", log)),
      content: NavigationController(rootViewController: LoggingController("content", log)), menuState: menuState)
    controller.closesOnOutsideTap = true
    self.controller = controller
    screen = try Screen(size: Size(width: 260, height: 200), opening: false, rootViewController: { controller })
    controller.delegate = self
    beforeOpening(controller)
    try screen.pump.settle()
    try screen.pump.finish()
  }

  func hingedMenuController(_ controller: HingedMenuController, willMoveTo state: HingedMenuController.MenuState) {
    log.entries.append("will be \(state)")
  }

  func hingedMenuController(_ controller: HingedMenuController, didMoveTo state: HingedMenuController.MenuState) {
    log.entries.append("is \(state)")
  }

  func drag(from x: Double, by way: Double, in time: Duration) throws -> Finger {
    let finger = screen.compositor.touch.down(at: (x, 120))
    for _ in 0..<8 {
      try screen.pump.advance(by: time / 8)
      finger.move(by: (way / 8, 0))
    }
    try screen.pump.settle()
    return finger
  }

  /// The log without what is said of layout.
  func calls() -> [String] { log.take().filter { !$0.contains("didLayOut") && !$0.contains("willBecome") } }
}

@Suite("What the menu's controller is told")
struct MenuAppearanceTests {
  enum Way: CaseIterable, Sendable {
    case slowPan, fling, pointer, touchpad, wheel, burger, outsideTap, escape, f10, menuKey, program, programAtOnce
  }

  private func move(_ scene: Scene, folding: Bool, by way: Way) throws {
    let sign = folding ? -1.0 : 1
    let compositor = scene.screen.compositor
    switch way {
    case .slowPan:
      let finger = try scene.drag(from: 180, by: sign * 75, in: .milliseconds(900))
      try scene.screen.pump.advance(by: .milliseconds(400))
      finger.up()
    case .fling: try scene.drag(from: 180, by: sign * 60, in: .milliseconds(64)).up()
    case .pointer:
      compositor.pointer.move(to: (200, 120))
      compositor.pointer.press()
      for step in 1...8 {
        try scene.screen.pump.advance(by: .milliseconds(16))
        compositor.pointer.move(to: (200 + sign * 10 * Double(step), 120))
      }
      compositor.pointer.release()
    case .touchpad:
      compositor.pointer.move(to: (200, 120))
      for _ in 0..<8 {
        compositor.pointer.scroll(x: -sign * 8)
        try scene.screen.pump.advance(by: .milliseconds(40))
      }
      compositor.pointer.stopScrolling()
    case .wheel:
      compositor.pointer.move(to: (200, 120))
      compositor.pointer.wheel(-sign, axis: .horizontal)
    case .burger: try scene.screen.tap(at: (folding ? 102 : 22, 22))
    case .outsideTap:
      if folding { try scene.screen.tap(at: (220, 170)) } else { scene.controller.showMenu(animated: true) }
    case .escape: compositor.keyboard.tap(folding ? .escape : .f10)
    case .f10: compositor.keyboard.tap(.f10)
    case .menuKey: compositor.keyboard.tap(.menu)
    case .program: scene.controller.toggleMenu(animated: true)
    case .programAtOnce: scene.controller.toggleMenu(animated: false)
    }
    try scene.screen.pump.settle()
    try scene.screen.pump.finish()
    #expect(scene.controller.fraction == (folding ? 1 : 0))
  }

  @Test("M46 folded by any way: the same callbacks in the same order", arguments: Way.allCases)
  func folded(way: Way) throws {
    let scene = try Scene()
    _ = scene.calls()
    try move(scene, folding: true, by: way)
    let animated = way == .programAtOnce ? "" : " animated"
    #expect(
      scene.calls() == ["will be folded", "menu willDisappear\(animated)", "menu didDisappear\(animated)", "is folded"])
  }

  @Test(
    "M46 opened by any way: told as soon as the menu begins to be seen, and when it rests open", arguments: Way.allCases
  )
  func opened(way: Way) throws {
    let scene = try Scene(menuState: .folded)
    _ = scene.calls()
    try move(scene, folding: false, by: way)
    let animated = way == .programAtOnce ? "" : " animated"
    let appearances = ["menu willAppear\(animated)", "menu didAppear\(animated)"]
    let calls = scene.calls()
    #expect(calls.filter { $0.contains("ppear") } == appearances)
    #expect(calls.filter { !$0.contains("ppear") } == ["will be open", "is open"])
    #expect(Array(calls.suffix(2)) == [appearances[1], "is open"])
    // A finger brings the menu into sight before it is decided that it opens.
    let isDragged = [.slowPan, .fling, .pointer, .touchpad].contains(way)
    #expect(calls.first == (isDragged ? appearances[0] : "will be open"))
  }

  @Test("M46 again and again by one way after the other: each time the same", arguments: [true, false])
  func inTurn(isReversed: Bool) throws {
    let scene = try Scene()
    _ = scene.calls()
    for way in isReversed ? Way.allCases.reversed() : Way.allCases where way != .programAtOnce {
      try move(scene, folding: true, by: way)
      #expect(
        scene.calls() == [
          "will be folded", "menu willDisappear animated", "menu didDisappear animated", "is folded",
        ], "\(way)")
      try move(scene, folding: false, by: way)
      #expect(
        scene.calls().filter { $0.contains("ppear") } == ["menu willAppear animated", "menu didAppear animated"],
        "\(way)")
    }
  }

  @Test(
    "R1.3 at launch the content is told that it appears, and the menu if it is open",
    arguments: [HingedMenuController.MenuState.open, .folded])
  func launch(menuState: HingedMenuController.MenuState) throws {
    let scene = try Scene(menuState: menuState)
    let calls = scene.calls().filter { $0.contains("ppear") }
    #expect(
      calls
        == (menuState == .open
          ? ["content willAppear", "menu willAppear", "content didAppear", "menu didAppear"]
          : ["content willAppear", "content didAppear"]))
  }

  @Test(
    "R1.3 moved by program before the window is there, the menu is told once, when it is seen",
    arguments: [true, false])
  func beforeOpening(animated: Bool) throws {
    let shown = try Scene(menuState: .folded) { $0.showMenu(animated: animated) }
    #expect(shown.controller.fraction == 0)
    #expect(
      shown.calls().filter { $0.hasPrefix("menu") && $0.contains("ppear") } == ["menu willAppear", "menu didAppear"])
    let hidden = try Scene { $0.hideMenu(animated: animated) }
    #expect(hidden.controller.fraction == 1)
    #expect(hidden.calls().filter { $0.hasPrefix("menu") && $0.contains("ppear") }.isEmpty)
  }

  @Test("R1.3 an opening drag that is given up: the menu was about to appear, and goes; the delegate hears nothing")
  func givenUpOpening() throws {
    let scene = try Scene(menuState: .folded)
    _ = scene.calls()
    let finger = try scene.drag(from: 180, by: 34, in: .milliseconds(400))
    #expect(scene.calls() == ["menu willAppear animated"])
    try scene.screen.pump.advance(by: .milliseconds(400))
    finger.up()
    try scene.screen.pump.settle()
    try scene.screen.pump.finish()
    #expect(scene.calls() == ["menu willDisappear animated", "menu didDisappear animated"])
  }

  @Test("R1.3 a folding drag that is given up: nobody is told anything")
  func givenUpFolding() throws {
    let scene = try Scene()
    _ = scene.calls()
    let finger = try scene.drag(from: 180, by: -34, in: .milliseconds(400))
    try scene.screen.pump.advance(by: .milliseconds(400))
    finger.up()
    try scene.screen.pump.settle()
    try scene.screen.pump.finish()
    #expect(scene.calls().isEmpty)
  }

  @Test("R1.3 turned round on its way: each change is told, the end once")
  func turnedRound() throws {
    let scene = try Scene()
    _ = scene.calls()
    scene.controller.hideMenu(animated: true)
    try scene.screen.pump.advance(by: .milliseconds(80))
    scene.controller.showMenu(animated: true)
    try scene.screen.pump.finish()
    #expect(
      scene.calls() == [
        "will be folded", "menu willDisappear animated", "will be open", "menu willAppear animated",
        "menu didAppear animated", "is open",
      ])
  }

  @Test("R1.3 the content's controller is not told of what the menu does")
  func contentIsNotTold() throws {
    let scene = try Scene()
    _ = scene.calls()
    for way in [Way.burger, .fling, .program] {
      try move(scene, folding: true, by: way)
      try move(scene, folding: false, by: way)
    }
    #expect(!scene.calls().contains { $0.hasPrefix("content") })
  }
}
