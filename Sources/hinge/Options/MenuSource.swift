/// Where the menu comes from.
enum MenuSource: Hashable {
  /// The person's own menu if there is one, else the built-in one.
  case standard
  case example(Example)
  /// A menu document.
  case file(String)
  /// A menu document on standard input.
  case standardInput
  /// Plain items on standard input, each of which ends with this byte.
  case lines(terminator: UInt8)
}
