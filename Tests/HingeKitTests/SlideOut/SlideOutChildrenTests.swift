import Geometry
import Harness
import HingeKit
import HingeKitTesting
import Testing

/// Counts the controllers that are gone.
private final class Count {
  var deinits = 0
}

private final class Counted: ViewController {
  private let count: Count
  init(_ count: Count) { self.count = count }
  isolated deinit { count.deinits += 1 }
}

private final class CountedSlideOut: SlideOutController {
  let count: Count
  init(_ count: Count) {
    self.count = count
    super.init(
      center: NavigationController(rootViewController: Counted(count)), leading: Counted(count),
      trailing: Counted(count))
  }
  isolated deinit { count.deinits += 1 }
}

private final class Follower: SlideOutControllerDelegate {}

@Suite("The panels of a slide-out controller are children while they are seen")
struct SlideOutChildrenTests {
  typealias Side = HorizontalEdge

  enum Way: CaseIterable, Sendable {
    case program, programAtOnce, button, key, fling, slowPan
  }

  private func move(_ scene: SlideScene, _ side: Side, opening: Bool, by way: Way) throws {
    let sign = (side == .leading) == opening ? 1.0 : -1
    let start = opening ? (side == .leading ? 60.0 : 300) : side == .leading ? 340 : 20
    switch way {
    case .program: scene.controller.togglePanel(side, animated: true)
    case .programAtOnce: scene.controller.togglePanel(side, animated: false)
    case .button: try scene.screen.tap(at: (side == .leading ? scene.offset + 22 : 360 + scene.offset - 22, 22))
    case .key:
      let keyboard = scene.screen.compositor.keyboard
      if side == .trailing { keyboard.press(.leftShift) }
      keyboard.tap(.f10)
      if side == .trailing { keyboard.release(.leftShift) }
    case .fling: try scene.screen.swipe(from: (start, 400), by: (sign * 60, 0))
    case .slowPan: try scene.dragSlowly(from: start, by: sign * 220)
    }
    try scene.pump.settle()
    try scene.pump.finish()
    #expect(
      scene.controller.state == (opening ? (side == .leading ? .leadingExpanded : .trailingExpanded) : .collapsed))
  }

  /// A panel can go down under the finger or at the start of an animation; from there on the order is UIKit's.
  @Test(
    "R2.1 opened by any way: the same calls of the panel and of the delegate, each in order", arguments: Way.allCases)
  func opened(way: Way) throws {
    for (side, name) in [(Side.leading, "left"), (.trailing, "right")] {
      let scene = try SlideScene()
      #expect(scene.children.isEmpty)
      try move(scene, side, opening: true, by: way)
      let animated = way == .programAtOnce ? "" : " animated"
      let calls = scene.calls()
      #expect(
        calls.filter { $0.hasPrefix(name) } == [
          "\(name) willMove", "\(name) willAppear\(animated)", "\(name) didMove", "\(name) didAppear\(animated)",
        ])
      #expect(calls.filter { !$0.hasPrefix(name) } == ["will \(side)Expanded", "did \(side)Expanded"])
      #expect(Array(calls.suffix(2)) == ["\(name) didAppear\(animated)", "did \(side)Expanded"])
      #expect(scene.children == [name])
    }
  }

  @Test("R2.1 closed by any way: the same calls in the same order, and no panel survives it", arguments: Way.allCases)
  func closed(way: Way) throws {
    for (side, name) in [(Side.leading, "left"), (.trailing, "right")] {
      let scene = try SlideScene()
      try scene.put(side == .leading ? .leadingExpanded : .trailingExpanded)
      try move(scene, side, opening: false, by: way)
      let animated = way == .programAtOnce ? "" : " animated"
      #expect(
        scene.calls() == [
          "will collapsed", "\(name) willDisappear\(animated)", "\(name) willLeave", "\(name) didDisappear\(animated)",
          "\(name) didLeave", "did collapsed",
        ])
      #expect(scene.children.isEmpty)
      #expect(scene.controller.panel(at: side)?.view.window == nil)
      #expect(scene.controller.panel(at: side)?.view.superview == nil)
    }
  }

  @Test("R2.1 a drag that is given up: the panel came and went, and the delegate hears nothing")
  func givenUp() throws {
    let scene = try SlideScene()
    try scene.dragSlowly(from: 60, by: 90)
    try scene.pump.finish()
    #expect(
      scene.calls() == [
        "left willMove", "left willAppear animated", "left didMove", "left willDisappear animated", "left willLeave",
        "left didDisappear animated", "left didLeave",
      ])
  }

  @Test("R2.1 opened before the window is there, a panel is told once that it appears, with its controller")
  func beforeOpening() throws {
    let log = LoggingController.Log()
    let controller = SlideOutController(
      center: LoggingController("center", log), leading: LoggingController("left", log))
    controller.showPanel(.leading, animated: true)
    let window = Window(rootViewController: controller)
    window.resize(to: Size(width: 200, height: 100), scale: 1)
    #expect(controller.centerOffset == 140)
    #expect(
      log.take().filter { $0.contains("ppear") } == [
        "center willAppear", "left willAppear", "center didAppear", "left didAppear",
      ])
  }

  @Test("R2.1 a panel that does not exist is not opened, and that is said")
  func missingPanel() throws {
    let scene = try SlideScene(sides: [.leading])
    var answers: [Bool] = []
    scene.controller.showPanel(.trailing, animated: true) { answers.append($0) }
    scene.controller.hold(.trailing, at: 0.5)
    #expect(answers == [false])
    #expect(scene.offset == 0 && scene.calls().isEmpty)
    #expect(scene.controller.trailingButton.superview == nil, "R2.2 and it has no button")
    #expect(scene.controller.leadingButton.window != nil)
  }

  @Test("R2.1 a slide-out controller that was opened, dragged and closed goes with its window, and all in it")
  func noCycle() throws {
    let count = Count()
    do {
      let controller = CountedSlideOut(count)
      weak var follower: Follower?
      do {
        let strong = Follower()
        follower = strong
        controller.delegate = strong
      }
      #expect(follower == nil, "the delegate is not kept alive")
      let scene = try TestScene { controller }
      controller.showPanel(.leading, animated: true)
      try scene.swipe(from: Point(x: 200, y: 300), by: Vector(dx: -100, dy: 0))
      controller.showPanel(.trailing, animated: true)
    }
    #expect(count.deinits == 4)
  }
}
