import Glibc
import Testing

extension EndToEnd.UnderKWin {
  /// Menus that change while they are seen.
  @Suite struct Live {
    /// A list without a question begins at the window's top.
    private func tapRow(_ row: Int, in scene: TouchScene) { scene.tap(20, (Double(row) + 0.5) * 56) }

    @Test("R5.5 seq 5 | hinge --lines --once prints the line that a finger taps; with -0 lines end with NUL")
    func lines() throws {
      let scene = try TouchScene(script: #"seq 5 | hinge --lines --once; echo "$?""#)
      let hinge = scene.hinge.process
      tapRow(2, in: scene)
      #expect(try hinge.waitForExit() == .status(0))
      #expect(hinge.output == "3\n0\n" && scene.hinge.complaints.isEmpty)

      try scene.start(script: #"printf 'one\ntwo\0three\0' | hinge --lines -0 --once | cat; exit "${PIPESTATUS[1]}""#)
      tapRow(1, in: scene)
      #expect(try scene.hinge.process.waitForExit() == .status(0))
      #expect(scene.hinge.process.output == "three\n")
    }

    @Test("R5.5 lines can be chosen from while the input still goes on")
    func arriving() throws {
      let scene = try TouchScene(
        script: #"mkfifo more; { seq 3; read -r line <more; } | hinge --lines --once; echo "$?""#)
      tapRow(1, in: scene)
      try scene.hinge.process.wait(for: "the answer") { scene.hinge.process.output == "2\n" ? true : nil }
      let pipe = try #require(fopen(scene.hinge.file("more"), "r+e"))
      fputs("\n", pipe)
      fclose(pipe)
      #expect(try scene.hinge.process.waitForExit() == .status(0))
      #expect(scene.hinge.process.output == "2\n0\n")
    }
  }
}
