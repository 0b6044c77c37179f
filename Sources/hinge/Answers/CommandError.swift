import Glibc
import MenuDocuments

/// What can go wrong with an item's command; one human line each.
enum CommandError: Error, Hashable {
  /// A text that is put into its arguments has a NUL in it, where an argument would end.
  case containsNUL(command: String)
  /// It was not started; the number is the system's `errno`.
  case notStarted(command: String, Int32)
  /// It ended with another status than 0.
  case failed(command: String, status: Int32)
  /// A signal ended it.
  case killed(command: String, signal: Int32)
}

extension CommandError: CustomStringConvertible {
  var description: String {
    switch self {
    case .containsNUL(let command): "command \(command.quoted): expected arguments without a NUL"
    case .notStarted(let command, let number):
      "command \(command.quoted): not started: \(strerror(number).map { String(cString: $0) } ?? "error \(number)")"
    case .failed(let command, let status): "command \(command.quoted): ended with status \(status)"
    case .killed(let command, let signal):
      "command \(command.quoted): ended by signal \(signal)"
        + (strsignal(signal).map { " (\(String(cString: $0)))" } ?? "")
    }
  }
}
