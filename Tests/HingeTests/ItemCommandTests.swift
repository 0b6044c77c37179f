import Glibc
import Loop
import MenuDocuments
import Testing

@testable import hinge

@Suite("Commands of items")
struct ItemCommandTests {
  @Test(
    "R6.4 {id}, {value} and {title} are replaced whole, in arguments alone, and what they put there is not looked at again",
    arguments: [
      (["say", "{title}"], ["say", "{id} $(reboot) 'x"]),
      (["say", "--what={value}:{id}"], ["say", "--what={title}:one"]),
      (["say", "{", "}", "{ID}", "{{id}}", "{id"], ["say", "{", "}", "{ID}", "{one}", "{id"]),
      (["{id}"], ["{id}"]),
      (["./tool", "./x"], ["/menus/./tool", "./x"]),
      (["/bin/tool"], ["/bin/tool"]),
      ([], []),
    ])
  func commandLine(command: [String], expected: [String]) {
    let item = MenuItem(id: "one", title: "{id} $(reboot) 'x", value: "{title}", command: command)
    #expect(item.commandLine(in: "/menus") == expected)
  }

  @Test("R6.4 Each selection starts it, but not while it still runs; a status that is not 0 is told")
  func oncePerItem() throws {
    let scene = try RunnerScene()
    let item = MenuItem(
      id: "i", title: "T",
      command: ["sh", "-c", "echo started >>\"$1\"; read line <\"$2\"; exit 7", "sh", scene.file, scene.pipe])
    #expect(scene.runner.run(item))
    #expect(scene.runner.run(item))
    try scene.letGo()
    try scene.waitForFailures(1)
    #expect(scene.runner.run(item))
    try scene.letGo()
    try scene.waitForFailures(2)
    #expect(scene.text == "started\nstarted\n")
    #expect(scene.failures == Array(repeating: .failed(command: "sh", status: 7), count: 2))
  }

  @Test("A signal that ends it is told")
  func killed() throws {
    let scene = try RunnerScene()
    #expect(scene.runner.run(MenuItem(id: "i", title: "T", command: ["sh", "-c", "kill -KILL $$"])))
    try scene.waitForFailures(1)
    #expect(scene.failures == [.killed(command: "sh", signal: SIGKILL)])
  }

  @Test("R6.4 A program that there is not, and an argument that would end early, are told at once")
  func notStarted() throws {
    let scene = try RunnerScene()
    #expect(!scene.runner.run(MenuItem(id: "i", title: "T", command: ["./no-such-program"])))
    #expect(!scene.runner.run(MenuItem(id: "j", title: "a\0b", command: ["true", "{title}"])))
    #expect(
      scene.failures == [
        .notStarted(command: "./no-such-program", ENOENT), .containsNUL(command: "true"),
      ])
  }

  @Test("W50 it begins with the signals that any program begins with, in a session of its own, and reads nothing")
  func surroundings() throws {
    let scene = try RunnerScene()
    let script =
      "grep -E 'Sig(Blk|Ign)' /proc/self/status >\"$1\"; cut -d ' ' -f 6 /proc/$$/stat >>\"$1\"; "
      + "echo $$ >>\"$1\"; cat >>\"$1\"; exit 1"
    #expect(scene.runner.run(MenuItem(id: "i", title: "T", command: ["sh", "-c", script, "sh", scene.file])))
    try scene.waitForFailures(1)
    let lines = scene.text.split(separator: "\n").map(String.init)
    try #require(lines.count == 4)
    #expect(lines[0] == "SigBlk:\t0000000000000000")
    // SIGPIPE is 13, SIGXFSZ 25: their bits are 12 and 24.
    let ignored = try #require(lines[1].split(separator: "\t").last.flatMap { UInt64($0, radix: 16) })
    #expect(ignored & (1 << 12 | 1 << 24) == 0)
    #expect(lines[2] == lines[3])
  }
}

/// A runner with a file and a named pipe for what it runs.
private final class RunnerScene {
  let runner: CommandRunner
  private let files = TemporaryFolder()
  var folder: String { files.path }
  private(set) var failures: [CommandError] = []
  private let loop: EventLoop

  var file: String { "\(folder)/file" }
  var pipe: String { "\(folder)/pipe" }

  init() throws {
    loop = try EventLoop()
    runner = CommandRunner(loop: loop, folder: files.path, mask: sigset_t())
    mkfifo(files.place("pipe"), 0o600)
    runner.onFailure = { [unowned self] in failures.append($0) }
  }

  var text: String {
    guard let stream = fopen(file, "re") else { return "" }
    defer { fclose(stream) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    return String(decoding: bytes[..<fread(&bytes, 1, bytes.count, stream)], as: UTF8.self)
  }

  /// Lets a command go on that reads the pipe.
  func letGo() throws {
    let stream = try #require(fopen(pipe, "we"))
    fputs("\n", stream)
    fclose(stream)
  }

  func waitForFailures(_ count: Int) throws {
    var isLate = false
    let limit = loop.addTimer(after: .seconds(10)) { isLate = true }
    defer { limit.cancel() }
    while failures.count < count, !isLate { try loop.runOnce(waiting: true) }
    try #require(failures.count == count)
  }
}
