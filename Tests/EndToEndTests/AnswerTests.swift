import Glibc
import Testing

extension EndToEnd.UnderKWin {
  /// What a shell script gets of it: its lines, its statuses, and nothing else.
  @Suite struct Answers {
    /// Of a menu with seven rows in sight, in its middle.
    private func tapRow(_ row: Int, in scene: TouchScene) { scene.tap(40, 44 + (Double(row) + 0.5) * 596 / 7) }

    private func expect(
      _ scene: TouchScene, output: String, complaints: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      let status = try scene.hinge.process.waitForExit()
      #expect(status == .status(0), sourceLocation: sourceLocation)
      #expect(scene.hinge.process.output == output, sourceLocation: sourceLocation)
      #expect(scene.hinge.complaints == complaints, sourceLocation: sourceLocation)
    }

    @Test(
      "R6.1 R6.2 A script asks: the answer by a finger, no answer, a reader that goes, no reader, no standard streams")
    func scripts() throws {
      let scene = try TouchScene(script: #"answer=$(hinge --once); echo "$answer: $?""#)
      tapRow(2, in: scene)
      try expect(scene, output: "First round on me: 0\n")

      try scene.start(script: #"hinge --print id | head -1; echo "${PIPESTATUS[*]}""#)
      tapRow(0, in: scene)
      try expect(scene, output: "Smile\n0 0\n")

      try scene.start(script: #"hinge --once --print json; echo "$?""#)
      tapRow(1, in: scene)
      try expect(scene, output: #"{"id":"Coffee","title":"Coffee first","value":"Coffee first","index":1}"# + "\n0\n")

      try scene.start(script: #"seq 5 | hinge --lines --once; echo "$?""#)
      scene.tap(40, 28)
      try expect(scene, output: "1\n0\n")

      try scene.start(script: #"hinge >&-; echo "$?""#)
      tapRow(1, in: scene)
      try expect(scene, output: "1\n", complaints: ["hinge: standard output: it is closed"])

      try scene.start(script: #"hinge --once <&- >/dev/full; echo "$?""#)
      tapRow(1, in: scene)
      try expect(scene, output: "1\n", complaints: ["hinge: standard output: No space left on device"])

      try scene.start(script: #"hinge --timeout 0.5; echo "$?""#)
      try expect(scene, output: "4\n")
      try scene.waitForNoWindow()
    }

    @Test("R6.3 A reader that goes before anything is chosen ends it at once, without a word: status 1")
    func deafReader() throws {
      let script = #"mkfifo go; hinge | { read -r line <go; }; echo "${PIPESTATUS[0]}""#
      let scene = try TouchScene(script: script)
      try letGo(scene)
      try expect(scene, output: "1\n")
    }

    /// Lets a script go on that reads a line from the pipe `go`.
    private func letGo(_ scene: TouchScene) throws {
      let pipe = try #require(fopen(scene.hinge.file("go"), "r+e"))
      fputs("\n", pipe)
      fclose(pipe)
    }

    @Test("R6.3 A reader that takes its time gets all of a long answer, and holds up neither the window nor a signal")
    func slowReader() throws {
      let scene = try TouchScene(
        script: #"""
          head -c 300000 /dev/zero | tr '\0' x >long
          mkfifo go
          hinge --lines --once <long | { read -r line <go; wc -c; }
          echo "${PIPESTATUS[0]}"
          """#)
      try letGo(scene)
      // The row may come after the window: it is tapped until it is there.
      try scene.hinge.process.wait(for: "the answer", atLeastEvery: 500) {
        if scene.hinge.process.output.isEmpty { scene.tap(40, 28) }
        return scene.hinge.process.output.isEmpty ? nil : true
      }
      try expect(scene, output: "300001\n0\n")

      // The pipe is full from the beginning.
      try scene.start(
        script: #"""
          mkfifo go
          { head -c 65536 /dev/zero; echo $BASHPID >pid; exec hinge; } | read -r line <go
          echo "${PIPESTATUS[0]}"
          """#)
      tapRow(2, in: scene)
      try scene.expectWindow(toLookLike: ["--select", "Drinks"])
      let pid = try #require(pid_t(String(decoding: readFile(scene.hinge.file("pid")), as: UTF8.self).dropLast()))
      kill(pid, SIGTERM)
      try scene.waitForNoWindow()
      try letGo(scene)
      try expect(scene, output: "143\n")
    }

    @Test("R6.4 W48 --exec: no descriptor leaks into a command, its failure is a line, and nothing is left of it")
    func commands() throws {
      let menu = #"""
        {"version": 1, "title": "Test", "left": {"presentation": "hinge", "open": true, "width": 80, "items": [
          {"id": "wait", "title": "Wait", "color": "#FF0000", "command": ["sleep", "60"]},
          {"id": "tool", "title": "Tool", "color": "#00FF00", "command": ["./tool", "{value}", "$(echo {id})"], "value": "a b"}
        ]}}
        """#
      let tool = "#!/bin/bash\necho \"$#: $*\"; exec >&-; exit 5\n"
      // What the tests themselves were given is not hinge's to close.
      let script = #"""
        chmod +x tool
        for fd in /proc/$$/fd/*; do ((${fd##*/} < 3)) || eval "exec ${fd##*/}>&-"; done
        exec hinge --exec --print id ../"${PWD##*/}"/menu.json
        """#
      let scene = try TouchScene(script: script, files: ["menu.json": menu, "tool": tool])
      tapRow(0, in: scene)
      let hinge = scene.hinge.process
      try hinge.wait(for: "the answer") { hinge.output == "wait\n" ? true : nil }
      // Until it runs the command, the child still has what hinge has.
      let command = try hinge.wait(for: "the command", atLeastEvery: 10) {
        children(of: hinge.pid).first { readFile("/proc/\($0)/comm") == Array("sleep\n".utf8) }
      }
      // While the command's libraries are read they are open too.
      try hinge.wait(for: "the command's descriptors to be 0, 1 and 2", atLeastEvery: 10) {
        names(in: "/proc/\(command)/fd") == ["0", "1", "2"] ? true : nil
      }
      kill(command, SIGKILL)
      try hinge.wait(for: "its end") { scene.hinge.complaints.isEmpty ? nil : true }
      #expect(self.children(of: hinge.pid).isEmpty)

      tapRow(1, in: scene)
      try hinge.wait(for: "the failure") { scene.hinge.complaints.count == 3 ? true : nil }
      #expect(hinge.output == "wait\ntool\n")
      #expect(
        scene.hinge.complaints == [
          "hinge: command 'sleep': ended by signal 9 (Killed)", "2: a b $(echo tool)",
          "hinge: command './tool': ended with status 5",
        ])
      #expect(self.children(of: hinge.pid).isEmpty)
    }

    private func children(of pid: pid_t) -> [pid_t] {
      names(in: "/proc/\(pid)/task").flatMap { task in
        String(decoding: readFile("/proc/\(pid)/task/\(task)/children"), as: UTF8.self).split(separator: " ")
          .compactMap { pid_t($0) }
      }
    }
  }
}
