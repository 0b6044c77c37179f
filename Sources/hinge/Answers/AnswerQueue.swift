import HingeKit

/// Answers on their way to standard output, whose reader may take their time: the window never waits for that.
struct AnswerQueue {
  private var pending: ArraySlice<UInt8> = []

  /// Whether all of them are taken.
  var isEmpty: Bool { pending.isEmpty }

  /// Adds an answer at the end.
  mutating func add(_ line: String) { pending += Array(line.utf8) }

  /// Hands on what is taken without waiting.
  mutating func drain() throws(StandardStream.Failure) {
    while !pending.isEmpty {
      let count = try StandardStream.output.writeAtOnce(pending)
      guard count > 0 else { return }
      pending = pending.dropFirst(count)
    }
    pending = []
  }

  /// What is not taken yet, which is then nothing of this queue's any more.
  mutating func takeRest() -> String {
    defer { pending = [] }
    return String(decoding: pending, as: UTF8.self)
  }
}
