import Testing

/// Hinge in the corner of a KWin screen, with a touchscreen.
final class TouchScene {
  let touchscreen: FakeTouchscreen
  private let kwin: KWin
  private let hinge: HingeProcess
  private let area: Area

  /// Starts both, and returns when the window is shown.
  init(scale: Double, _ arguments: [String] = []) throws {
    kwin = try KWin(scale: scale)
    touchscreen = try FakeTouchscreen(of: kwin)
    hinge = try HingeProcess(arguments, on: kwin)
    try hinge.waitForFirstFrame()
    let deadline = Deadline(after: .seconds(10))
    var area: Area?
    repeat {
      let screen = try kwin.capture()
      area = screen.area(on: kwin.ground)
    } while area == nil && !deadline.hasPassed
    guard let area else { throw EndToEndError.timedOut(waitingFor: "a window", log: hinge.process.log) }
    self.area = area
  }

  /// A place in the window, logical, as one on the screen.
  func place(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (Double(area.x) / kwin.scale + x, Double(area.y) / kwin.scale + y)
  }

  /// A finger goes down and up in one place of the window.
  func tap(_ x: Double, _ y: Double) {
    touchscreen.down(at: place(x, y))
    touchscreen.up()
  }

  /// A swift finger: there and off again.
  func swipe(fromX: Double, toX: Double, y: Double) {
    touchscreen.down(at: place(fromX, y))
    for step in 1...10 { touchscreen.move(to: place(fromX + (toX - fromX) * Double(step) / 10, y)) }
    touchscreen.up()
  }

  /// Expects the window to come to look as `hinge render` draws it with these options.
  func expectWindow(
    toLookLike state: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let expected = try HingeProcess.render(["--scale", "\(kwin.scale)"] + state)
    let difference = try kwin.waitForWindow(toLookLike: expected, tolerance: EndToEnd.UnderKWin.tolerance, in: area)
    #expect(
      difference.isWithin(EndToEnd.UnderKWin.tolerance), "\(state): \(difference)", sourceLocation: sourceLocation)
  }
}
