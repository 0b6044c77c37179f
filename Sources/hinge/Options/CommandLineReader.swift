import CLinux
import Glibc
import Synchronization

/// Takes a command line apart with `getopt_long`, so that everything that people know from GNU programs holds:
/// abbreviations, `--name=value`, `-oVALUE`, options after arguments, and `--` for the end of the options.
struct CommandLineReader {
  /// An option and the value it came with.
  struct Occurrence: Hashable {
    var option: OptionName
    var value: String?
  }

  /// The options in the order they came.
  private(set) var occurrences: [Occurrence] = []
  /// What is no option, in order.
  private(set) var operands: [String] = []

  /// `getopt_long` keeps its place in the process's own variables.
  private static let turn = Mutex(())
  /// What `getopt_long` calls the first option; letters lie below.
  private static let firstCode: Int32 = 256

  /// Reads the arguments that follow the program's name.
  ///
  /// Throws for the first option that is not among `known`, or whose value is missing or unwanted.
  init(_ arguments: [String], known: [OptionName]) throws(UsageError) {
    let result = Self.turn.withLock { _ in Result { () throws(UsageError) in try Self.read(arguments, known: known) } }
    (occurrences, operands) = try result.get()
  }

  private static func read(
    _ arguments: [String], known: [OptionName]
  ) throws(UsageError) -> ([Occurrence], [String]) {
    var words = (["hinge"] + arguments).map { strdup($0) } + [nil]
    let table = known.enumerated().map { index, name in
      option(
        name: UnsafePointer(strdup(name.name)), has_arg: name.valueName == nil ? no_argument : required_argument,
        flag: nil, val: firstCode + Int32(index))
    }
    defer {
      for word in words { free(word) }
      for entry in table { free(UnsafeMutableRawPointer(mutating: entry.name)) }
    }
    // The colon has a missing value told from an unknown option.
    let letters = known.compactMap { name in name.letter.map { "\($0)\(name.valueName == nil ? "" : ":")" } }
    let letterTable = ":" + letters.joined()
    let count = Int32(arguments.count + 1)

    var occurrences: [Occurrence] = []
    hinge_getopt_start()
    while true {
      let code = getopt_long(count, &words, letterTable, table + [option()], nil)
      switch code {
      case -1:
        let rest = words[Int(hinge_getopt_index())..<Int(count)]
        return (occurrences, rest.compactMap { $0.map { String(cString: $0) } })
      case Int32(UInt8(ascii: "?")):
        throw refusal(known: known, argument: words[max(0, Int(hinge_getopt_index()) - 1)])
      case Int32(UInt8(ascii: ":")):
        guard let name = Self.name(known, code: hinge_getopt_option()) else { continue }
        throw .missingValue(name)
      default:
        guard let name = Self.name(known, code: code) else { continue }
        occurrences.append(Occurrence(option: name, value: hinge_getopt_argument().map { String(cString: $0) }))
      }
    }
  }

  /// Why `getopt_long` takes no more: a long name that there is not or that fits several, a value where none belongs, or
  /// a letter that there is not.
  private static func refusal(known: [OptionName], argument: UnsafeMutablePointer<CChar>?) -> UsageError {
    let code = hinge_getopt_option()
    if let name = name(known, code: code), code >= firstCode { return .unwantedValue(name) }
    if code != 0, let letter = UnicodeScalar(UInt32(truncatingIfNeeded: code) & 0xFF) {
      return .unknownOption("-\(letter)", expected: known)
    }
    return .unknownOption(argument.map { String(cString: $0) } ?? "", expected: known)
  }

  private static func name(_ known: [OptionName], code: Int32) -> OptionName? {
    if code >= firstCode {
      let index = Int(code - firstCode)
      return index < known.count ? known[index] : nil
    }
    return known.first { $0.letter.flatMap(\.asciiValue).map(Int32.init) == code }
  }
}
