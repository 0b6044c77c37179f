import TestCompositor
import Testing
import Wayland
import WaylandHarness

@Suite("Outputs and scale")
struct ScaleTests {
  /// The rule of W41, in whole numbers.
  private func device(_ logical: Int, _ scale120: Int) -> Int { (logical * scale120 + 60) / 120 }

  @Test(
    "W39 the last output goes, with and without a word, and comes back: the last scale is kept",
    arguments: [true, false])
  func outputsGoAndComeBack(isTold: Bool) throws {
    let scene = try Scene(.scale(2))
    let window = try scene.openWindow(width: 300, height: 200)
    #expect(window.toplevel.configuration.scale120 == 240)
    try #require(scene.compositor.outputs.first).remove(leaving: isTold)
    try scene.pump.settle()
    window.toplevel.setNeedsFrame()
    try scene.pump.settle()
    try scene.pump.finish()
    #expect(scene.compositor.outputs.isEmpty)
    #expect(window.toplevel.configuration.scale120 == 240)
    #expect(window.shownBufferSize == [600, 400])
    let back = scene.compositor.addOutput(.init(width: 2560, height: 1440, scale: 2))
    try scene.pump.settle()
    back.enter(try #require(window.surface))
    try scene.pump.settle()
    try scene.pump.finish()
    #expect(window.shownBufferSize == [600, 400])
    scene.expectPeace()
  }

  @Test("W39 enter and leave of an output that is dead here: ignored")
  func deadOutput() throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    let surface = try #require(window.surface)
    let output = scene.compositor.addOutput(.init(scale: 3))
    try scene.pump.settle()
    output.remove(leaving: false)
    scene.compositor.dispatch()
    try scene.pump.settleClient()
    // The client has released it; this compositor has not heard of that yet.
    output.enter(surface)
    output.leave(surface)
    output.enter(surface)
    try scene.pump.settle()
    try scene.pump.finish()
    #expect(window.toplevel.configuration.scale120 == 120)
    scene.expectPeace()
  }

  @Test("W39 no output from the start: scale 1")
  func noOutputs() throws {
    let scene = try Scene(.init { $0.outputs = [] })
    let window = try scene.openWindow(width: 300, height: 200)
    #expect(window.toplevel.configuration.scale120 == 120)
    #expect(window.shownBufferSize == [300, 200])
    scene.expectPeace()
  }

  @Test(
    "W40 buffers are multiples of the scale, in the same commit as the scale", arguments: [(1, 1), (133, 77), (41, 1)])
  func integerScale(size: (Int, Int)) throws {
    let scene = try Scene(.init { $0.initialConfigure = ToplevelConfigure(width: size.0, height: size.1) })
    let window = try scene.openWindow()
    let output = try #require(scene.compositor.outputs.first)
    for scale in [2, 3, 1, 2, 5] {
      output.setScale(scale)
      try scene.pump.settle()
      window.toplevel.setNeedsFrame()
      try scene.pump.settle()
      try scene.pump.finish()
      #expect(window.shownBufferSize == [size.0 * scale, size.1 * scale])
      #expect(window.surface?.current.scale == scale)
      #expect(window.configuredSize == [size.0, size.1], "logical size never changes with scale")
    }
    for commit in window.shown {
      let buffer = try #require(commit.buffer)
      #expect([buffer.width, buffer.height] == [size.0 * commit.state.scale, size.1 * commit.state.scale])
    }
    scene.expectPeace()
  }

  @Test(
    "W41 fractional: size = (logical * s120 + 60) / 120, the logical size is the viewport's",
    arguments: [120, 150, 180, 210, 240, 133, 90], [[1, 1], [361, 641], [333, 777]])
  func fractionalSizes(scale120: Int, size: [Int]) throws {
    let scene = try Scene(.fractional(scale120))
    let window = try scene.openWindow(width: size[0], height: size[1])
    #expect(window.toplevel.configuration.scale120 == scale120)
    #expect(window.configuredSize == size)
    #expect(window.shownBufferSize == [device(size[0], scale120), device(size[1], scale120)])
    #expect(window.shownSize == size)
    #expect(window.surface?.current.scale == 1)
    scene.expectPeace()
  }

  @Test("W41 the preferred scale decides, whatever outputs say, and may change at any time")
  func preferredScaleDecides() throws {
    let scene = try Scene(
      .init {
        $0.fractionalScaleVersion = 1
        $0.preferredScale120 = 180
        $0.outputs = [.init(scale: 1), .init(scale: 2)]
      })
    let window = try scene.openWindow(width: 361, height: 641)
    let surface = try #require(window.surface)
    scene.compositor.outputs[1].enter(surface)
    try scene.pump.settle()
    try scene.pump.finish()
    #expect(window.shownBufferSize == [device(361, 180), device(641, 180)])
    for scale120 in [150, 240, 120, 300] {
      surface.setPreferredScale(scale120)
      try scene.pump.settle()
      try scene.pump.finish()
      #expect(window.toplevel.configuration.scale120 == scale120)
      #expect(window.shownBufferSize == [device(361, scale120), device(641, scale120)])
      #expect(window.shownSize == [361, 641])
    }
    for commit in window.shown {
      let buffer = try #require(commit.buffer)
      let shown = try #require(commit.state.logicalSize)
      #expect([shown.width, shown.height] == [361, 641], "buffer \(buffer.width) x \(buffer.height)")
    }
    scene.expectPeace()
  }

  @Test("W42 a fractional scale without viewporter: the integer path")
  func fractionalWithoutViewporter() throws {
    let scene = try Scene(
      .init {
        $0.fractionalScaleVersion = 1
        $0.preferredScale120 = 180
        $0.viewporterVersion = nil
        $0.outputs = [.init(scale: 2)]
      })
    let window = try scene.openWindow(width: 301, height: 201)
    #expect(window.toplevel.configuration.scale120 == 240)
    #expect(window.shownBufferSize == [602, 402])
    #expect(window.surface?.current.scale == 2)
    scene.expectPeace()
  }

  @Test("W42 neither: the largest scale of the outputs entered")
  func largestOutput() throws {
    let scene = try Scene(
      .init {
        $0.viewporterVersion = nil
        $0.outputs = [.init(scale: 1), .init(scale: 2), .init(scale: 3)]
      })
    let window = try scene.openWindow(width: 301, height: 201)
    let surface = try #require(window.surface)
    let outputs = scene.compositor.outputs
    /// What the window's scale is once everything has been said.
    func scale() throws -> Int {
      try scene.pump.settle()
      try scene.pump.finish()
      #expect(window.shownSize == [301, 201])
      return window.shownBufferSize[0] / 301
    }
    // Before the window is anywhere, the largest of all may be taken; it is on the first now.
    #expect(try scale() == 1)
    outputs[1].enter(surface)
    #expect(try scale() == 2)
    outputs[2].enter(surface)
    #expect(try scale() == 3)
    outputs[2].leave(surface)
    #expect(try scale() == 2)
    outputs[0].leave(surface)
    #expect(try scale() == 2)
    outputs[1].leave(surface)
    #expect(try scale() == 2, "on none: the last one is kept")
    outputs[0].enter(surface)
    #expect(try scale() == 1)
    scene.expectPeace()
  }
}
