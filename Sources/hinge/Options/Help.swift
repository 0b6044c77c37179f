/// The text of `--help`, made from the list of options.
enum Help {
  static let version = "0.1.0"

  static var text: String {
    """
    usage: hinge [OPTIONS]
           hinge render -o OUT.png [RENDER OPTIONS] [OPTIONS]

    A menu beside a detail page, for a finger: swipe and the menu folds away, tap a row and the detail changes.
    Without --example it is the built-in menu. The command render draws the window into a picture, without any compositor.

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
