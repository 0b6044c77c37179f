import Glibc
import Testing

extension EndToEnd {
  /// What a shell sees of the program: its statuses, and one line that says why.
  @Suite struct ProcessStatus {
    @Test("W49 no compositor: status 3 and one line") func noCompositor() throws {
      let hinge = try HingeProcess()
      #expect(try hinge.process.waitForExit() == .status(3))
      #expect(hinge.complaints.count == 1, "\(hinge.complaints)")
    }

    @Test("W49 a WAYLAND_SOCKET that is no descriptor: status 3 and one line") func wrongSocket() throws {
      let hinge = try HingeProcess(environment: ["WAYLAND_SOCKET": "tea"])
      #expect(try hinge.process.waitForExit() == .status(3))
      #expect(hinge.complaints.count == 1, "\(hinge.complaints)")
    }

    @Test("an unknown option: status 2 and one line") func unknownOption() throws {
      let hinge = try HingeProcess(["--lemon"])
      #expect(try hinge.process.waitForExit() == .status(2))
      #expect(hinge.complaints.count == 1, "\(hinge.complaints)")
      #expect(hinge.complaints.first?.contains("--lemon") == true)
    }

    @Test("--version and --help: status 0, and nothing on standard error", arguments: ["--version", "--help"])
    func help(option: String) throws {
      let hinge = try HingeProcess([option])
      #expect(try hinge.process.waitForExit() == .status(0))
      #expect(hinge.process.output.contains("hinge"))
      #expect(hinge.complaints == [])
    }

    @Test("W43 the compositor is killed: status 3 within a second, one line") func compositorKilled() throws {
      let weston = try Weston()
      let hinge = try HingeProcess(on: weston)
      try hinge.waitForFirstFrame()
      weston.process.send(signal: SIGKILL)
      // On a busy machine it takes its time to die, and holds the connection until then.
      try weston.process.waitForExit()
      #expect(try hinge.process.waitForExit(within: .seconds(1)) == .status(3))
      #expect(hinge.complaints.count == 1, "\(hinge.complaints)")
    }

    @Test("R6.3 SIGTERM ends it while it reads its menu from a pipe that says nothing") func endedWhileReading() throws
    {
      let weston = try Weston()
      let script = #"mkfifo menu; exec 3<>menu; hinge - <&3 & kill -TERM $!; wait $!; echo $?"#
      let hinge = try HingeProcess(script: script, on: weston)
      #expect(try hinge.process.waitForExit() == .status(0))
      #expect(hinge.process.output == "143\n")
      #expect(hinge.complaints == [])
    }

    @Test("W50 SIGHUP, SIGINT and SIGTERM end it at once, without a word", arguments: [SIGHUP, SIGINT, SIGTERM])
    func ended(signal: Int32) throws {
      let weston = try Weston()
      let hinge = try HingeProcess(on: weston)
      try hinge.waitForFirstFrame()
      hinge.process.send(signal: signal)
      #expect(try hinge.process.waitForExit(within: .seconds(1)) == .status(128 + signal))
      #expect(hinge.complaints == [])
    }
  }
}
