import Geometry
import Harness
import HingeKit
import Motion
import Testing

@Suite("The spring of a slide-out controller")
struct SlideOutSpringTests {
  typealias State = SlideOutController.State

  /// Follows the centre to its rest, and calls `frame` after each frame with the seconds since now.
  private func follow(_ scene: SlideScene, _ frame: (Double) throws -> Void = { _ in }) throws {
    let start = scene.pump.clock.now
    for _ in 0..<1000 where !scene.controller.isAtRest {
      try scene.pump.nextFrame()
      #expect(try scene.fault() == nil)
      try frame((scene.pump.clock.now - start).inSeconds)
    }
    #expect(scene.controller.isAtRest)
  }

  @Test(
    "R2.2 the panel opens along the damped oscillator's curve, the same at any refresh rate, in about half a second",
    arguments: [30, 60, 144])
  func opening(rate: Int) throws {
    let scene = try SlideScene(.init { $0.refresh = .nanoseconds(1_000_000_000 / rate) })
    let curve = try DampedSpring(start: 0, target: scene.open)
    scene.controller.showPanel(.leading, animated: true)
    var (rest, farthest) = (0.0, 0.0)
    try follow(scene) { time in
      if !scene.controller.isAtRest { #expect(abs(scene.offset - curve.value(at: time)) < 1e-6) }
      (rest, farthest) = (time, max(farthest, scene.offset))
    }
    #expect(rest > 0.48 && rest < 0.56)
    #expect(try scene.offset == scene.open)
    // A spring of damping 0.8 swings past by e^(-π 0.8 / 0.6), 1.5 %: 4.5 of 300.
    #expect(farthest > 302 && farthest < 305)
  }

  @Test("R2.2 it takes over the finger's speed")
  func velocity() throws {
    let scene = try SlideScene()
    // 60 pixels in 60 milliseconds.
    let finger = try scene.screen.drag(from: (60, 400), by: (60, 0), steps: 5, over: .milliseconds(60))
    let curve = try DampedSpring(start: scene.offset, target: scene.open, velocity: 1000)
    finger.up()
    try scene.pump.settle()
    try follow(scene) { time in
      // The finger's speed is measured, and not quite what it was.
      if !scene.controller.isAtRest { #expect(abs(scene.offset - curve.value(at: time)) < 2) }
    }
  }

  @Test("R2.6 closing, however hard it was flung, the centre stops at its place and the panel is gone by that frame")
  func closing() throws {
    for flings in [false, true] {
      let scene = try SlideScene()
      try scene.put(.leadingExpanded)
      if flings {
        try scene.screen.swipe(from: (340, 400), by: (-220, 0))
      } else {
        scene.controller.collapsePanels(animated: true)
      }
      try follow(scene) { _ in
        #expect(scene.offset >= 0)
        #expect(scene.children == (scene.offset > 0 ? ["left"] : []))
      }
      #expect(scene.controller.state == .collapsed)
    }
  }

  @Test("R2.2 toggled on its way, the centre turns round with no jump in place or in speed", arguments: [64, 160, 320])
  func turningRound(delay: Int) throws {
    let scene = try SlideScene()
    let there = try DampedSpring(start: 0, target: scene.open)
    scene.controller.togglePanel(.leading, animated: true)
    try scene.pump.advance(by: .milliseconds(delay))
    let time = Double(delay) / 1000
    #expect(abs(scene.offset - there.value(at: time)) < 1e-6)
    let back = DampedSpring(start: there.value(at: time), target: 0, velocity: there.velocity(at: time))
    scene.controller.togglePanel(.leading, animated: true)
    #expect(abs(scene.offset - back.start) < 1e-6)
    try follow(scene) { time in
      if scene.offset != 0 { #expect(abs(scene.offset - back.value(at: time)) < 1e-6) }
    }
    #expect(scene.controller.state == .collapsed)
    #expect(scene.calls().suffix(2) == ["left didLeave", "did collapsed"])
  }

  @Test("M15 toggled twenty times in a hurry, it ends where the last toggle said, with each completion called once")
  func manyToggles() throws {
    let scene = try SlideScene()
    var completions: [Bool] = []
    for round in 0..<20 {
      scene.controller.togglePanel(round.isMultiple(of: 3) ? .trailing : .leading, animated: true) {
        completions.append($0)
      }
      let state = scene.controller.state
      try scene.pump.advance(by: .milliseconds(round * 7 % 60))
      #expect(scene.controller.state == state)
      #expect(try scene.fault() == nil)
    }
    let state = scene.controller.state
    try follow(scene)
    #expect(scene.controller.state == state)
    #expect(completions.count == 20 && completions.last == true)
  }

  @Test("M14 opened and closed in the same frame: closed, each completion once, nothing left moving")
  func openedAndClosed() throws {
    let scene = try SlideScene()
    var completions: [String] = []
    scene.controller.showPanel(.leading, animated: true) { completions.append("open \($0)") }
    scene.controller.collapsePanels(animated: true) { completions.append("close \($0)") }
    try scene.pump.finish()
    #expect(scene.offset == 0 && scene.children.isEmpty && scene.controller.isAtRest)
    #expect(completions == ["open false", "close true"])
  }

  @Test(
    "R2.1 the other side's button: the open panel closes, then the other one opens, never both", arguments: [1.0, -1])
  func otherSide(sign: Double) throws {
    let scene = try SlideScene()
    try scene.put(sign > 0 ? .leadingExpanded : .trailingExpanded)
    let (first, second) = sign > 0 ? ("left", "right") : ("right", "left")
    scene.controller.togglePanel(sign > 0 ? .trailing : .leading, animated: true)
    var last = scene.offset * sign
    var seen: Set<String> = []
    try follow(scene) { _ in
      #expect(scene.children == [scene.offset * sign > 0 ? first : second])
      if last > 0 { #expect(scene.offset * sign < last, "it goes on in one direction") }
      last = scene.offset * sign
      seen.formUnion(scene.children)
    }
    #expect(seen == [first, second])
    #expect(try scene.offset == -sign * scene.open)
    let state = "will \(sign > 0 ? "trailingExpanded" : "leadingExpanded")"
    #expect(
      scene.calls() == [
        state, "\(first) willDisappear animated", "\(first) willLeave", "\(first) didDisappear animated",
        "\(first) didLeave", "\(second) willMove", "\(second) willAppear animated", "\(second) didMove",
        "\(second) didAppear animated", "did" + state.dropFirst(4),
      ])
  }

  /// The left panel on its way to open after a fling, with the centre somewhere between.
  private func flung() throws -> SlideScene {
    let scene = try SlideScene()
    try scene.screen.swipe(from: (60, 400), by: (60, 0))
    for _ in 0..<3 { try scene.pump.nextFrame() }
    try #require(scene.offset > 60 && scene.offset < 280 && !scene.controller.isAtRest)
    return scene
  }

  @Test("M5 a finger on a centre that settles stops it, wherever it goes down, and chooses nothing")
  func caught() throws {
    for x in [30.0, 340] {
      let scene = try flung()
      let there = scene.offset
      let finger = scene.screen.compositor.touch.down(at: (x, 320))
      for _ in 0..<20 {
        try scene.pump.nextFrame()
        #expect(scene.offset == there)
      }
      finger.up()
      try scene.pump.settle()
      try follow(scene)
      #expect(scene.controller.state == (there > 180 ? .leadingExpanded : .collapsed))
      #expect(scene.panelButtonTaps == 0)
    }
  }

  @Test("M5 dragged again while it settles, it goes on from where it is, one to one")
  func draggedAgain() throws {
    let scene = try flung()
    let there = scene.offset
    let finger = scene.screen.compositor.touch.down(at: (330, 400))
    var offsets = [there]
    for _ in 0..<40 {
      finger.move(by: (-3, 0))
      try scene.pump.nextFrame()
      offsets.append(scene.offset)
      #expect(try scene.fault() == nil)
    }
    for (before, after) in zip(offsets, offsets.dropFirst()) { #expect(abs(after - before) < 3.001) }
    #expect(scene.offset < there - 100 + 10)
  }

  @Test("M5 dragged while the program moves it, it goes on from where the spring is at that moment, without a jump")
  func draggedFromProgram() throws {
    let scene = try SlideScene()
    let curve = try DampedSpring(start: 0, target: scene.open)
    scene.controller.showPanel(.leading, animated: true)
    try scene.pump.advance(by: .milliseconds(64))
    let finger = scene.screen.compositor.touch.down(at: (350, 400))
    var time = 0.064
    for _ in 0..<20 {
      let before = scene.offset
      finger.move(by: (-4, 0))
      try scene.pump.nextFrame()
      time += 0.016
      let step = scene.offset - before
      let sprung = abs(scene.offset - curve.value(at: time)) < 1e-6
      #expect(sprung || abs(step) < 4.001)
    }
    try scene.screen.rest()
    finger.up()
    try scene.pump.settle()
    try follow(scene)
  }

  @Test("M48 with reduced motion it is there with the next frame, and the calls are the same")
  func reducedMotion() throws {
    let scene = try SlideScene()
    try scene.screen.window.reducesMotion = true
    for (state, place) in [(State.leadingExpanded, try scene.open), (.collapsed, 0)] {
      scene.controller.togglePanel(.leading, animated: true)
      try scene.pump.nextFrame()
      #expect(scene.offset == place && scene.controller.state == state && scene.controller.isAtRest)
    }
    #expect(
      scene.calls() == [
        "will leadingExpanded", "left willMove", "left willAppear animated", "left didMove", "left didAppear animated",
        "did leadingExpanded", "will collapsed", "left willDisappear animated", "left willLeave",
        "left didDisappear animated", "left didLeave", "did collapsed",
      ])
  }
}
