import Harness
import HingeKit
import Testing

@Suite("A finger that drags the menu")
struct DragTests {
  /// Moves a finger left by one pixel at a time, and says how far the content had moved at each.
  private func offsets(_ scene: MenuScene, pixels: Int) throws -> [Double] {
    let finger = scene.compositor.touch.down(at: (300, 400))
    var offsets: [Double] = []
    for step in 1...pixels {
      try scene.pump.nextFrame()
      finger.move(to: (300 - Double(step), 400))
      try scene.pump.settle()
      offsets.append(scene.fraction * MenuScene.menuWidth)
    }
    return offsets
  }

  @Test("R1.5 the content follows the finger one to one from where the pan was recognised, at most 16 from the down")
  func oneToOne() throws {
    let offsets = try offsets(MenuScene(), pixels: 70)
    let recognised = try #require(offsets.firstIndex { $0 > 0 })
    #expect(recognised <= 16)
    #expect(recognised >= 5, "a finger that only trembles drags nothing")
    for (step, offset) in offsets.enumerated() {
      #expect(abs(offset - Double(max(0, step + 1 - recognised))) < 0.001, "finger at \(step + 1)")
    }
  }

  @Test("R1.5 a finger that turns round takes the content back by the same way")
  func backAgain() throws {
    let scene = try MenuScene()
    let finger = try scene.drag(from: (300, 400), by: (-60, 0))
    let far = scene.fraction
    finger.move(by: (20, 0))
    try scene.pump.settle()
    #expect(abs(scene.fraction - (far - 20 / MenuScene.menuWidth)) < 0.001)
  }

  @Test("R1.6 what the compositor shows is where the finger has taken the content, in the same frame")
  func pixelsFollow() throws {
    let scene = try MenuScene()
    #expect(try scene.contentEdgeSeen() == 80)
    let finger = try scene.drag(from: (300, 400), by: (-30, 0))
    for _ in 0..<5 {
      finger.move(by: (-7, 0))
      try scene.pump.nextFrame()
      #expect(try scene.contentEdgeSeen() == Int(scene.contentEdge.rounded()))
    }
    #expect(scene.fraction > 0.5)
  }

  @Test("R1.6 many movements between two frames are one drawing")
  func oneDrawingAFrame() throws {
    let scene = try MenuScene()
    let finger = try scene.drag(from: (300, 400), by: (-20, 0))
    try scene.pump.nextFrame()
    let before = try scene.screen.surface.commitCount
    for _ in 0..<10 {
      finger.move(by: (-2, 0))
      try scene.pump.settle()
    }
    #expect(try scene.screen.surface.commitCount - before <= 1)
    try scene.pump.nextFrame()
    #expect(try scene.contentEdgeSeen() == Int(scene.contentEdge.rounded()))
  }

  @Test(
    "R1.5 a slow drag settles by the threshold, half the menu's width", arguments: [0.1, 0.3, 0.45, 0.55, 0.7, 0.9])
  func threshold(fraction: Double) throws {
    let scene = try MenuScene()
    let finger = try scene.drag(from: (300, 400), by: (-20, 0))
    finger.move(by: ((scene.fraction - fraction) * MenuScene.menuWidth, 0))
    try scene.rest()
    #expect(abs(scene.fraction - fraction) < 0.001)
    finger.up()
    try scene.pump.finish()
    #expect(scene.fraction == (fraction > 0.5 ? 1 : 0))
    #expect(try scene.contentEdgeSeen() == (fraction > 0.5 ? 0 : 80))
    #expect(scene.controller.isMenuOpen == (fraction < 0.5))
    #expect(scene.calls == (fraction > 0.5 ? ["will folded", "did folded"] : []))
  }

  @Test("R1.5 a folded menu opens by the same threshold", arguments: [0.2, 0.45, 0.55, 0.8])
  func thresholdOpening(fraction: Double) throws {
    let scene = try MenuScene(menuState: .folded)
    let finger = try scene.drag(from: (100, 400), by: (20, 0))
    finger.move(by: ((scene.fraction - fraction) * MenuScene.menuWidth, 0))
    try scene.rest()
    finger.up()
    try scene.pump.finish()
    #expect(scene.fraction == (fraction > 0.5 ? 1 : 0))
    #expect(scene.calls == (fraction > 0.5 ? [] : ["will open", "did open"]))
  }

  @Test("R1.2 dragged beyond its ends the content stays there: no bounce")
  func noBounce() throws {
    let scene = try MenuScene()
    let finger = try scene.drag(from: (340, 400), by: (-300, 0), steps: 30)
    #expect(scene.fraction == 1)
    try scene.pump.nextFrame()
    #expect(try scene.contentEdgeSeen() == 0)
    finger.up()
    #expect(try scene.fractionsUntilRest().allSatisfy { $0 == 1 })
  }

  @Test("M22 an open menu dragged further in the opening direction: no movement, no call")
  func openFurther() throws {
    let scene = try MenuScene()
    let finger = try scene.drag(from: (100, 400), by: (150, 0))
    #expect(scene.fraction == 0)
    finger.up()
    #expect(try scene.fractionsUntilRest().allSatisfy { $0 == 0 })
    #expect(scene.calls.isEmpty)
    #expect(scene.menu.appearances == ["willAppear", "didAppear"])
  }

  @Test("M22 a folded menu dragged further in the folding direction: no movement, no call")
  func foldFurther() throws {
    let scene = try MenuScene(menuState: .folded)
    let finger = try scene.drag(from: (300, 400), by: (-150, 0))
    finger.up()
    #expect(try scene.fractionsUntilRest().allSatisfy { $0 == 1 })
    #expect(scene.calls.isEmpty)
    #expect(scene.menu.appearances.isEmpty)
  }

  @Test("M36 started open without animation, then swiped: it folds like any other time")
  func firstSwipe() throws {
    let scene = try MenuScene()
    try scene.drag(from: (300, 400), by: (-60, 0))
    try scene.pump.nextFrame()
    let panel = PanelFormula(fraction: scene.fraction)
    // The row's colour on the dark ground, as far as the panel has faded (R1.6).
    let place = panel.placeInSight(ofLine: scene.middle(ofRow: 3).y)
    let shown = try #require(try scene.colour(x: Int(place.x), y: Int(place.y)))
    for shift in [16, 8, 0] as [UInt32] {
      let full = Double(ColourMenu.colours[3] >> shift & 0xFF)
      #expect(abs(Double(shown >> shift & 0xFF) - full * (1 - scene.fraction)) <= 3)
    }
  }
}
