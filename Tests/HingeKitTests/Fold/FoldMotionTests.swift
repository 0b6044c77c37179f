import Geometry
import Harness
import HingeKit
import Testing

@Suite("The fold on its way")
struct FoldMotionTests {
  enum Cause: CaseIterable, Sendable { case program, slowDrag, fling, throwAway }

  /// Has the open menu folded, and looks at every frame from then to rest.
  private func fold(_ scene: PanelScene, by cause: Cause, eachFrame: (PanelScene.Look) throws -> Void) throws {
    let steps: (way: Double, time: Duration)? =
      switch cause {
      case .program: nil
      case .slowDrag: (8, .milliseconds(32))
      case .fling: (8, .milliseconds(16))
      case .throwAway: (60, .milliseconds(8))
      }
    if let steps {
      let finger = scene.screen.compositor.touch.down(at: (340, 200))
      try scene.pump.settle()
      for _ in 0..<(cause == .throwAway ? 3 : 8) {
        try scene.pump.advance(by: steps.time)
        finger.move(by: (-steps.way, 0))
        try scene.pump.settle()
      }
      finger.up()
    } else {
      scene.controller.hideMenu(animated: true)
    }
    try scene.pump.settle()
    try eachFrame(scene.look())
    var frames = 0
    while try scene.screen.surface.awaitedFrameCount > 0 {
      try scene.pump.nextFrame()
      try eachFrame(scene.look())
      frames += 1
      try #require(frames < 100)
    }
    #expect(scene.controller.fraction == 1)
  }

  @Test(
    "M40 in every frame of a settle one progress drives both: edge and hinge are where it says",
    arguments: FoldStyle.allCases, [Cause.program, .fling])
  func everyFrame(style: FoldStyle, cause: Cause) throws {
    let scene = try PanelScene(.fractional(180), style: style)
    var between = 0
    try fold(scene, by: cause) { look in
      let quad = try scene.quad
      let middle = look.height / 2
      let edge = look.contentEdge(row: middle)
      #expect(abs(Double(edge) - quad.contentX) <= 0.51)
      guard (0.02..<0.75).contains(scene.controller.fraction) else { return }
      between += 1
      #expect(abs(look.farEdge(row: middle) - max(0, quad.farX)) < 0.25, "at \(scene.controller.fraction)")
      let expected = 255 * (1 - scene.controller.fraction)
      #expect(abs(Double(look.panel(edge - 1, middle)) - expected) <= 2, "at \(scene.controller.fraction)")
    }
    #expect(between >= 2)
  }

  @Test(
    "M39 from the first frame to the last no edge jumps: each step is a small part of the width",
    arguments: FoldStyle.allCases, [Cause.program, .slowDrag])
  func noJump(style: FoldStyle, cause: Cause) throws {
    let scene = try PanelScene(style: style)
    for isFolding in [true, false] {
      var last: (far: Double, edge: Int)?
      let look = { (look: PanelScene.Look) in
        let middle = look.height / 2
        let now = (far: look.farEdge(row: middle), edge: look.contentEdge(row: middle))
        // While there is too little of the panel to see, its far edge can't be found.
        let isSeen = Double(now.edge) - now.far > 3
        if let last {
          #expect(abs(now.edge - last.edge) <= 20, "the content's edge went from \(last.edge) to \(now.edge)")
          if isSeen { #expect(abs(now.far - last.far) <= 20, "the far edge went from \(last.far) to \(now.far)") }
        }
        last = now
      }
      if isFolding {
        try fold(scene, by: cause, eachFrame: look)
      } else {
        scene.controller.showMenu(animated: true)
        try scene.pump.settle()
        look(try scene.look())
        while try scene.screen.surface.awaitedFrameCount > 0 {
          try scene.pump.nextFrame()
          look(try scene.look())
        }
        #expect(scene.controller.fraction == 0)
      }
    }
  }

  @Test(
    "M41 however hard it is thrown, nothing is drawn beyond open or folded, and it never comes back",
    arguments: FoldStyle.allCases, [Cause.fling, .throwAway])
  func nothingBeyond(style: FoldStyle, cause: Cause) throws {
    let scene = try PanelScene(style: style)
    var edges: [Int] = []
    try fold(scene, by: cause) { look in
      #expect((0...1).contains(scene.controller.fraction))
      for y in [1, look.height / 2, look.height - 2] {
        let edge = look.contentEdge(row: y)
        #expect((0...80).contains(edge))
        #expect(look.isContent(look.width - 1, y), "the content reaches to the window's end")
      }
      edges.append(look.contentEdge(row: look.height / 2))
    }
    #expect(edges == edges.sorted(by: >), "the content went back: \(edges)")
    #expect(edges.last == 0)
  }

  @Test("M41 thrown open as hard, the content stops at the menu's width")
  func thrownOpen() throws {
    let scene = try PanelScene(menuState: .folded)
    let finger = scene.screen.compositor.touch.down(at: (40, 200))
    try scene.pump.settle()
    for _ in 0..<4 {
      try scene.pump.advance(by: .milliseconds(8))
      finger.move(by: (70, 0))
    }
    finger.up()
    try scene.pump.settle()
    repeat {
      let look = try scene.look()
      #expect(look.contentEdge(row: 160) <= 80)
      try scene.pump.nextFrame()
    } while try scene.screen.surface.awaitedFrameCount > 0
    #expect(try scene.look().contentEdge(row: 160) == 80)
    #expect(scene.controller.fraction == 0)
  }

  @Test("M44 an edge that moves by parts of a pixel is seen to do so: antialiased, no crawling", arguments: [120, 180])
  func noCrawling(scale120: Int) throws {
    let scene = try PanelScene(.fractional(scale120), style: .push)
    var lastFar: Double?
    var partial = 0
    // The far edge wanders by about a twentieth of a pixel each time.
    for step in 0..<40 {
      try scene.hold(at: 0.7 + Double(step) * 0.0009)
      let look = try scene.look()
      let quad = try scene.quad
      let middle = look.height / 2
      let far = look.farEdge(row: middle)
      #expect(abs(far - quad.farX) < 0.1, "at \(scene.controller.fraction): \(far), expected \(quad.farX)")
      if let lastFar { #expect(far > lastFar - 0.02, "went back from \(lastFar) to \(far)") }
      lastFar = far
      let column = Int(far.rounded(.up)) + 1
      let top = quad.top(at: Double(column) + 0.5)
      // A panel's free edges fade over a pixel, and are an eighth of one dimmer for it.
      #expect(abs(look.top(column: column) - top) < 0.2)
      let full = look.brightness(row: middle)
      if (3..<(full - 3)).contains(look.panel(Int(far), middle)) { partial += 1 }
    }
    #expect(partial > 25, "\(partial) of 40 edges lie between pixels and are drawn so")
  }

  @Test("M44 the slanted edges are antialiased all along")
  func slantedEdges() throws {
    let scene = try PanelScene(style: .door)
    try scene.hold(at: 0.3)
    let look = try scene.look()
    let quad = try scene.quad
    let full = look.brightness(row: look.height / 2)
    for column in 0..<look.contentEdge(row: look.height / 2) {
      let (low, high) = (quad.top(at: Double(column)), quad.top(at: Double(column + 1)))
      for y in 0..<Int(high) { #expect(look.panel(column, y) == 0, "ground above the edge") }
      let inside = Int(low.rounded(.up)) + 1
      #expect(look.panel(column, inside) >= full - 2, "panel below the edge")
      // Between them the pixel is as bright as the part of it that is covered.
      let covered = (Int(high)..<inside).reduce(0.0) { $0 + Double(look.panel(column, $1)) / Double(full) }
      #expect(abs(covered - (Double(inside) - (low + high) / 2)) < 0.2, "column \(column)")
    }
  }
}
