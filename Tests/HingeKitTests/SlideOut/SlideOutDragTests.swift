import Geometry
import Harness
import HingeKit
import Testing

@Suite("A finger that drags the centre of a slide-out controller")
struct SlideOutDragTests {
  typealias Side = HorizontalEdge
  typealias State = SlideOutController.State

  @Test("R2.5 the direction at the start decides which panel is added, and the centre follows one to one")
  func oneToOne() throws {
    for (side, sign) in [("left", 1.0), ("right", -1)] {
      let scene = try SlideScene()
      let finger = try scene.screen.drag(from: (180, 400), by: (sign * 20, 0))
      #expect(scene.children == [side])
      let begun = scene.offset
      #expect(begun * sign >= 0 && begun * sign <= 20, "what the slop takes is not dragged")
      for step in 1...12 {
        finger.move(by: (sign * 7.5, 0))
        try scene.pump.nextFrame()
        #expect(abs(scene.offset - (begun + sign * 7.5 * Double(step))) < 1e-9)
        #expect(try scene.fault() == nil)
      }
      let edge = try #require(try scene.sights().last?.x)
      #expect(edge == Int((sign > 0 ? scene.offset : 360 + scene.offset).rounded()))
    }
  }

  /// The centre's middle is beyond the window's edge where the centre has moved by more than half of the width: 180.
  @Test(
    "R2.5 let go slowly, the panel opens if the centre's middle has left the window, else it closes",
    arguments: [(Side.leading, 175.0, false), (.leading, 185, true), (.trailing, 175, false), (.trailing, 185, true)])
  func halfway(side: Side, place: Double, opens: Bool) throws {
    let scene = try SlideScene()
    let sign = side == .leading ? 1.0 : -1
    let finger = try scene.screen.drag(from: (side == .leading ? 80 : 280, 400), by: (sign * 100, 0))
    finger.move(by: (sign * place - scene.offset, 0))
    try scene.screen.rest()
    #expect(abs(scene.offset - sign * place) < 1e-9)
    finger.up()
    try scene.pump.settle()
    try scene.pump.finish()
    #expect(scene.controller.state == (opens ? (side == .leading ? .leadingExpanded : .trailingExpanded) : .collapsed))
    #expect(try scene.offset == (opens ? sign * scene.open : 0))
    #expect(scene.children == (opens ? [side == .leading ? "left" : "right"] : []))
  }

  @Test("R2.5 a fling decides by its speed, wherever it ends")
  func flings() throws {
    let scene = try SlideScene()
    try scene.screen.swipe(from: (180, 400), by: (50, 0))
    #expect(scene.offset < 100)
    try scene.pump.finish()
    #expect(scene.controller.state == .leadingExpanded)
    try scene.screen.swipe(from: (330, 400), by: (-50, 0))
    #expect(scene.offset > 200)
    try scene.pump.finish()
    #expect(scene.controller.state == .collapsed)
    try scene.screen.swipe(from: (180, 400), by: (-50, 0))
    try scene.pump.finish()
    #expect(scene.controller.state == .trailingExpanded)
  }

  @Test("M20 dragged to the right, back across the start and let go: each panel on its own side, in that same event")
  func acrossZero() throws {
    let scene = try SlideScene()
    let finger = try scene.screen.drag(from: (150, 400), by: (100, 0))
    #expect(scene.children == ["left"])
    let start = scene.offset
    for step in 1...36 {
      finger.move(by: (-7, 0))
      try scene.pump.settle()
      let place = start - 7 * Double(step)
      #expect(abs(scene.offset - place) < 1e-9, "one to one, also across the start")
      #expect(scene.children == [place > 0 ? "left" : "right"])
      try scene.pump.nextFrame()
      #expect(try scene.fault() == nil)
      #expect(try scene.sights().map(\.sight) == (place > 0 ? [.left, .center] : [.center, .right]))
    }
    try scene.screen.rest()
    finger.up()
    try scene.pump.settle()
    try scene.pump.finish()
    #expect(scene.offset == 0, "the centre's middle is still in the window")
    #expect(scene.children.isEmpty)
  }

  @Test(
    "M20 the same where there is no panel on the other side: the centre stays, and nothing opens",
    arguments: [(Side.leading, true), (.leading, false), (.trailing, true), (.trailing, false)])
  func acrossZeroWithOnePanel(side: Side, isFling: Bool) throws {
    let scene = try SlideScene(sides: [side])
    let sign = side == .leading ? 1.0 : -1
    let finger = try scene.screen.drag(from: (180, 400), by: (sign * 80, 0))
    let start = scene.offset
    for step in 1...30 {
      finger.move(by: (-sign * 8, 0))
      try scene.pump.nextFrame()
      #expect(abs(scene.offset * sign - max(0, start * sign - 8 * Double(step))) < 1e-9)
      #expect(try scene.fault() == nil)
    }
    if !isFling { try scene.screen.rest() }
    finger.up()
    try scene.pump.settle()
    try scene.pump.finish()
    #expect(scene.controller.state == .collapsed)
    #expect(scene.children.isEmpty)
    #expect(scene.calls().filter { $0.hasPrefix("did ") || $0.hasPrefix("will ") }.isEmpty)
  }

  @Test(
    "M21 only one panel: a swipe for the other does nothing, let go half way or at once, and later ones work",
    arguments: [Side.leading, .trailing])
  func onePanel(side: Side) throws {
    let scene = try SlideScene(sides: [side])
    let sign = side == .leading ? 1.0 : -1
    for way in [-60.0, -170] {
      let finger = try scene.screen.drag(from: (180, 400), by: (sign * way, 0))
      #expect(scene.offset == 0 && scene.children.isEmpty)
      try scene.screen.rest()
      #expect(try scene.fault() == nil)
      finger.up()
      try scene.pump.settle()
      try scene.screen.swipe(from: (180, 400), by: (sign * way, 0))
      try scene.pump.finish()
    }
    #expect(scene.calls().isEmpty)
    try scene.screen.swipe(from: (180, 400), by: (sign * 60, 0))
    try scene.pump.finish()
    #expect(scene.controller.state == (side == .leading ? .leadingExpanded : .trailingExpanded))
    try scene.screen.swipe(from: (180, 400), by: (-sign * 60, 0))
    try scene.pump.finish()
    #expect(scene.controller.state == .collapsed)
  }

  @Test("M19 the left panel closes, at once a swipe for the right one: the right one or none, never the left again")
  func closingThenTheOther() throws {
    for delay in [16, 48, 96, 160, 240] {
      let scene = try SlideScene()
      try scene.put(.leadingExpanded)
      scene.controller.collapsePanels(animated: true)
      try scene.pump.advance(by: .milliseconds(delay))
      let finger = try scene.screen.drag(from: (330, 400), by: (-250, 0), steps: 10, over: .milliseconds(100))
      #expect(try scene.fault() == nil)
      finger.up()
      try scene.pump.settle()
      #expect(scene.controller.state != .leadingExpanded)
      while scene.controller.isAtRest == false {
        try scene.pump.nextFrame()
        #expect(try scene.fault() == nil)
      }
      #expect(scene.controller.state != .leadingExpanded)
      #expect(scene.children == (scene.controller.state == .collapsed ? [] : ["right"]))
    }
  }

  @Test("R2.6 dragged beyond its full width, a panel gives and shows its own ground, and the centre stays in view")
  func beyond() throws {
    for (state, sign) in [(State.leadingExpanded, 1.0), (.trailingExpanded, -1)] {
      let scene = try SlideScene()
      try scene.put(state)
      let finger = try scene.screen.drag(from: (sign > 0 ? 20 : 340, 400), by: (sign * 300, 0))
      try scene.screen.rest()
      let open = try scene.open
      #expect(scene.offset * sign > open && scene.offset * sign < 360)
      #expect(try scene.sights().map(\.sight) == (sign > 0 ? [.left, .center] : [.center, .right]))
      finger.up()
      try scene.pump.settle()
      try scene.pump.finish()
      #expect(scene.offset == sign * open)
    }
  }

  @Test("M1 a cancelled drag settles by its place, and the next one works")
  func cancelled() throws {
    let scene = try SlideScene()
    try scene.screen.drag(from: (20, 400), by: (120, 0))
    scene.screen.compositor.touch.cancel()
    try scene.pump.settle()
    try scene.pump.finish()
    #expect(scene.controller.state == .collapsed)
    try scene.screen.drag(from: (20, 400), by: (250, 0))
    scene.screen.compositor.touch.cancel()
    try scene.pump.settle()
    try scene.pump.finish()
    #expect(scene.controller.state == .leadingExpanded)
  }

  @Test("R2.5 a finger that goes up or down is no drag")
  func vertical() throws {
    let scene = try SlideScene()
    try scene.screen.drag(from: (180, 300), by: (40, 200)).up()
    try scene.pump.settle()
    #expect(scene.offset == 0 && scene.calls().isEmpty)
  }

  @Test("R4.3 two fingers on a touchpad drag it one to one against the scroll, and settle it when they lift")
  func touchpad() throws {
    let scene = try SlideScene()
    let pointer = scene.screen.compositor.pointer
    pointer.move(to: (180, 400))
    for step in 1...20 {
      pointer.scroll(x: -10)
      try scene.pump.nextFrame()
      #expect(scene.offset == 10 * Double(step))
      #expect(try scene.fault() == nil)
    }
    try scene.screen.rest()
    pointer.stopScrolling()
    try scene.pump.settle()
    try scene.pump.finish()
    #expect(scene.controller.state == .leadingExpanded, "200 are more than half of 360")
    for _ in 0..<10 {
      pointer.scroll(x: 15)
      try scene.pump.nextFrame()
    }
    pointer.stopScrolling()
    try scene.pump.settle()
    try scene.pump.finish()
    #expect(scene.controller.state == .collapsed)
    pointer.scroll(y: 100)
    try scene.pump.nextFrame()
    #expect(scene.offset == 0)
  }

  @Test("R4.3 a step of a wheel sideways opens the panel there, and one back closes it")
  func wheel() throws {
    let scene = try SlideScene()
    let pointer = scene.screen.compositor.pointer
    pointer.move(to: (180, 400))
    for (step, state) in [
      (1.0, State.trailingExpanded), (1, .trailingExpanded), (-1, .collapsed), (-1, .leadingExpanded),
    ] {
      pointer.wheel(step, axis: .horizontal)
      try scene.pump.settle()
      try scene.pump.finish()
      #expect(scene.controller.state == state)
    }
  }

  @Test("M8 a finger that takes the centre from a touchpad goes on from there; the touchpad moves nothing more")
  func fingerAfterTouchpad() throws {
    let scene = try SlideScene()
    let pointer = scene.screen.compositor.pointer
    pointer.move(to: (180, 400))
    for _ in 0..<10 {
      pointer.scroll(x: -10)
      try scene.pump.nextFrame()
    }
    let finger = try scene.screen.drag(from: (200, 400), by: (20, 0))
    let there = scene.offset
    #expect(there >= 100 && there <= 120)
    pointer.scroll(x: -30)
    try scene.pump.settle()
    #expect(scene.offset == there)
    finger.move(by: (5, 0))
    try scene.pump.settle()
    #expect(abs(scene.offset - there - 5) < 1e-9)
  }
}
