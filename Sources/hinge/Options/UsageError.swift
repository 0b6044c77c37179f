import MenuDocuments

/// The command line asks for something that there is not. One line each, naming what was expected.
enum UsageError: Error, Hashable {
  /// An option that there is not, or an abbreviation that fits several.
  case unknownOption(String, expected: [OptionName])
  /// An option that needs a value has none.
  case missingValue(OptionName)
  /// An option that takes no value has one.
  case unwantedValue(OptionName)
  /// A value of the wrong kind, or beyond its limits.
  case badValue(OptionName, expected: String, found: String)
  /// An argument that is no option.
  case unexpectedArgument(String)
  /// The command check without a file, or a name without a letter.
  case missingFile
  /// An option beside something else that it cannot go with.
  case excluded(OptionName, by: String)
  /// An option that this command cannot do without.
  case missingOption(OptionName)
  /// An option that means something only with another.
  case needs(OptionName, other: String)
  /// An option that means nothing for the menu to be shown.
  case meaningless(OptionName, expected: String)
  /// Size and scale are each within their limits, but the picture is not.
  case tooManyPixels(width: Int, height: Int)
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownOption(let option, let expected):
      "unknown option \(option.quoted): expected one of \(expected.map(\.spelled).joined(separator: ", "))"
    case .missingValue(let option):
      "\(option.spelled): expected \(option.expectedValue), found nothing"
    case .unwantedValue(let option):
      "\(option.spelled): expected no value, found one"
    case .badValue(let option, let expected, let found):
      "\(option.spelled): expected \(expected), found \(found.quoted)"
    case .unexpectedArgument(let argument):
      "unexpected argument \(argument.quoted): expected one menu"
    case .missingFile: "expected a menu document's name, found nothing"
    case .excluded(let option, let other): "\(option.spelled): expected no \(other) beside it"
    case .missingOption(let option):
      "missing option \(option.spelled): expected \(option.expectedValue)"
    case .needs(let option, let other):
      "\(option.spelled): expected together with \(other)"
    case .meaningless(let option, let expected):
      "\(option.spelled): expected \(expected)"
    case .tooManyPixels(let width, let height):
      "--size and --scale: expected at most \(Limits.area) device pixels and \(Limits.deviceSide) a side, "
        + "found \(width)x\(height)"
    }
  }
}
