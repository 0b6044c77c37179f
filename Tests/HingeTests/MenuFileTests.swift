import Glibc
import HingeKit
import MenuDocuments
import PictureDecoders
import Testing

@testable import hinge

/// Menus that people wrote: files, standard input, and the person's own.
@Suite struct MenuFileTests {
  private static let good =
    #"{"version": 1, "title": "T", "left": {"presentation": "hinge", "items": [{"title": "A"}]}}"#
  private let folder = TemporaryFolder()

  /// `hinge` with these arguments in the folder's files: its status and what it said.
  private func run(
    _ arguments: String..., input: Int32 = -1, userMenu: String? = nil
  ) -> (status: hinge.ExitStatus, output: String, errors: [String]) {
    var (output, errors) = ("", "")
    let answers = AnswerSink { bytes in
      output += String(decoding: bytes, as: UTF8.self)
      return bytes.count
    }
    let program = Program(
      answers: answers, errors: { errors += $0 }, input: input, userMenu: userMenu, drawer: PictureReader())
    let status = program.run(arguments)
    return (status, output, errors.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init))
  }

  @Test("R5.3 check says nothing of a document that is as it should be, status 0")
  func good() throws {
    let file = try folder.write(Self.good, to: "menu.json")
    let answer = run("check", file)
    #expect(answer.status == .done && answer.output.isEmpty && answer.errors.isEmpty)
  }

  @Test("the examples' own files are as they should be, with all their pictures")
  func examples() throws {
    let files = ["MenuItems.json"] + Example.allCases.map(\.path)
    for file in files { #expect(run("check", "\(Golden.package)/Resources/\(file)").status == .done, "\(file)") }
  }

  @Test("R5.3 check says all that is wrong with a document as compilers do, status 2; so does every other command")
  func wrong() throws {
    let file = try folder.write(
      "{\"version\": 1, \"title\": 7, \"left\": {\"presentation\": \"hinge\",\n\"items\": [{\"titel\": \"A\"}]}}",
      to: "a.json")
    let lines = [
      "\(file):1:25: title: expected some text, found 7",
      "\(file):2:11: left.items[0].title: expected this key, found nothing",
      "\(file):2:12: left.items[0]: expected one of the keys id, title, subtitle, trailing, badge, text, author, color, "
        + "icon, picture, value, command, found 'titel'",
    ]
    for answer in [run("check", file), run(file), run("render", "-o", "\(folder.path)/a.png", file)] {
      #expect(answer.status == .usage && answer.errors == lines)
    }
  }

  @Test("R5.3 check tells of each picture that is missing or broken and where it is named, status 1")
  func pictures() throws {
    try folder.write(#"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>"#, to: "good.svg")
    try folder.write("<svg", to: "bad.svg")
    let file = try folder.write(
      #"""
      {"version": 1, "title": "T", "left": {"presentation": "hinge", "items": [
      {"title": "A", "icon": "good.svg", "picture": "bad.svg"},
      {"title": "B", "icon": "./none.svg", "picture": "good.svg"},
      {"title": "C", "icon": "bad.svg"}]}}
      """#, to: "menu.json")
    let answer = run("check", file)
    #expect(answer.status == .failed && answer.errors.count == 3)
    for (line, begin) in zip(
      answer.errors, ["2:47: left.items[0].picture", "3:24: left.items[1].icon", "4:24: left.items[2].icon"])
    {
      #expect(line.hasPrefix("\(file):\(begin): expected a picture, found "))
    }
  }

  @Test("R5.2 a document on standard input is read to its end; its name is -")
  func standardInput() throws {
    #expect(try run("check", "-", input: folder.open(Self.good)).status == .done)
    let answer = try run("check", "-", input: folder.open("{}}"))
    #expect(answer.status == .usage && answer.errors == ["-:1:3: expected the document's end, found '}'"])
    let closed = run("check", "-", input: -1)
    #expect(closed.status == .usage && closed.errors == ["-: cannot be read: it is closed"])
  }

  @Test(
    "what is no file that can be read is told in one line, status 2; a pipe that nobody writes to is not waited for")
  func unreadable() throws {
    #expect(run("check", "/nowhere/a.json").errors == ["/nowhere/a.json: cannot be read: No such file or directory"])
    let answer = run("check", folder.path)
    #expect(answer.status == .usage && answer.errors == ["\(folder.path): cannot be read: Is a directory"])
    let pipe = folder.place("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(run("check", pipe).errors == ["\(pipe):1:1: expected a JSON document, found nothing"])
    // It has no end.
    let zeros = run("check", "/dev/zero")
    #expect(zeros.errors == ["/dev/zero:1:1: expected a document of at most 8388608 bytes, found 8388609"])
  }

  @Test("R5.2 the person's own menu is shown where no other is asked for; one that is wrong is told")
  func ownMenu() throws {
    let file = try folder.write("[]", to: "menu.json")
    #expect(run(userMenu: file).errors == ["\(file):1:1: expected an object, found a list"])
    let picture = folder.place("a.png")
    #expect(run("render", "-o", picture, "--select", "A", userMenu: file).status == .usage)
    try folder.write(Self.good, to: "menu.json")
    #expect(run("render", "-o", picture, "--select", "A", userMenu: file).status == .done)
    #expect(run("render", "-o", picture, "--select", "A").status == .usage, "the built-in menu has no A")
  }

  @Test("R5.2 the person's own menu is hinge/menu.json in XDG_CONFIG_HOME, which is absolute, else in ~/.config")
  func ownMenuPath() throws {
    #expect(mkdir(folder.place("hinge"), 0o700) == 0 && mkdir(folder.place(".config"), 0o700) == 0)
    #expect(UserMenu.path(configuration: folder.path, home: nil) == nil, "there is none yet")
    let file = try folder.write(Self.good, to: "hinge/menu.json")
    #expect(UserMenu.path(configuration: folder.path, home: "/nowhere") == file)
    #expect(UserMenu.path(configuration: "hinge", home: folder.path) == nil)
    #expect(mkdir(folder.place(".config/hinge"), 0o700) == 0)
    let inHome = try folder.write(Self.good, to: ".config/hinge/menu.json")
    for configuration in [nil, "", "hinge"] {
      #expect(UserMenu.path(configuration: configuration, home: folder.path) == inHome)
    }
    #expect(UserMenu.path(configuration: nil, home: nil) == nil)
  }

  @Test("R5.2 names of files in a document begin at its folder")
  func relative() throws {
    let file = try folder.write(Self.good, to: "menu.json")
    let source = try FileMenuDataSource(file: file)
    #expect(source.picture(named: "a/b.png") == .file(path: "\(folder.path)/a/b.png"))
    #expect(source.picture(named: "/a.png") == .file(path: "/a.png") && source.picture(named: "a") == .icon(name: "a"))
    let piped = try FileMenuDataSource(standardInput: folder.open(Self.good))
    #expect(piped.picture(named: "a.png") == .file(path: "a.png") && piped.file == nil)
  }

  @Test("a file that is read again and is wrong leaves the menu as it was")
  func reload() throws {
    let file = try folder.write(Self.good, to: "menu.json")
    let source = try FileMenuDataSource(file: file)
    try folder.write("{", to: "menu.json")
    #expect(throws: MenuFileError.self) { try source.reload() }
    #expect(source.document.title == "T")
    try folder.write(Self.good.replacing("\"T\"", with: "\"U\""), to: "menu.json")
    try source.reload()
    #expect(source.document.title == "U")
  }
}
