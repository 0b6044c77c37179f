import Testing

extension EndToEnd.UnderKWin {
  /// The examples, each with the touches that it is about.
  @Suite struct Examples {
    @Test("task-chooser: open at launch, a tapped row is shown, and the menu stays") func taskChooser() throws {
      let example = ["--example", "task-chooser"]
      let scene = try TouchScene(scale: 1, example)
      try scene.expectWindow(toLookLike: example)
      scene.tap(40, 170)
      try scene.expectWindow(toLookLike: example + ["--select", "read"])
    }

    @Test("R1.11 door: folded at launch, opens at a tap, folds after a choice") func door() throws {
      let example = ["--example", "door"]
      let scene = try TouchScene(scale: 1, example)
      try scene.expectWindow(toLookLike: example)
      scene.tap(22, 22)
      try scene.expectWindow(toLookLike: example + ["--fraction", "0"])
      scene.tap(40, 170)
      try scene.expectWindow(toLookLike: example + ["--fraction", "1", "--select", "kettle"])
    }

    @Test("R2.2, R2.4, R2.5 slide-out: a button and a finger open panels; a tapped picture shows", arguments: [1, 1.5])
    func slideOut(scale: Double) throws {
      let example = ["--example", "slide-out"]
      let scene = try TouchScene(scale: scale, example)
      scene.tap(22, 22)
      try scene.expectWindow(toLookLike: example + ["--left", "1"])
      scene.tap(20, 207)
      try scene.expectWindow(toLookLike: example + ["--select", "penguin-fish"])
      // Beyond the half in the end, so that it opens however fast KWin says that was. Recognised at the first place beyond
      // the slop; from there on, 150 of the 300 that leave 60 of the centre.
      scene.touchscreen.down(at: scene.place(300, 400))
      scene.touchscreen.move(to: scene.place(280, 400))
      scene.touchscreen.move(to: scene.place(130, 400))
      try scene.expectWindow(toLookLike: example + ["--select", "penguin-fish", "--right", "0.5"])
      scene.touchscreen.move(to: scene.place(90, 400))
      scene.touchscreen.up()
      try scene.expectWindow(toLookLike: example + ["--select", "penguin-fish", "--right", "1"])
      scene.tap(30, 400)
      try scene.expectWindow(toLookLike: example + ["--select", "penguin-fish"])
    }

    @Test("R3.4, R3.6 floating-burger: scrolled by a finger, its button opens the menu", arguments: [1, 1.5])
    func floatingBurger(scale: Double) throws {
      let example = ["--example", "floating-burger"]
      let scene = try TouchScene(scale: scale, example)
      // The pan is recognised at the first place beyond the slop, and scrolls from there.
      scene.touchscreen.down(at: scene.place(100, 500))
      scene.touchscreen.move(to: scene.place(100, 480))
      scene.touchscreen.move(to: scene.place(100, 400))
      try scene.expectWindow(toLookLike: example + ["--scroll", "80"])
      scene.touchscreen.cancel()
      scene.tap(330, 29)
      try scene.expectWindow(toLookLike: example + ["--scroll", "80", "--fraction", "0"])
    }

    @Test("M48 with --reduced-motion a swipe ends where it ends with motion") func reducedMotion() throws {
      let example = ["--example", "task-chooser"]
      let scene = try TouchScene(scale: 1, example + ["--reduced-motion"])
      scene.swipe(fromX: 300, toX: 100, y: 400)
      try scene.expectWindow(toLookLike: example + ["--fraction", "1"])
    }
  }
}
