import Drawing
import Geometry
import Harness
import Testing

@testable import HingeKit

/// A green content with a red line at its left end and a blue one at its right.
private final class LinedContent: ViewController {
  private let left = View()
  private let right = View()

  override func viewDidLoad() {
    view.backgroundColor = Color(hex: 0x00FF00)
    left.backgroundColor = Color(hex: 0xFF0000)
    right.backgroundColor = Color(hex: 0x0000FF)
    view.addSubview(left)
    view.addSubview(right)
  }

  override func viewDidLayoutSubviews() {
    left.frame = Rect(x: 0, y: 0, width: 2, height: view.bounds.height)
    right.frame = Rect(x: view.bounds.width - 2, y: 0, width: 2, height: view.bounds.height)
  }
}

@Suite("The layout of menu and content")
struct MenuLayoutTests {
  nonisolated private static let sizes: [(Int, Int)] = [(360, 640), (640, 360), (81, 300), (1280, 720), (333, 999)]

  private final class Scene {
    let controller: HingedMenuController
    let screen: Screen

    init(_ size: (Int, Int), menuState: HingedMenuController.MenuState = .open) throws {
      let menu = ViewController()
      menu.view.backgroundColor = .white
      let controller = HingedMenuController(menu: menu, content: LinedContent(), menuState: menuState)
      controller.narrowestContent = 0
      self.controller = controller
      screen = try Screen(
        .init { $0.initialConfigure = ToplevelConfigure(width: size.0, height: size.1, states: [.activated]) },
        rootViewController: { controller })
    }

    func row(_ y: Int) throws -> [UInt32] {
      let picture = try #require(try screen.surface.picture)
      return (0..<picture.width).map { picture[$0, y] & 0xFFFFFF }
    }
  }

  /// What a row of the window shows, given where the content begins.
  private func expected(width: Int, contentAt edge: Int) -> [UInt32] {
    let panel = [UInt32](repeating: 0xFFFFFF, count: edge)
    let content: [UInt32] =
      [0xFF0000, 0xFF0000] + [UInt32](repeating: 0x00FF00, count: max(0, width - 4)) + [0x0000FF, 0x0000FF]
    return Array((panel + content).prefix(width))
  }

  @Test(
    "R1.1 the content lies beside the menu, 80 wide, and is as wide as the window: 80 too wide for it", arguments: sizes
  )
  func parts(size: (Int, Int)) throws {
    let scene = try Scene(size)
    for y in [0, size.1 / 2, size.1 - 1] {
      #expect(try scene.row(y) == expected(width: size.0, contentAt: 80), "both are as tall as the window")
    }
    let scroller = scene.controller.menuScroller
    #expect(scroller.contentSize == Size(width: Double(size.0) + 80, height: Double(size.1)))
    #expect(scroller.maximumContentOffset == Point(x: 80, y: 0))
    scene.controller.hideMenu(animated: true)
    try scene.screen.pump.finish()
    for y in [0, size.1 / 2, size.1 - 1] {
      #expect(try scene.row(y) == expected(width: size.0, contentAt: 0), "folded, all of the content is seen")
    }
  }

  @Test(
    "R1.12 M34 resized in steps as a person does, each frame shows the menu as it was",
    arguments: [HingedMenuController.MenuState.open, .folded])
  func interactiveResize(state: HingedMenuController.MenuState) throws {
    let scene = try Scene((360, 640), menuState: state)
    let edge = state == .open ? 80 : 0
    for step in 1...12 {
      let size = (360 + 17 * step, 640 - 23 * step)
      try scene.screen.toplevel.configure(width: size.0, height: size.1, states: [.activated, .resizing])
      try scene.screen.pump.settle()
      try scene.screen.pump.nextFrame()
      for y in [0, size.1 / 2, size.1 - 1] {
        #expect(try scene.row(y) == expected(width: size.0, contentAt: edge))
      }
    }
    try scene.screen.pump.finish()
    #expect(scene.screen.compositor.violations.isEmpty)
  }

  @Test(
    "M34 W27 on a rotation, or with a keyboard on the screen, the answer is one whole frame with the menu as it was",
    arguments: [HingedMenuController.MenuState.open, .folded])
  func rotation(state: HingedMenuController.MenuState) throws {
    let scene = try Scene((360, 640), menuState: state)
    // Turned and turned back; then an on-screen keyboard takes its part, and goes.
    for size in [(640, 360), (360, 640), (360, 380), (360, 640)] {
      let before = try scene.screen.surface.commitCount
      let serial = try scene.screen.toplevel.configure(width: size.0, height: size.1)
      try scene.screen.pump.settle()
      let commit = try #require(try scene.screen.surface.commits.dropFirst(before).first { $0.didAttach })
      #expect(commit.ackedSerial == serial)
      #expect(commit.buffer?.width == size.0 && commit.buffer?.height == size.1)
      #expect(commit.bufferDamage == [Rectangle(x: 0, y: 0, width: size.0, height: size.1)])
      #expect(try scene.row(size.1 / 2) == expected(width: size.0, contentAt: state == .open ? 80 : 0))
      try scene.screen.pump.finish()
      #expect(try scene.screen.surface.commits.dropFirst(before).filter(\.didAttach).count == 1, "and no other follows")
    }
  }

  @Test("M34 during a drag the drag ends, the menu settles, and no frame of it is black", arguments: [0.3, 0.7])
  func resizedWhileDragging(fraction: Double) throws {
    let scene = try Scene((360, 640))
    let compositor = scene.screen.compositor
    let pump = scene.screen.pump
    let finger = compositor.touch.down(at: (300, 300))
    try pump.settle()
    finger.move(by: (-20, 0))
    try pump.settle()
    finger.move(by: (-80 * fraction, 0))
    try pump.advance(by: .milliseconds(400))
    #expect(abs(scene.controller.fraction - fraction) < 1e-9)
    try scene.screen.toplevel.configure(width: 500, height: 420)
    try pump.settle()
    var frames = 0
    repeat {
      try pump.nextFrame()
      let row = try scene.row(210)
      let edge = try #require(row.firstIndex(of: 0xFF0000))
      #expect(row.count == 500)
      #expect(Array(row[edge...]) == Array(expected(width: 500, contentAt: 0).prefix(500 - edge)))
      if scene.controller.fraction < 0.75, edge > 2 {
        let brightness = Int(255 * (1 - scene.controller.fraction))
        #expect(abs(Int(row[edge - 1] & 0xFF) - brightness) <= 3, "the panel is seen beside the content")
      }
      frames += 1
    } while try scene.screen.surface.awaitedFrameCount > 0 && frames < 100
    #expect(scene.controller.fraction == fraction.rounded())
    #expect(try scene.row(210) == expected(width: 500, contentAt: fraction < 0.5 ? 80 : 0))
    finger.move(by: (-100, 0))
    finger.up()
    try pump.finish()
    #expect(scene.controller.fraction == fraction.rounded(), "the finger has nothing more to say")
  }

  @Test("M34 resized while it settles, it goes on to where it was going", arguments: [true, false])
  func resizedWhileSettling(isFolding: Bool) throws {
    let scene = try Scene((360, 640), menuState: isFolding ? .open : .folded)
    scene.controller.toggleMenu(animated: true)
    try scene.screen.pump.advance(by: .milliseconds(96))
    let under = scene.controller.fraction
    #expect(under > 0 && under < 1)
    try scene.screen.toplevel.configure(width: 640, height: 360)
    try scene.screen.pump.settle()
    #expect(abs(scene.controller.fraction - under) < 0.5, "no jump")
    try scene.screen.pump.finish()
    #expect(scene.controller.fraction == (isFolding ? 1 : 0))
    #expect(try scene.row(180) == expected(width: 640, contentAt: isFolding ? 0 : 80))
  }
}
