import Testing

extension EndToEnd {
  /// True touches, from KWin's fake-input protocol to the pixels of its screenshot.
  @Suite struct UnderKWin {
    /// How much a channel may differ, of 255: KWin composes with OpenGL, which may round.
    static let tolerance = 2

    @Test("a swipe folds the menu, another opens it", arguments: [1, 1.5]) func swipe(scale: Double) throws {
      let scene = try TouchScene(scale: scale)
      try scene.expectWindow(toLookLike: [])
      scene.swipe(fromX: 300, toX: 100, y: 400)
      try scene.expectWindow(toLookLike: ["--fraction", "1"])
      scene.swipe(fromX: 100, toX: 300, y: 400)
      try scene.expectWindow(toLookLike: ["--fraction", "0"])
    }

    @Test("a finger that rests holds the menu half folded; the menu settles when it is lifted", arguments: [1, 1.5])
    func hold(scale: Double) throws {
      let scene = try TouchScene(scale: scale)
      scene.touchscreen.down(at: scene.place(300, 400))
      // The pan is recognised at the first place beyond the slop, and moves the content from there.
      scene.touchscreen.move(to: scene.place(280, 400))
      scene.touchscreen.move(to: scene.place(240, 400))
      try scene.expectWindow(toLookLike: ["--fraction", "0.5"])
      scene.touchscreen.move(to: scene.place(230, 400))
      try scene.expectWindow(toLookLike: ["--fraction", "0.625"])
      scene.touchscreen.up()
      try scene.expectWindow(toLookLike: ["--fraction", "1"])
    }

    @Test("M1 the compositor takes the touch: the menu settles to the nearer side") func cancelled() throws {
      let scene = try TouchScene(scale: 1)
      scene.touchscreen.down(at: scene.place(300, 400))
      scene.touchscreen.move(to: scene.place(280, 400))
      scene.touchscreen.move(to: scene.place(260, 400))
      try scene.expectWindow(toLookLike: ["--fraction", "0.25"])
      scene.touchscreen.cancel()
      try scene.expectWindow(toLookLike: ["--fraction", "0"])
    }

    @Test("a tap selects the row under it", arguments: [1, 1.5]) func tap(scale: Double) throws {
      let scene = try TouchScene(scale: scale)
      scene.touchscreen.down(at: scene.place(40, 170))
      scene.touchscreen.up()
      try scene.expectWindow(toLookLike: ["--select", "Coffee"])
    }

    @Test("a tap on the burger folds the menu") func burger() throws {
      let scene = try TouchScene(scale: 1)
      scene.touchscreen.down(at: scene.place(102, 22))
      scene.touchscreen.up()
      try scene.expectWindow(toLookLike: ["--fraction", "1"])
    }
  }
}
