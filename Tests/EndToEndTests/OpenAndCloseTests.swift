import Glibc
import Testing

extension EndToEnd {
  /// It opens, draws and goes under compositors that offer no touch here.
  @Suite struct OpenAndClose {
    @Test("sway shows it, and it ends when sway asks the window to close") func sway() throws {
      let sway = try Sway()
      let hinge = try HingeProcess(on: sway)
      try hinge.waitForFirstFrame()
      let expected = try HingeProcess.render([])
      let difference = try sway.waitForWindow(toLookLike: expected, tolerance: 0)
      #expect(difference.isWithin(0), "\(difference)")
      try sway.command("[app_id=\"hinge\"] kill")
      #expect(try hinge.process.waitForExit() == .status(1), "nothing was chosen")
      #expect(hinge.complaints == [])
    }

    @Test("mutter shows it, and SIGTERM ends it") func mutter() throws {
      let mutter = try Mutter()
      let hinge = try HingeProcess(on: mutter)
      try hinge.waitForFirstFrame()
      hinge.process.send(signal: SIGTERM)
      #expect(try hinge.process.waitForExit(within: .seconds(1)) == .status(143))
      #expect(hinge.complaints == [])
    }

    @Test("W43 mutter is killed: status 3 within a second, one line") func mutterKilled() throws {
      let mutter = try Mutter()
      let hinge = try HingeProcess(on: mutter)
      try hinge.waitForFirstFrame()
      mutter.process.send(signal: SIGKILL)
      // On a busy machine it takes its time to die, and holds the connection until then.
      try mutter.process.waitForExit()
      #expect(try hinge.process.waitForExit(within: .seconds(1)) == .status(3))
      #expect(hinge.complaints.count == 1, "\(hinge.complaints)")
    }
  }
}
