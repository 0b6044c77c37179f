/// The text of `--help`, made from the list of options.
enum Help {
  static let version = "0.1.0"

  static var text: String {
    """
    usage: hinge [OPTIONS] [MENU]
           hinge [OPTIONS] --lines
           hinge render -o OUT.png [OPTIONS] [RENDER OPTIONS] [MENU]
           hinge check MENU

    Asks a person to choose, with a finger, and prints what was chosen. MENU is a JSON file (man hinge-menu), or - for
    standard input; without it, it is your own ~/.config/hinge/menu.json, else the built-in one. The command render draws
    the window into a picture, without any compositor; check says what is wrong with a menu.

    Options:
    \(lines(OptionName.allCases.filter { !$0.isForRenderOnly }))

    Render options:
    \(lines(OptionName.allCases.filter(\.isForRenderOnly)))

    Exit status:
    \(ExitStatus.allCases.map(line).joined(separator: "\n"))

    """
  }

  private static func line(_ status: ExitStatus) -> String {
    let number = "\(status.rawValue)"
    return String(repeating: " ", count: 5 - number.count) + "\(number)  \(status.summary)"
  }

  private static func lines(_ options: [OptionName]) -> String {
    let names = options.map { option in
      let letter = option.letter.map { "-\($0), " } ?? "    "
      return letter + "--\(option.name)" + (option.valueName.map { " \($0)" } ?? "")
    }
    let column = (names.map(\.count).max() ?? 0) + 2
    return zip(options, names).map { option, name in
      "  " + name + String(repeating: " ", count: column - name.count) + option.summary
    }.joined(separator: "\n")
  }
}
