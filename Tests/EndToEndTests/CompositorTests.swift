import Testing

extension EndToEnd {
  /// That the compositors themselves are there and do what the other tests count on.
  @Suite struct Compositors {
    @Test("Weston starts, shows an empty screen, ends when asked") func weston() throws {
      try expectEmptyScreen(Weston(), width: 800, height: 900)
    }

    @Test("Weston has an output of scale 2") func westonAtScale2() throws {
      try expectEmptyScreen(Weston(scale: 2), width: 1600, height: 1800)
    }

    @Test("Sway starts, shows an empty screen, ends when asked") func sway() throws {
      try expectEmptyScreen(Sway(), width: 800, height: 900)
    }

    @Test("KWin starts, shows an empty screen, offers a touchscreen, ends when asked") func kwin() throws {
      let kwin = try KWin()
      _ = try FakeTouchscreen(of: kwin)
      try expectEmptyScreen(kwin, width: 800, height: 900)
    }

    @Test("KWin has an output of scale 1.5") func kwinAtScale150() throws {
      try expectEmptyScreen(KWin(scale: 1.5), width: 1200, height: 1350)
    }

    @Test("Mutter starts and ends when asked") func mutter() throws {
      let mutter = try Mutter()
      mutter.stop()
      expectOrderlyEnd(of: mutter)
    }

    private func expectEmptyScreen(_ compositor: some ScreenCapturing, width: Int, height: Int) throws {
      // The ground comes up a moment after the socket, from a client of the compositor's own.
      let deadline = Deadline(after: .seconds(10))
      var screen: Picture
      repeat {
        screen = try compositor.capture()
      } while screen.area(on: compositor.ground) != nil && !deadline.hasPassed
      #expect(screen.area(on: compositor.ground) == nil)
      #expect(screen.width == width)
      #expect(screen.height == height)
      compositor.stop()
      expectOrderlyEnd(of: compositor)
    }

    private func expectOrderlyEnd(of compositor: some HeadlessCompositor) {
      // KWin's status is the number of the signal that it was asked with.
      guard case .status = compositor.process.exit else {
        Issue.record("did not end by itself: \(compositor.process.log)")
        return
      }
    }
  }
}
