import HingeKit
import MenuDocuments
import Testing

@testable import hinge

/// `OptionName` is the truth; the help, the man page and what the shells complete must say the same, no more, no less.
@Suite("Every option is in the help, the man page and the completions, and they know no others")
struct OptionListTests {
  private static let window = OptionName.allCases.filter { !$0.isForRenderOnly }
  nonisolated private static let render = OptionName.allCases.filter { !$0.isForWindowOnly }

  /// The words that a value can be; nil where it is free, or where there is none.
  private static func choices(_ option: OptionName) -> [String]? {
    switch option {
    case .example: Example.allCases.map(\.rawValue)
    case .print: Answer.allCases.map(\.rawValue)
    case .theme: ["auto"] + Theme.allCases.map(\.rawValue)
    case .direction: MenuDocument.Direction.allCases.map(\.rawValue)
    case .fold: FoldStyle.allCases.map(\.rawValue)
    case .zoom: ["auto"]
    case .only: ["menu"]
    case .decorations: ["none", "client"]
    default: nil
    }
  }

  /// As a person types what comes before the value of an option.
  private static func line(_ option: OptionName) -> String {
    option.isForRenderOnly ? "hinge render --\(option.name)" : "hinge --\(option.name)"
  }

  @Test("the help")
  func help() {
    let parts = Help.text.split(separator: "Render options:")
    for (part, options) in zip(parts, [Self.window, OptionName.allCases.filter(\.isForRenderOnly)]) {
      let words = part.split(separator: "\n").filter { $0.hasPrefix("  -") || $0.hasPrefix("      --") }.map { line in
        line.split(separator: " ").prefix { $0.hasPrefix("-") }.map { $0.filter { $0 != "," } }
      }
      let expected = options.map { option in (option.letter.map { ["-\($0)"] } ?? []) + ["--\(option.name)"] }
      #expect(words == expected)
    }
  }

  @Test("the man page")
  func manPage() throws {
    let entries = try ManPage("hinge.1").entries.filter { !$0.options.isEmpty }
    #expect(entries.flatMap(\.options).sorted() == OptionName.allCases.map(\.name).sorted())
    #expect(
      entries.filter { $0.heading == "Pictures" }.flatMap(\.options).sorted()
        == OptionName.allCases.filter(\.isForRenderOnly).map(\.name).sorted())
    let limits: [OptionName: String] = [
      .perspective: MenuLimits.perspective.spelled, .pinAbove: Limits.pinAbove.spelled,
      .timeout: Limits.timeout.spelled, .size: Limits.side.spelled, .scale: Limits.scale.spelled,
      .scroll: Limits.scroll.spelled,
    ]
    for option in OptionName.allCases {
      let entry = try #require(
        entries.first { $0.options == [option.name] }, "--\(option.name) has an entry of its own")
      #expect(entry.letters == (option.letter.map { [String($0)] } ?? []), "-\(entry.letters) of --\(option.name)")
      let hasValue = entry.tag.contains(" Ar ") || entry.tag.contains(" Cm ")
      #expect(hasValue == (option.valueName != nil), "\(entry.tag)")
      for choice in Self.choices(option) ?? [] {
        #expect("\(entry.tag)\(entry.text)".contains("Cm \(choice)"), "--\(option.name) \(choice)")
      }
      if let limit = limits[option] { #expect(entry.text.contains(limit), "--\(option.name) \(limit)") }
    }
  }

  @Test("the man page has every exit status")
  func statuses() throws {
    let entries = try ManPage("hinge.1").entries.filter { $0.heading == "EXIT STATUS" }
    let statuses = entries.flatMap { $0.tag.split(separator: " , ").map(String.init) }
    #expect(statuses == ExitStatus.allCases.map { "\($0.rawValue)" })
  }

  @Test("the man page's examples are shell, with options that there are")
  func examples() throws {
    let examples = try ManPage("hinge.1").literals.filter { $0.contains("hinge ") }
    #expect(!examples.isEmpty)
    for example in examples {
      let check = try ToolRun(["bash", "-n", "-c", example])
      #expect(check.status == 0, "\(example)\(check.output)")
      for line in example.split(separator: "\n") {
        let words = line.split(separator: "hinge ", maxSplits: 1).dropFirst().joined()
        for word in words.split(whereSeparator: { " )".contains($0) }) where word.hasPrefix("--") {
          #expect(OptionName.allCases.contains { "--\($0.name)" == word }, "\(word) in \(line)")
        }
      }
    }
  }

  @Test("what the shells complete", arguments: Shell.allCases)
  func completions(shell: Shell) throws {
    let commands = [("hinge", Self.window), ("hinge render", Self.render), ("hinge check", [.help, .version])]
    let offers = try shell.offers(after: commands.flatMap { command, _ in ["\(command) --", "\(command) -"] })
    for (index, (command, options)) in commands.enumerated() {
      let names = Set(offers[index * 2]).subtracting(["--"])
      #expect(names == Set(options.map { "--\($0.name)" }), "\(command) in \(shell)")
      let letters = offers[index * 2 + 1].filter { $0.count == 2 && $0 != "--" }
      #expect(Set(letters) == Set(options.compactMap(\.letter).map { "-\($0)" }), "\(command) in \(shell)")
    }
  }

  @Test("what the shells complete as an option's value", arguments: Shell.allCases)
  func values(shell: Shell) throws {
    let options = OptionName.allCases.filter { $0.valueName != nil && $0 != .output && $0 != .layout }
    let offers = try shell.offers(after: options.flatMap { ["\(Self.line($0)) ", "\(Self.line($0))="] })
    for (index, option) in options.enumerated() {
      let expected = Set(Self.choices(option) ?? [])
      #expect(Set(offers[index * 2]) == expected, "--\(option.name) in \(shell)")
      // To fish, what is free may be anything at all after the sign.
      #expect(expected.isEmpty || Set(offers[index * 2 + 1]) == expected, "--\(option.name)= in \(shell)")
    }
  }

  @Test("the shells complete commands, menus and pictures", arguments: Shell.allCases)
  func words(shell: Shell) throws {
    let folder = TemporaryFolder()
    for name in ["menu.json", "picture.png"] { try folder.write("", to: name) }
    try folder.makeFolder("folder")
    let lines = [
      "hinge ", "hinge --once ", "hinge render ", "hinge check ", "hinge r", "hinge check m",
      "hinge render -o ", "hinge render --output ", "hinge render --output=",
    ]
    let offers = try shell.offers(after: lines, in: folder.path).map(Set.init)
    #expect(offers[0].isSuperset(of: ["render", "check", "menu.json", "folder"]))
    for offer in offers[1...3] {
      #expect(offer.isSuperset(of: ["menu.json", "folder"]) && offer.isDisjoint(with: ["render", "check"]))
    }
    #expect(offers[4] == ["render"])
    #expect(offers[5] == ["menu.json"])
    for offer in offers[6...8] { #expect(offer.isSuperset(of: ["picture.png", "folder"])) }
  }
}
