import Glibc
import MenuDocuments

extension LineReader {
  /// What is to be said when there is nothing more to read.
  struct Summary: Hashable, Sendable {
    var end: End
    /// How many lines there are.
    var lines: Int
    /// How many of them were longer than a line may be, and were cut.
    var cutLines: Int
    var limits: LineLimits

    /// One for each thing that is not as a person would expect, without the program's name.
    var messages: [String] {
      var messages: [String] = []
      if cutLines > 0 {
        messages.append("\(cutLines) \(cutLines == 1 ? "line was" : "lines were") cut after \(limits.lineBytes) bytes")
      }
      switch end {
      case .complete: break
      case .stopped(.tooManyLines): messages.append("only the first \(lines) lines were read")
      case .stopped(.tooManyBytes): messages.append("only the first \(lines) lines, \(limits.bytes) bytes, were read")
      case .failed(let number):
        messages.append("standard input: \(strerror(number).map { String(cString: $0) } ?? "error \(number)")")
      }
      return messages
    }
  }
}
