import Glibc
import Testing

extension EndToEnd {
  /// What a shell sees of the program: its statuses, and one line that says why.
  @Suite struct ProcessStatus {
    private static let menu =
      #"{"version": 1, "title": "T", "left": {"presentation": "hinge", "items": [{"title": "a"}]}}"#

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

    @Test("However few files it may open: it works, or says in a line that it may open no more", arguments: 4...12)
    func fewFiles(limit: Int) throws {
      let weston = try Weston()
      let hinge = try HingeProcess(
        script: "ulimit -n \(limit); exec hinge --timeout 1 menu.json", files: ["menu.json": Self.menu], on: weston)
      let exit = try hinge.process.waitForExit()
      #expect([.status(1), .status(4)].contains(exit))
      guard exit == .status(1) else { return }
      // Fontconfig may have said something of its own.
      let complaints = hinge.complaints.filter { !$0.hasPrefix("Fontconfig") }
      #expect(complaints.count == 1, "\(complaints)")
      #expect(complaints.first?.hasPrefix("hinge: this process may open no more files") == true)
    }

    @Test("Where the system's loader can open no library, the shell is told 127, and nothing of a compositor")
    func noFilesAtAll() throws {
      let weston = try Weston()
      let hinge = try HingeProcess(script: "ulimit -n 3; exec hinge", on: weston)
      #expect(try hinge.process.waitForExit() == .status(127))
    }

    @Test(
      "A standard stream that is closed is told in a line, where it is needed and there is somewhere to tell it",
      arguments: [
        ("hinge --version >&-", 1, "hinge: standard output: it is closed"),
        ("hinge --help <&- >&-", 1, "hinge: standard output: it is closed"),
        ("hinge --version >&- 2>&-", 1, nil), ("hinge --version <&- 2>&-", 0, nil),
        ("hinge render --lines -o out.png <&-", 1, "hinge: standard input: it is closed"),
        ("hinge render --lines -o out.png <&- >&- 2>&-", 1, nil),
        ("hinge render -o out.png menu.json <&- >&- 2>&-", 0, nil),
        ("hinge check - <&-", 2, "-: cannot be read: it is closed"), ("hinge check menu.json <&- >&-", 0, nil),
        ("hinge --lemon <&- >&- 2>&-", 2, nil), ("hinge <&- >&- 2>&-", 3, nil),
      ])
    func closedStreams(script: String, status: Int32, complaint: String?) throws {
      let hinge = try HingeProcess(script: script, files: ["menu.json": Self.menu])
      #expect(try hinge.process.waitForExit() == .status(status))
      #expect(hinge.complaints == (complaint.map { [$0] } ?? []))
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
