import Geometry
import Harness
import HingeKit
import Testing

/// A window that no compositor decorates: its own bar moves it, its edges resize it, and it can be closed (W8).
@Suite("A window without the compositor's decoration")
struct ClientDecorationTests {
  private static let undecorated = TestCompositor.Configuration { $0.decorationVersion = nil }

  private func requests(_ scene: MenuScene) throws -> [ToplevelRequest] { try scene.screen.toplevel.requests }

  /// Whether the content's bar shows something near its right end, where the button that closes is.
  private func showsCloseButton(_ scene: MenuScene, width: Int = 360) throws -> Bool {
    try (width - 40..<width - 12).contains { try scene.colour(x: $0, y: 22) != 0x333333 }
  }

  private func dragPointer(_ scene: MenuScene, from start: (x: Double, y: Double), by way: (x: Double, y: Double))
    throws
    -> UInt32
  {
    scene.compositor.pointer.move(to: start)
    let serial = scene.compositor.pointer.press()
    try scene.pump.settle()
    for step in 1...4 {
      scene.compositor.pointer.move(to: (start.x + way.x * Double(step) / 4, start.y + way.y * Double(step) / 4))
      try scene.pump.nextFrame()
    }
    return serial
  }

  @Test(
    "W8 the bar moves the window with the pointer, in any direction, with the serial of the press",
    arguments: [(40.0, 0.0), (-40, 0), (0, 40), (30, -30)], [220.0, 30])
  func pointerMoves(way: (Double, Double), x: Double) throws {
    let scene = try MenuScene(Self.undecorated)
    let serial = try dragPointer(scene, from: (x, 24), by: way)
    #expect(try requests(scene) == [.move(serial: serial)], "asked for once")
    #expect(scene.fraction == 0, "the menu does not fold")
  }

  @Test("W8 a click on the bar, also one that trembles, does not move the window")
  func clickOnBar() throws {
    let scene = try MenuScene(Self.undecorated)
    _ = try dragPointer(scene, from: (220, 24), by: (3, 2))
    scene.compositor.pointer.release()
    try scene.pump.settle()
    #expect(try requests(scene).isEmpty)
  }

  @Test("W8 W35 after the compositor has moved the window, the next click works")
  func clickAfterMove() throws {
    let scene = try MenuScene(Self.undecorated)
    _ = try dragPointer(scene, from: (220, 24), by: (40, 0))
    // The compositor has the pointer now, and the release with it.
    scene.compositor.pointer.leave()
    try scene.pump.advance(by: .milliseconds(500))
    let row = scene.middle(ofRow: 4)
    scene.compositor.pointer.move(to: row)
    try scene.pump.settle()
    scene.compositor.pointer.press()
    scene.compositor.pointer.release()
    try scene.pump.settle()
    #expect(scene.menu.selections == [4])
    #expect(try requests(scene).count == 1)
  }

  @Test("W8 the bar moves the window with a vertical finger, with the serial of its down", arguments: [30.0, -16])
  func fingerMoves(way: Double) throws {
    let scene = try MenuScene(Self.undecorated)
    let finger = scene.compositor.touch.down(at: (220, 22))
    let serial = scene.compositor.serial
    try scene.pump.settle()
    for _ in 0..<5 {
      try scene.pump.nextFrame()
      finger.move(by: (1, way / 5))
    }
    try scene.pump.settle()
    #expect(try requests(scene) == [.move(serial: serial)])
    // The compositor takes the finger; it was no tap and no drag.
    scene.compositor.touch.cancel()
    try scene.pump.settle()
    try scene.pump.finish()
    #expect(scene.fraction == 0)
    try scene.tap(at: scene.middle(ofRow: 2))
    #expect(scene.menu.selections == [2])
  }

  @Test(
    "W8 a finger that moved the window and of which the compositor says no more, as Weston: pointer and fingers work")
  func fingerNeverLifted() throws {
    let scene = try MenuScene(Self.undecorated)
    let finger = scene.compositor.touch.down(at: (220, 10))
    try scene.pump.settle()
    finger.move(by: (0, 20))
    try scene.pump.settle()
    #expect(try requests(scene).count == 1)
    try scene.pump.advance(by: .milliseconds(500))
    scene.compositor.pointer.move(to: scene.middle(ofRow: 1))
    scene.compositor.pointer.press()
    scene.compositor.pointer.release()
    try scene.pump.settle()
    #expect(scene.menu.selections == [1])
    try scene.tap(at: scene.middle(ofRow: 6))
    #expect(scene.menu.selections == [1, 6])
    #expect(try requests(scene).count == 1)
  }

  @Test("W8 a horizontal finger on the bar folds the menu and does not move the window")
  func fingerFolds() throws {
    let scene = try MenuScene(Self.undecorated)
    try scene.drag(from: (240, 22), by: (-60, 4), over: .milliseconds(80)).up()
    try scene.pump.settle()
    try scene.pump.finish()
    #expect(scene.fraction == 1)
    #expect(try requests(scene).isEmpty)
  }

  @Test(
    "W8 each edge and corner resizes, with the serial of the press and the cursor that says so",
    arguments: [
      (180.0, 2.0, 1), (180, 637, 2), (2, 300, 4), (357, 300, 8), (2, 2, 5), (357, 2, 9), (2, 637, 6), (357, 637, 10),
    ])
  func edges(x: Double, y: Double, edge: UInt32) throws {
    let scene = try MenuScene(Self.undecorated)
    let pointer = scene.compositor.pointer
    pointer.move(to: (200, 300))
    try scene.pump.settle()
    pointer.move(to: (x, y))
    try scene.pump.settle()
    let serial = pointer.press()
    try scene.pump.settle()
    #expect(try requests(scene) == [.resize(serial: serial, edge: edge)])
    pointer.leave()
    pointer.move(to: scene.middle(ofRow: 3))
    pointer.press()
    pointer.release()
    try scene.pump.settle()
    #expect(scene.menu.selections == [3], "the next click works")
    #expect(try requests(scene).count == 1)
  }

  @Test(
    "W8 inside the window, off its edges, a press resizes nothing", arguments: [(12.0, 300.0), (347, 300), (180, 627)])
  func inside(x: Double, y: Double) throws {
    let scene = try MenuScene(Self.undecorated)
    scene.compositor.pointer.move(to: (x, y))
    scene.compositor.pointer.press()
    scene.compositor.pointer.release()
    try scene.pump.settle()
    #expect(try requests(scene).isEmpty)
  }

  @Test(
    "W8 the button at the bar's end closes the window, with the menu open and folded",
    arguments: [true, false], [0, 1.0])
  func closeButton(isFinger: Bool, fraction: Double) throws {
    let scene = try MenuScene(Self.undecorated, menuState: fraction == 0 ? .open : .folded)
    let button = (x: 334.0, y: 22.0)
    #expect(try showsCloseButton(scene))
    if isFinger {
      try scene.tap(at: button)
    } else {
      scene.compositor.pointer.move(to: button)
      scene.compositor.pointer.press()
      try scene.pump.settle()
      #expect(scene.compositor.toplevels.count == 1, "not before it is released")
      scene.compositor.pointer.release()
    }
    try scene.pump.settle()
    #expect(scene.compositor.toplevels.isEmpty)
    #expect(scene.compositor.violations.isEmpty)
  }

  @Test(
    "W8 M45 Escape folds the open menu, then closes the window; so does the compositor's wish",
    arguments: [true, false])
  func escapeCloses(isEscape: Bool) throws {
    let scene = try MenuScene(Self.undecorated)
    if isEscape {
      scene.compositor.keyboard.tap(.escape)
      try scene.pump.settle()
      try scene.pump.finish()
      #expect(scene.fraction == 1)
      #expect(scene.compositor.toplevels.count == 1)
      scene.compositor.keyboard.tap(.escape)
    } else {
      try scene.screen.toplevel.requestClose()
    }
    try scene.pump.settle()
    #expect(scene.compositor.toplevels.isEmpty)
    #expect(scene.compositor.violations.isEmpty)
  }

  @Test(
    "W8 in fullscreen there is no frame: no button, the bar moves nothing, the edges resize nothing; then it is back")
  func fullscreen() throws {
    let scene = try MenuScene(Self.undecorated, menuState: .folded)
    #expect(try showsCloseButton(scene))
    try scene.screen.toplevel.configure(width: 800, height: 600, states: [.fullscreen, .activated])
    try scene.pump.settle()
    #expect(try !showsCloseButton(scene, width: 800), "in the same frame")
    _ = try dragPointer(scene, from: (300, 24), by: (0, 40))
    scene.compositor.pointer.release()
    scene.compositor.pointer.move(to: (400, 597))
    scene.compositor.pointer.press()
    scene.compositor.pointer.release()
    try scene.drag(from: (300, 10), by: (2, 30)).up()
    try scene.tap(at: (774, 22))
    try scene.pump.settle()
    #expect(try requests(scene).isEmpty)
    #expect(scene.compositor.toplevels.count == 1)
    try scene.screen.toplevel.configure(width: 360, height: 640, states: [.activated])
    try scene.pump.settle()
    #expect(try showsCloseButton(scene))
  }

  @Test(
    "W8 maximised or tiled it can be closed and its edges resize nothing",
    arguments: [ToplevelState.maximized, .tiledLeft])
  func maximised(state: ToplevelState) throws {
    let scene = try MenuScene(Self.undecorated, menuState: .folded)
    try scene.screen.toplevel.configure(width: 800, height: 600, states: [state, .activated])
    try scene.pump.settle()
    #expect(try showsCloseButton(scene, width: 800))
    scene.compositor.pointer.move(to: (400, 598))
    scene.compositor.pointer.press()
    scene.compositor.pointer.release()
    try scene.pump.settle()
    #expect(try requests(scene).isEmpty)
  }

  @Test("W8 where the compositor decorates, the bar is a bar: it moves nothing, closes nothing, and no edge resizes")
  func serverDecoration() throws {
    let scene = try MenuScene(menuState: .folded)
    #expect(!scene.compositor.requests("zxdg_decoration_manager_v1.get_toplevel_decoration").isEmpty)
    #expect(try !showsCloseButton(scene))
    _ = try dragPointer(scene, from: (220, 24), by: (0, 40))
    scene.compositor.pointer.release()
    scene.compositor.pointer.move(to: (358, 300))
    scene.compositor.pointer.press()
    scene.compositor.pointer.release()
    try scene.drag(from: (220, 10), by: (2, 30)).up()
    try scene.tap(at: (334, 22))
    try scene.pump.settle()
    #expect(try requests(scene).isEmpty)
    #expect(scene.compositor.toplevels.count == 1)
  }

  @Test("W8 a compositor that offers decorations and then leaves them to us gets our own")
  func clientMode() throws {
    let scene = try MenuScene(.init { $0.decorationMode = .client }, menuState: .folded)
    #expect(try showsCloseButton(scene))
    let serial = try dragPointer(scene, from: (220, 24), by: (0, 40))
    #expect(try requests(scene) == [.move(serial: serial)])
  }
}
