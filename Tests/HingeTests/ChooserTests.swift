import CLinux
import Glibc
import Harness
import HingeKit
import MenuDocuments
import Testing

@testable import hinge

/// From the finger to standard output and the exit status.
@Suite("Chooser")
struct ChooserTests {
  @Test("R6.1 R6.2 Each selection is a line at once; closing after one is status 0, before any status 1 without a word")
  func selections() throws {
    let scene = try ChooserScene()
    #expect(scene.chooser.status == .failed)
    try scene.tapRow(1)
    #expect(scene.output == "Coffee first\n")
    try scene.tapRow(1)
    try scene.tapRow(0)
    #expect(scene.output == "Coffee first\nCoffee first\nWith pleasure\n")
    #expect(scene.isOpen)
    try scene.screen.window.close()
    #expect(scene.chooser.status == .done)
    #expect(scene.errors == "")

    let other = try ChooserScene()
    try other.screen.window.close()
    try other.screen.pump.settle()
    #expect(!other.isOpen)
    #expect(other.chooser.status == .failed)
    #expect(other.output == "" && other.errors == "")
  }

  @Test("R6.2 --once ends with the first selection, by a finger and by a key, the window gone") func once() throws {
    let scene = try ChooserScene("--once --print id")
    try scene.tapRow(2)
    #expect(scene.output == "Drinks\n")
    #expect(!scene.isOpen)
    #expect(scene.chooser.status == .done)
    #expect(scene.screen.compositor.violations.isEmpty)

    let keys = try ChooserScene("--once --print index --closed")
    keys.screen.compositor.keyboard.enter(try keys.screen.surface)
    try keys.screen.pump.settle()
    try keys.screen.type(.f10)
    try keys.screen.type(.down)
    keys.screen.compositor.keyboard.press(.return)
    try keys.screen.pump.settle()
    #expect(keys.output == "1\n")
    #expect(!keys.isOpen)
    #expect(keys.chooser.status == .done)
  }

  @Test("R6.1 --print index counts on from the left panel's items into the right one's") func index() throws {
    let scene = try ChooserScene("--example slide-out --right 1 --print index")
    // The rows begin below a picture of 126, and are 54 high (R2.4).
    try scene.screen.tapToRest(at: (300, 126 + 54 * 1.5))
    // Six lie in the left one.
    #expect(scene.output == "7\n")
  }

  @Test(
    "R6.3 A reader that has gone ends it without a word: status 0 if it heard something, else 1",
    arguments: [true, false])
  func closedOutput(hasAnswered: Bool) throws {
    let scene = try ChooserScene()
    if hasAnswered { try scene.tapRow(0) }
    scene.failure = .closed
    try scene.tapRow(1)
    #expect(!scene.isOpen)
    #expect(scene.errors == "")
    #expect(scene.chooser.status == (hasAnswered ? .done : .failed))
  }

  @Test("Any other failure of standard output is a line and status 1, also after an answer") func fullOutput() throws {
    let scene = try ChooserScene()
    try scene.tapRow(0)
    scene.failure = .system(ENOSPC)
    try scene.tapRow(1)
    #expect(!scene.isOpen)
    #expect(scene.errors == "standard output: No space left on device\n")
    #expect(scene.chooser.status == .failed)
  }

  @Test("R6.3 A pipe whose reader goes ends it at once, before anything is chosen") func hangUp() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe2(&ends, O_CLOEXEC) == 0)
    defer { close(ends[1]) }
    let scene = try ChooserScene(outputDescriptor: ends[1])
    #expect(scene.isOpen)
    close(ends[0])
    try scene.screen.pump.settle()
    #expect(!scene.isOpen)
    #expect(scene.chooser.status == .failed)
    #expect(scene.errors == "")
  }

  @Test("W6 --fullscreen and --maximized are asked for before the first commit, and kept to exactly")
  func windowState() throws {
    let requests: [(String, ToplevelRequest)] = [("--fullscreen", .setFullscreen), ("--maximized", .setMaximized)]
    for (option, request) in requests {
      let scene = try ChooserScene(option)
      #expect(try scene.screen.toplevel.requests == [request])
      let window = try scene.screen.window
      #expect(
        Size(width: window.size.width * window.zoomFactor, height: window.size.height * window.zoomFactor)
          == Size(width: 1280, height: 720))
      #expect(scene.screen.compositor.violations.isEmpty)
    }
  }

  @Test("--title and --app-id are what the compositor hears") func names() throws {
    let scene = try ChooserScene("--title Ask --app-id org.example.Kiosk --size 300x200")
    #expect(try scene.screen.toplevel.title == "Ask")
    #expect(try scene.screen.toplevel.appID == "org.example.Kiosk")
    #expect(try scene.screen.window.size == Size(width: 300, height: 200))
  }

  // MARK: Commands

  private func ask(_ line: String) throws -> ChooserScene {
    let items = [
      MenuItem(id: "a", title: "A", color: ThemedColor(.black), command: ["./no-such-program"]),
      MenuItem(id: "b", title: "B", color: ThemedColor(.black)),
    ]
    return try ChooserScene(line, items: items)
  }

  @Test("R6.4 Without --exec no command is started; with it one that cannot be is a line, and the answer is written")
  func commands() throws {
    let without = try ask("")
    try without.tapRow(0)
    #expect(without.output == "A\n" && without.errors == "")

    let scene = try ask("--exec")
    try scene.tapRow(0)
    try scene.tapRow(1)
    #expect(scene.output == "A\nB\n")
    #expect(scene.errors == "command './no-such-program': not started: No such file or directory\n")
    #expect(scene.isOpen)
  }

  @Test("R6.4 --exec --once: status 1 where the command cannot be started") func commandOnce() throws {
    let scene = try ask("--exec --once")
    try scene.tapRow(0)
    #expect(!scene.isOpen)
    #expect(scene.chooser.status == .failed)
  }

  // MARK: Time

  @Test("R6.5 --timeout counts from the last touch, and is status 4") func timeout() throws {
    let scene = try ChooserScene("--timeout 30")
    try scene.screen.pump.advance(by: .seconds(29), step: .milliseconds(500))
    try scene.tapRow(0)
    try scene.screen.pump.advance(by: .seconds(29), step: .milliseconds(500))
    #expect(scene.isOpen)
    try scene.screen.pump.advance(by: .seconds(1), step: .milliseconds(500))
    #expect(!scene.isOpen)
    #expect(scene.chooser.status == .timedOut)
    #expect(scene.errors == "")
  }

  @Test("W17 --timeout ends a window that nobody sees") func timeoutUnseen() throws {
    let scene = try ChooserScene("--timeout 5")
    scene.screen.compositor.frames = .withheld
    try scene.screen.pump.advance(by: .seconds(5), step: .milliseconds(500))
    #expect(scene.chooser.status == .timedOut)
  }

  @Test("R6.5 The time that is left is told at its end alone: a bar that gets shorter once a second, no frame between")
  func bar() throws {
    let scene = try ChooserScene("--timeout 36")
    let bar: UInt32 = 0xDD4F00
    var before = try scene.screen.surface.commitCount
    try scene.screen.pump.advance(by: .milliseconds(25_900))
    #expect(try scene.screen.surface.commitCount == before, "nothing for 26 seconds")
    #expect(try scene.screen.colour(x: 0, y: 1) != bar)
    try scene.screen.pump.advance(by: .milliseconds(100))
    #expect(try scene.screen.colour(x: 359, y: 1) == bar)
    before = try scene.screen.surface.commitCount
    try scene.screen.pump.advance(by: .seconds(3))
    // 7 of the 10 seconds that are told are left: 252 of 360 pixels.
    #expect(try scene.screen.colour(x: 251, y: 1) == bar)
    #expect(try scene.screen.colour(x: 252, y: 1) != bar)
    #expect(try scene.screen.surface.commitCount - before == 3)
  }

  @Test("R6.5 Escape and keys reach the menu under the countdown") func keysUnderCountdown() throws {
    let scene = try ChooserScene("--timeout 30 --closed")
    scene.screen.compositor.keyboard.enter(try scene.screen.surface)
    try scene.screen.pump.settle()
    try scene.screen.type(.f10)
    try scene.screen.type(.down)
    try scene.screen.type(.return)
    #expect(scene.output != "")
  }
}
