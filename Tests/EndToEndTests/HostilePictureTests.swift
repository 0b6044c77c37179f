import CEndToEnd
import Glibc
import Testing

extension EndToEnd {
  /// Pictures of a document that are made to harm: each is a line and a broken picture, and nothing else is lost.
  @Suite struct HostilePictures {
    private static func svg(_ content: String) -> String {
      "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='100' height='100'>"
        + "\(content)</svg>"
    }

    private static func filter(_ primitive: String) -> String {
      svg("<filter id='f'>\(primitive)</filter><rect width='99' height='99' filter='url(#f)'/>")
    }

    /// librsvg 2.54 gives up with SIGABRT on this one.
    private static let aborting = filter(
      "<feConvolveMatrix order='200' kernelMatrix='\(String(repeating: "1 ", count: 40_000))'/>")
    /// A thousand million squares.
    private static let endless = svg(
      "<defs><g id='u0'><rect width='9' height='9'/></g>"
        + (1..<30).map {
          "<g id='u\($0)'>\(String(repeating: "<use xlink:href='#u\($0 - 1)'/>", count: 10))</g>"
        }.joined() + "</defs><use xlink:href='#u29'/>")

    @Test("R5.4 A picture that ends its reader, or never ends itself, is a line and a sign; the others are drawn")
    func hostile() throws {
      let directory = try TemporaryDirectory()
      try directory.write(Self.aborting, to: "aborting.svg")
      try directory.write(Self.endless, to: "endless.svg")
      try directory.write(Self.svg("<rect width='100' height='100' fill='#0f0'/>"), to: "good.svg")
      try directory.write(
        """
        {"version": 1, "title": "T", "left": {"presentation": "hinge", "width": 80, "open": true, "items": [
          {"title": "a", "color": "#000000", "icon": "aborting.svg"}, {"title": "b", "color": "#000000", "icon": "endless.svg"},
          {"title": "c", "color": "#000000", "icon": "good.svg"}]}}
        """, to: "menu.json")
      let picture = directory.file("out.png")
      let hinge = try ChildProcess(
        HingeProcess.binary(), ["render", "-o", picture, directory.file("menu.json")], name: "hinge", in: directory,
        environment: ["HOME": directory.path])
      #expect(try hinge.waitForExit(within: .seconds(60)) == .status(0))
      let complaints = hinge.errors.split(separator: "\n")
      #expect(complaints.count == 2, "\(complaints)")
      #expect(
        complaints.contains { $0.contains("/aborting.svg'") } && complaints.contains { $0.contains("/endless.svg'") })
      let drawn = try Picture(png: picture)
      let row = (640 - 44) / 7
      #expect(drawn[40, 44 + 2 * row + row / 2] & 0xFFFFFF == 0x00FF00)
    }

    /// Renders an endless picture with a program for pictures that writes its process's number down first.
    private func renderEndlessly(_ directory: TemporaryDirectory, then program: String) throws -> (ChildProcess, Int32)
    {
      try directory.write(Self.endless, to: "endless.svg")
      try directory.write(
        """
        {"version": 1, "title": "T", "left": {"presentation": "hinge", "items": [{"title": "a", "picture": "endless.svg"}]}}
        """, to: "menu.json")
      try directory.write(
        "#!/bin/sh\necho $$ >'\(directory.file("pid.part"))'\nmv '\(directory.file("pid.part"))' '\(directory.file("pid"))'\n\(program)\n",
        to: "pictures")
      chmod(directory.file("pictures"), 0o755)
      let hinge = try ChildProcess(
        HingeProcess.binary(),
        ["render", "--select", "a", "-o", directory.file("out.png"), directory.file("menu.json")],
        name: "hinge", in: directory,
        environment: ["HOME": directory.path, "HINGE_PICTURE": directory.file("pictures")])
      let pid = try hinge.wait(for: "the process that draws") {
        Int32(String(decoding: readFile(directory.file("pid")), as: UTF8.self).filter(\.isNumber))
      }
      let process = pidfd_open(pid, 0)
      guard process >= 0 else { throw EndToEndError.system("pidfd_open", errno) }
      return (hinge, process)
    }

    /// Whether a process ends within so many milliseconds.
    private func ends(_ process: Int32, within milliseconds: Int32) -> Bool {
      defer { close(process) }
      var ended = pollfd(fd: process, events: Int16(POLLIN), revents: 0)
      return poll(&ended, 1, milliseconds) == 1
    }

    @Test("The process that draws ends with who asks, however that ends, in the middle of a picture too")
    func orphan() throws {
      let directory = try TemporaryDirectory()
      let folder = try HingeProcess.binary().split(separator: "/").dropLast().map { "/\($0)" }.joined()
      let (hinge, process) = try renderEndlessly(
        directory,
        then:
          "for p in '\(folder)/hinge-picture' '\(folder)/../libexec/hinge/hinge-picture'; do [ -x $p ] && exec $p; done"
      )
      hinge.send(signal: SIGKILL)
      // It would draw for five seconds.
      #expect(ends(process, within: 3000))
    }

    @Test("A program for pictures that hangs, and hears nothing, ends with the window", .timeLimit(.minutes(2)))
    func hanging() throws {
      let weston = try Weston()
      let hinge = try HingeProcess(
        script: #"chmod +x pictures; HINGE_PICTURE="$PWD/pictures" exec hinge --select a menu.json"#,
        files: [
          "menu.json":
            """
          {"version": 1, "title": "T", "left": {"presentation": "hinge", "items": [
            {"title": "a", "picture": "a.svg"}, {"title": "b", "picture": "b.svg"}]}}
          """,
          "a.svg": Self.endless, "b.svg": Self.endless,
          "pictures": "#!/bin/sh\necho $$ >>pids\nexec sleep 1000\n",
        ], on: weston)
      func pids() -> [Int32] {
        String(decoding: readFile(hinge.file("pids")), as: UTF8.self).split(separator: "\n").compactMap { Int32($0) }
      }
      try hinge.process.wait(for: "the process that draws") { pids().isEmpty ? nil : true }
      let processes = pids().map { pidfd_open($0, 0) }
      hinge.process.send(signal: SIGTERM)
      #expect(try hinge.process.waitForExit() == .status(143))
      for process in processes where process >= 0 { #expect(ends(process, within: 3000)) }
      #expect(pids().count == processes.count)
    }

    @Test("A program for pictures that ends at once, and says nothing, is told in one line") func noProgram() throws {
      let directory = try TemporaryDirectory()
      let hinge = try ChildProcess(
        HingeProcess.binary(), ["render", "-o", directory.file("out.png")], name: "hinge", in: directory,
        environment: ["HOME": directory.path, "HINGE_PICTURE": "/bin/false"])
      #expect(try hinge.waitForExit(within: .seconds(60)) == .status(0))
      #expect(hinge.errors == "hinge: no picture can be shown: /bin/false: it ended with status 1\n")
    }

    @Test("Without the program that reads pictures one line says so, and all else is drawn", .timeLimit(.minutes(2)))
    func withoutProgram() throws {
      let directory = try TemporaryDirectory()
      let picture = directory.file("out.png")
      let hinge = try ChildProcess(
        HingeProcess.binary(), ["render", "-o", picture], name: "hinge", in: directory,
        environment: ["HOME": directory.path, "HINGE_PICTURE": directory.file("none")])
      #expect(try hinge.waitForExit(within: .seconds(60)) == .status(0))
      #expect(
        hinge.errors == "hinge: no picture can be shown: the program hinge-picture is not there "
          + "(looked for \(directory.file("none")))\n")
      // The first row's colour.
      #expect(try Picture(png: picture)[2, 60] & 0xFFFFFF == 0xF95407)
    }
  }
}
