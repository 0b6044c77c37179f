import Testing

/// Hinge in the corner of a KWin screen, with a touchscreen.
final class TouchScene {
  let touchscreen: FakeTouchscreen
  private let kwin: KWin
  private(set) var hinge: HingeProcess
  private var area: Area

  /// Starts both, and returns when the window is shown.
  convenience init(scale: Double, _ arguments: [String] = []) throws {
    try self.init(scale: scale) { try HingeProcess(arguments, on: $0) }
  }

  /// Runs a script, and returns when the window is shown that it opens.
  convenience init(script: String, files: [String: String] = [:]) throws {
    try self.init(scale: 1) { try HingeProcess(script: script, files: files, on: $0) }
  }

  private init(scale: Double, starting: (KWin) throws -> HingeProcess) throws {
    kwin = try KWin(scale: scale)
    touchscreen = try FakeTouchscreen(of: kwin)
    hinge = try starting(kwin)
    area = try Self.area(of: hinge, on: kwin)
  }

  /// Runs another script when the window of the one before has gone.
  func start(script: String, files: [String: String] = [:]) throws {
    try waitForNoWindow()
    hinge = try HingeProcess(script: script, files: files, on: kwin)
    area = try Self.area(of: hinge, on: kwin)
  }

  /// Returns when the script that runs has opened this many windows, and the last of them is on the screen.
  func waitForWindow(_ number: Int) throws {
    try hinge.process.wait(for: "window \(number)") {
      hinge.process.errors.split(separator: "\n").count { $0.contains("first frame") } >= number ? true : nil
    }
    area = try Self.area(of: hinge, on: kwin)
  }

  /// The compositor ends, and with it every window.
  func endSession() { kwin.stop() }

  /// Returns when nothing is on the screen any more.
  func waitForNoWindow() throws {
    let deadline = Deadline(after: .seconds(10))
    while try kwin.capture().area(on: kwin.ground) != nil {
      guard !deadline.hasPassed else {
        throw EndToEndError.timedOut(waitingFor: "the window to go", log: hinge.process.log)
      }
    }
  }

  private static func area(of hinge: HingeProcess, on kwin: KWin) throws -> Area {
    try hinge.waitForFirstFrame()
    let deadline = Deadline(after: .seconds(10))
    repeat {
      if let area = try kwin.capture().area(on: kwin.ground) { return area }
    } while !deadline.hasPassed
    throw EndToEndError.timedOut(waitingFor: "a window", log: hinge.process.log)
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
