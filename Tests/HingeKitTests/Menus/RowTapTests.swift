import Harness
import HingeKit
import Testing

@Suite("A tap on a row")
struct RowTapTests {
  @Test("R1.10 open menu: each row, once, when the finger lifts", arguments: 0..<7)
  func eachRow(row: Int) throws {
    let scene = try MenuScene()
    let finger = scene.compositor.touch.down(at: scene.middle(ofRow: row))
    try scene.pump.advance(by: .milliseconds(80))
    #expect(scene.menu.selections.isEmpty)
    finger.up()
    try scene.pump.settle()
    #expect(scene.menu.selections == [row])
    try scene.pump.finish()
    #expect(scene.menu.selections == [row])
    #expect(scene.fraction == 0)
  }

  @Test(
    "W22 whenever the compositor sends frames, the tap fires once",
    arguments: [TouchFraming.each, .notAfterLastUp, .never])
  func framing(framing: TouchFraming) throws {
    let scene = try MenuScene()
    scene.compositor.touch.framing = framing
    try scene.tap(at: scene.middle(ofRow: 4))
    #expect(scene.menu.selections == [4])
    try scene.tap(at: scene.middle(ofRow: 1))
    #expect(scene.menu.selections == [4, 1])
  }

  @Test("R1.2 R1.10 a row is highlighted in the frame after the finger came down, and fades back after the tap")
  func highlight() throws {
    let scene = try MenuScene()
    let place = scene.middle(ofRow: 5)
    let (x, y) = (Int(place.x), Int(place.y))
    let finger = scene.compositor.touch.down(at: place)
    try scene.pump.nextFrame()
    let lit = try #require(try scene.colour(x: x, y: y))
    #expect(lit != ColourMenu.colours[5])
    finger.up()
    try scene.pump.advance(by: .milliseconds(120))
    let fading = try #require(try scene.colour(x: x, y: y))
    #expect(fading != lit && fading != ColourMenu.colours[5], "it fades, it does not go at once")
    #expect(try scene.pump.finish() < .milliseconds(700))
    #expect(try scene.colour(x: x, y: y) == ColourMenu.colours[5])
  }

  @Test("R1.9 M31 a row of a folded panel is hit where it is drawn, to its edges", arguments: FoldStyle.allCases)
  func whereItIsDrawn(style: FoldStyle) throws {
    let scene = try MenuScene(change: { $0.foldStyle = style })
    let height = scene.menu.table.rowHeight
    // Pushed under the content, nothing of the panel is in sight from about 0.85 on.
    for fraction in [0, 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.8, 0.85, 0.9, 0.95] {
      let panel = PanelFormula(fraction: fraction, style: style)
      guard panel.isInSight else { continue }
      scene.controller.hold(at: fraction)
      try scene.pump.settle()
      for row in 0..<7 {
        let top = MenuScene.barHeight + Double(row) * height
        for line in [top + 1.5, top + height - 1.5] {
          let before = scene.menu.selections.count
          try scene.tap(at: panel.placeInSight(ofLine: line), lasting: .zero)
          #expect(scene.menu.selections.dropFirst(before) == [row], "row \(row) at line \(line), fraction \(fraction)")
        }
      }
      try scene.pump.finish()
    }
  }

  @Test("M31 a row is drawn where it is hit: its colour is there", arguments: [0.2, 0.4, 0.6, 0.75])
  func drawnThere(fraction: Double) throws {
    let scene = try MenuScene()
    scene.controller.hold(at: fraction)
    try scene.pump.finish()
    let panel = PanelFormula(fraction: fraction)
    for row in 0..<7 {
      let place = panel.placeInSight(ofLine: scene.middle(ofRow: row).y)
      let shown = try #require(try scene.colour(x: Int(place.x), y: Int(place.y)))
      for shift in [16, 8, 0] as [UInt32] {
        let full = Double(ColourMenu.colours[row] >> shift & 0xFF)
        #expect(abs(Double(shown >> shift & 0xFF) - full * (1 - fraction)) <= 3, "row \(row)")
      }
    }
  }

  @Test("M31 nothing of the menu is hit through the detail that hides it", arguments: [0.3, 0.5, 0.7])
  func throughTheDetail(fraction: Double) throws {
    let scene = try MenuScene()
    scene.content.button.frame = .init(x: 0, y: 200, width: 60, height: 60)
    scene.controller.hold(at: fraction)
    try scene.pump.settle()
    let panel = PanelFormula(fraction: fraction)
    // Between the content's edge and the hinge the panel lies under the content.
    let x = (panel.contentEdge + panel.innerEdge) / 2
    for row in 0..<7 {
      let y = panel.place(x: panel.column(seenAt: x), y: scene.middle(ofRow: row).y).y
      try scene.tap(at: (x, y), lasting: .zero)
    }
    #expect(scene.menu.selections.isEmpty)
    let taps = scene.content.buttonTaps
    try scene.tap(at: (x, MenuScene.barHeight + 230))
    #expect(scene.content.buttonTaps == taps + 1, "the content's button is what one sees there")
    #expect(scene.menu.selections.isEmpty)
  }

  @Test(
    "M31 beside the quad nothing is hit: under its slanted edge, and beyond its far one", arguments: [0.6, 0.7, 0.8])
  func besideTheQuad(fraction: Double) throws {
    let scene = try MenuScene()
    scene.controller.hold(at: fraction)
    try scene.pump.settle()
    let panel = PanelFormula(fraction: fraction)
    let x = (max(0, panel.farEdge) + panel.contentEdge) / 2
    let bottom = panel.place(x: panel.column(seenAt: x), y: 640).y
    #expect(bottom < 638, "there is ground below the panel")
    try scene.tap(at: (x, bottom + 1))
    #expect(scene.menu.selections.isEmpty)
    try scene.tap(at: (x, bottom - 1))
    #expect(scene.menu.selections == [6])
    if panel.farEdge > 1.5 {
      try scene.tap(at: (panel.farEdge - 1, 320))
      #expect(scene.menu.selections == [6])
      try scene.tap(at: (panel.farEdge + 1, 320))
      #expect(scene.menu.selections.count == 2)
    }
  }

  @Test("M32 folded completely no row can be hit, anywhere")
  func folded() throws {
    let scene = try MenuScene(menuState: .folded)
    for x in stride(from: 0.5, to: 100, by: 9) {
      for row in 0..<7 { try scene.tap(at: (x, scene.middle(ofRow: row).y), lasting: .zero) }
    }
    #expect(scene.menu.selections.isEmpty)
    #expect(scene.fraction == 1)
  }

  @Test(
    "R1.10 a finger that leaves the slop taps nothing, whichever way",
    arguments: [(0.0, 25.0), (0, -25), (25, 0), (-25, 0)])
  func beyondTheSlop(way: (Double, Double)) throws {
    let scene = try MenuScene()
    let start = scene.middle(ofRow: 3)
    try scene.drag(from: start, by: way).up()
    try scene.pump.finish()
    #expect(scene.menu.selections.isEmpty)
    // There and back again is no tap either.
    scene.controller.showMenu(animated: false)
    let finger = try scene.drag(from: start, by: way)
    finger.move(to: start)
    finger.up()
    try scene.pump.finish()
    #expect(scene.menu.selections.isEmpty)
  }

  @Test("R1.10 a finger that wanders by a few pixels still taps the row on which it came down")
  func withinTheSlop() throws {
    let scene = try MenuScene()
    let row = scene.middle(ofRow: 3)
    // Down just above the row's lower edge, up just below it.
    let place = (x: row.x, y: row.y + scene.menu.table.rowHeight / 2 - 1)
    let finger = scene.compositor.touch.down(at: place)
    try scene.pump.nextFrame()
    finger.move(by: (1, 3))
    try scene.pump.nextFrame()
    finger.up()
    try scene.pump.settle()
    #expect(scene.menu.selections == [3])
  }

  @Test("R1.4 the delegate is held weakly, and the scene ends with nobody left")
  func weakDelegates() throws {
    weak var menu: ColourMenu?
    weak var controller: HingedMenuController?
    do {
      let scene = try MenuScene()
      try scene.tap(at: scene.middle(ofRow: 1))
      try scene.swipe(by: (-60, 0))
      try scene.pump.finish()
      menu = scene.menu
      controller = scene.controller
      #expect(controller != nil)
    }
    #expect(menu == nil)
    #expect(controller == nil)
  }
}
