import Glibc
import HingeKit
import Loop
import MenuDocuments
import Testing

@testable import hinge

/// The command line as a table: what is written, what is understood.
@Suite struct CommandTests {
  nonisolated private static func options(_ change: (inout Options) -> Void) -> Command {
    var options = Options()
    change(&options)
    return .show(options)
  }

  nonisolated private static func render(_ change: (inout RenderOptions) -> Void) -> Command {
    var options = RenderOptions()
    options.output = "a.png"
    change(&options)
    return .render(options)
  }

  @Test(
    "what a right command line means",
    arguments: [
      ("", options { _ in }),
      ("--open", options { $0.menu.launch = .open }),
      ("--closed", options { $0.menu.launch = .folded }),
      ("--closed --open", options { $0.menu.launch = .open }),
      ("--close-on-select", options { $0.menu.closesOnSelect = true }),
      ("--close-on", options { $0.menu.closesOnSelect = true }),
      ("--fold push", options { $0.menu.fold = .push }),
      ("--fold door", options { $0.menu.fold = .door }),
      ("--fold=door", options { $0.menu.fold = .door }),
      ("--fo door", options { $0.menu.fold = .door }),
      ("--fold flip", options { $0.menu.fold = .flip }),
      ("--perspective 500", options { $0.menu.perspective = 500 }),
      ("--perspective=1e3", options { $0.menu.perspective = 1000 }),
      ("--perspective 1", options { $0.menu.perspective = 1 }),
      ("--perspective 1000000", options { $0.menu.perspective = 1_000_000 }),
      ("--select Coffee", options { $0.menu.selection = "Coffee" }),
      ("--select Coffee --select Clock", options { $0.menu.selection = "Clock" }),
      ("--select --open", options { $0.menu.selection = "--open" }),
      ("--example door", options { $0.source = .example(.door) }),
      ("--example slide-out --left .5", options { ($0.source, $0.menu.left) = (.example(.slideOut), 0.5) }),
      ("--right 1", options { $0.menu.right = 1 }),
      ("--pin-above 800", options { $0.menu.pinnedAbove = 800 }),
      ("--reduced-motion", options { $0.window.reducesMotion = true }),
      ("--scroll 200", options { $0.menu.scroll = 200 }),
      ("menu.json", options { $0.source = .file("menu.json") }),
      ("-", options { $0.source = .standardInput }),
      ("-- -", options { $0.source = .standardInput }),
      ("./render --once", options { ($0.source, $0.answering.endsWithSelection) = (.file("./render"), true) }),
      ("--lines", options { $0.source = .lines(terminator: 0x0A) }),
      ("--lines -0", options { $0.source = .lines(terminator: 0) }),
      ("--null --lines", options { $0.source = .lines(terminator: 0) }),
      ("--print json", options { $0.answering.answer = .json }),
      ("--print=index", options { $0.answering.answer = .index }),
      ("--exec --timeout 2.5", options { ($0.answering.runsCommands, $0.answering.timeout) = (true, 2.5) }),
      ("--theme light", options { $0.menu.theme = .light }),
      ("--theme light --theme auto", options { _ in }),
      ("--direction rtl", options { $0.menu.direction = .rightToLeft }),
      ("--size 800x480", options { $0.window.takeSize(800, 480) }),
      ("--fullscreen", options { $0.window.state = .fullscreen }),
      ("--maximized", options { $0.window.state = .maximized }),
      (
        "--title Lunch --app-id org.example.Lunch",
        options { ($0.window.title, $0.window.appID) = ("Lunch", "org.example.Lunch") }
      ),
      ("check menu.json", .check("menu.json")),
      ("check -", .check("-")),
      ("check --help", .help),
      ("--", options { _ in }),
      ("--help", .help),
      ("-h", .help),
      ("--closed --help", .help),
      ("--version", .version),
      ("render --help", .help),
      ("render -o a.png", render { _ in }),
      ("render -oa.png", render { _ in }),
      ("render --output=a.png", render { _ in }),
      ("render -o a.png --size 800x480", render { $0.options.window.takeSize(800, 480) }),
      ("render -o a.png --size 1x1", render { $0.options.window.takeSize(1, 1) }),
      (
        "render -o a.png --size 10000x10", render { $0.options.window.takeSize(10_000, 10) }
      ),
      ("render -o a.png --scale 2", render { $0.scale120 = 240 }),
      ("render -o a.png --scale 1.25", render { $0.scale120 = 150 }),
      ("render -o a.png --fraction 0", render { $0.options.menu.fraction = 0 }),
      ("render -o a.png --fraction .5", render { $0.options.menu.fraction = 0.5 }),
      ("--fraction 0.5", options { $0.menu.fraction = 0.5 }),
      ("render -o a.png --only menu", render { $0.part = .menu }),
      ("render -o a.png --flat --only menu", render { $0.part = .flatMenu }),
      ("render -o a.png --decorations client", render { $0.decorations = .client }),
      (
        "render -o a.png --fold door --closed",
        render { ($0.options.menu.fold, $0.options.menu.launch) = (.door, .folded) }
      ),
    ])
  func understood(line: String, command: Command) throws {
    #expect(try Command.parse(line.split(separator: " ").map(String.init)) == command)
  }

  @Test(
    "what a wrong command line is told",
    arguments: [
      ("--frobnicate", "unknown option '--frobnicate': expected one of --example, --lines, --null"),
      ("--clo", "unknown option '--clo'"),
      ("render -o a.png --f 1", "unknown option '--f'"),
      ("-x", "unknown option '-x'"),
      ("--scale 2", "--scale: expected together with the command render"),
      ("a.json b.json", "unexpected argument 'b.json': expected one menu"),
      ("--lines a.json", "--lines: expected no a.json beside it"),
      ("--example door a.json", "--example: expected no a.json beside it"),
      ("--lines --example door", "--lines: expected no --example beside it"),
      ("--lines --select a", "--select: expected no --lines beside it"),
      ("-0", "--null: expected together with --lines"),
      ("--print all", "--print: expected one of value, id, title, index, json, found 'all'"),
      ("--timeout 0", "--timeout: expected a number of seconds from 0.1 to 1000000, found '0'"),
      ("--theme blue", "--theme: expected auto, light or dark, found 'blue'"),
      ("--direction up", "--direction: expected auto, ltr or rtl, found 'up'"),
      ("--app-id=", "--app-id: expected a name such as"),
      ("check", "expected a menu document's name, found nothing"),
      ("check a b", "unexpected argument 'b'"),
      ("check --once a", "unknown option '--once'"),
      ("render -o a.png --once", "--once: expected no command render beside it"),
      ("--closed=yes", "--closed: expected no value"),
      ("--fold", "--fold: expected one of push, door, flip, found nothing"),
      ("--fold flap", "--fold: expected one of push, door, flip, found 'flap'"),
      ("--fold Door", "--fold: expected one of push, door, flip, found 'Door'"),
      ("--example", "--example: expected one of task-chooser, door, slide-out, floating-burger, found nothing"),
      ("--example flap", "--example: expected one of task-chooser, door, slide-out, floating-burger, found 'flap'"),
      ("--left 1.1", "--left: expected a number from 0 (out of view) to 1 (in view), found '1.1'"),
      ("--right nan", "--right: expected a number from 0"),
      ("--scroll -1", "--scroll: expected a number of logical pixels from 0 to 1000000, found '-1'"),
      ("--pin-above wide", "--pin-above: expected a number of logical pixels from 1 to 1000000, found 'wide'"),
      ("--perspective 0", "--perspective: expected a number of logical pixels from 1 to 1000000, found '0'"),
      ("--perspective -1", "--perspective: expected"),
      ("--perspective inf", "--perspective: expected"),
      ("--perspective nan", "--perspective: expected"),
      ("--perspective far", "--perspective: expected"),
      ("render", "missing option -o: expected a file's name"),
      ("render -o", "-o: expected a file's name, found nothing"),
      ("render --output=", "-o: expected a file's name, found ''"),
      ("render -o a.png b.png c.png", "unexpected argument 'c.png'"),
      ("render -o a.png --size 0x480", "--size: expected WIDTHxHEIGHT in whole logical pixels, each from 1 to 16384"),
      ("render -o a.png --size -3x480", "--size: expected"),
      ("render -o a.png --size 800", "--size: expected"),
      ("render -o a.png --size 800x", "--size: expected"),
      ("render -o a.png --size 1x2x3", "--size: expected"),
      ("render -o a.png --size 1.5x2", "--size: expected"),
      ("render -o a.png --size 30000x30000", "--size: expected"),
      ("render -o a.png --size 99999999999999999999x1", "--size: expected"),
      ("render -o a.png --size 16384x16384", "expected at most 67108864 device pixels and 32767 a side"),
      ("render -o a.png --size 16384x1 --scale 4", "expected at most 67108864 device pixels and 32767 a side"),
      ("render -o a.png --scale 0", "--scale: expected a number from 0.5 to 8, found '0'"),
      ("render -o a.png --scale -2", "--scale: expected"),
      ("render -o a.png --scale nan", "--scale: expected"),
      ("render -o a.png --scale inf", "--scale: expected"),
      ("render -o a.png --fraction 1.1", "--fraction: expected a number from 0 (open) to 1 (folded), found '1.1'"),
      ("render -o a.png --fraction nan", "--fraction: expected"),
      ("render -o a.png --only detail", "--only: expected menu, found 'detail'"),
      ("render -o a.png --flat", "--flat: expected together with --only menu"),
      ("render -o a.png --decorations server", "--decorations: expected none or client, found 'server'"),
    ])
  func refused(line: String, message: String) {
    let error = #expect(throws: UsageError.self) {
      try Command.parse(line.split(separator: " ").map(String.init))
    }
    #expect(error?.description.contains(message) == true, "\(line): \(error?.description ?? "no error")")
    #expect(error?.description.contains("\n") == false)
  }

  @Test("whatever an argument holds, the message about it is one short line")
  func oneLine() {
    for text in ["a\nb", "\u{1B}[31m", "\u{2028}\r\t", String(repeating: "long", count: 1000), ""] {
      for arguments in [["--fold", text], ["--\(text)x"], ["a", text + "x"], ["render", "--size", text]] {
        let error = #expect(throws: UsageError.self) { try Command.parse(arguments) }
        let message = error?.description ?? ""
        #expect(!message.contains(where: \.isNewline) && !message.contains("\u{1B}"))
        #expect(message.count < 600)
      }
    }
  }

  @Test("every option is in the help, and the help is narrow enough to read")
  func help() {
    for option in OptionName.allCases {
      #expect(Help.text.contains("--\(option.name) ") || Help.text.contains("--\(option.name)\n"))
    }
    for status in ExitStatus.allCases { #expect(Help.text.contains("\(status.rawValue)  \(status.summary)")) }
    #expect(Help.text.split(separator: "\n").allSatisfy { $0.count <= 120 })
  }

  @Test("a standard output that takes nothing is status 1 and one line")
  func fullOutput() {
    var errors = ""
    let full = AnswerSink { (_) throws(StandardStream.Failure) in throw .system(ENOSPC) }
    let program = Program(answers: full, errors: { errors += $0 })
    #expect(program.run(["--help"]) == .failed)
    #expect(errors == "hinge: standard output: No space left on device\n")
  }
}

extension WindowOptions {
  /// That which a person asked for.
  nonisolated fileprivate mutating func takeSize(_ width: Int, _ height: Int) {
    (self.width, self.height, hasOwnSize) = (width, height, true)
  }
}
