/// Takes a command line apart as `getopt_long` does, as a function of the arguments alone.
///
/// Everything that people know from GNU programs holds: `--name value`, `--name=value`, unambiguous abbreviations,
/// `-oVALUE`, several letters together, options after arguments, and `--` for the end of the options.
/// (`getopt_long` itself is not in Swift's Glibc module, and keeps its place in global variables.)
struct CommandLineReader {
  /// An option and the value it came with.
  struct Occurrence: Hashable {
    var option: OptionName
    var value: String?
  }

  /// The options that there are; every other one is an error.
  let known: [OptionName]
  /// The options in the order they came.
  private(set) var occurrences: [Occurrence] = []
  /// What is no option, in order.
  private(set) var operands: [String] = []

  /// Reads the arguments that follow the program's name.
  ///
  /// Throws for the first option that is not known, or whose value is missing or unwanted.
  init(_ arguments: [String], known: [OptionName]) throws(UsageError) {
    self.known = known
    var rest = ArraySlice(arguments)
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      } else if argument.hasPrefix("--") {
        try readName(argument, rest: &rest)
      } else if argument.hasPrefix("-"), argument != "-" {
        try readLetters(argument, rest: &rest)
      } else {
        operands.append(argument)
      }
    }
  }

  /// `--name`, `--name value` or `--name=value`.
  private mutating func readName(_ argument: String, rest: inout ArraySlice<String>) throws(UsageError) {
    let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first ?? ""
    let candidates = known.filter { $0.name.hasPrefix(name) }
    guard !name.isEmpty, let option = candidates.first(where: { $0.name == name }) ?? candidates.first,
      option.name == name || candidates.count == 1
    else { throw .unknownOption(argument, expected: known) }
    let attached = parts.count == 2 ? String(parts[1]) : nil
    if option.valueName == nil {
      guard attached == nil else { throw .unwantedValue(option) }
      occurrences.append(Occurrence(option: option))
    } else {
      try readValue(of: option, attached: attached, rest: &rest)
    }
  }

  /// `-h`, `-o value`, `-ovalue`, `-ho value`.
  private mutating func readLetters(_ argument: String, rest: inout ArraySlice<String>) throws(UsageError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = known.first(where: { $0.letter == letter }) else {
        throw .unknownOption("-\(letter)", expected: known)
      }
      if option.valueName != nil {
        try readValue(of: option, attached: letters.isEmpty ? nil : String(letters), rest: &rest)
        return
      }
      occurrences.append(Occurrence(option: option))
    }
  }

  private mutating func readValue(
    of option: OptionName, attached: String?, rest: inout ArraySlice<String>
  ) throws(UsageError) {
    guard let value = attached ?? rest.popFirst() else { throw .missingValue(option) }
    occurrences.append(Occurrence(option: option, value: value))
  }
}
