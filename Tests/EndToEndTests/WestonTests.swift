import Testing

extension EndToEnd {
  /// The window as Weston shows it is what `hinge render` draws. Weston offers no xdg-decoration, so the window has a
  /// close button of its own.
  @Suite struct UnderWeston {
    /// How much a channel may differ, of 255: nothing stands between the two pictures but a copy.
    static let tolerance = 0

    static let states: [[String]] = [
      [], ["--closed"], ["--fraction", "0.5"], ["--fraction", "0.25", "--fold", "door", "--select", "Coffee"],
    ]

    @Test("the screenshot is the picture", arguments: states, [1, 2])
    func looksLikeItsPicture(state: [String], scale: Int) throws {
      let weston = try Weston(scale: scale)
      let hinge = try HingeProcess(state, on: weston)
      try hinge.waitForFirstFrame()
      let expected = try HingeProcess.render(["--decorations", "client", "--scale", "\(scale)"] + state)
      let difference = try weston.waitForWindow(toLookLike: expected, tolerance: Self.tolerance)
      #expect(difference.isWithin(Self.tolerance), "\(difference)")
    }

    @Test("nothing changes: not one wake-up in two seconds") func idle() throws {
      let weston = try Weston()
      let hinge = try HingeProcess(on: weston)
      try hinge.waitForFirstFrame()
      // Everything that follows the first frame has followed when a screenshot shows the window.
      let expected = try HingeProcess.render(["--decorations", "client"])
      _ = try weston.waitForWindow(toLookLike: expected, tolerance: Self.tolerance)
      let before = try hinge.voluntarySwitches()
      // The interval is what is measured.
      #expect(throws: EndToEndError.self) { try hinge.process.waitForExit(within: .seconds(2)) }
      #expect(try hinge.voluntarySwitches() == before)
    }
  }
}
