import Glibc
import HingeKit
import Loop

/// Where answers go, and whatever else the program was asked for: standard output, whose reader may take their time. A
/// window never waits for that.
@MainActor final class AnswerSink {
  /// Where they are written, to be watched; nil where nothing makes anybody wait.
  let descriptor: Int32?
  private let write: (ArraySlice<UInt8>) throws(StandardStream.Failure) -> Int
  private var pending: ArraySlice<UInt8> = []

  /// - Parameter write: Takes bytes without waiting, and returns how many: 0 where one must wait for `descriptor`.
  init(descriptor: Int32? = nil, write: @escaping (ArraySlice<UInt8>) throws(StandardStream.Failure) -> Int) {
    self.descriptor = descriptor
    self.write = write
  }

  static var standardOutput: AnswerSink {
    AnswerSink(descriptor: StandardStream.output.rawValue) { (bytes) throws(StandardStream.Failure) in
      try StandardStream.output.writeAtOnce(bytes)
    }
  }

  /// Whether all of them are taken.
  var isEmpty: Bool { pending.isEmpty }

  /// Adds a text at the end.
  func add(_ text: String) { pending += Array(text.utf8) }

  /// Hands on what is taken without waiting. What can't be written is dropped.
  func drain() throws(StandardStream.Failure) {
    do throws(StandardStream.Failure) {
      while !pending.isEmpty {
        let count = try write(pending)
        guard count > 0 else { return }
        pending = pending.dropFirst(count)
      }
    } catch {
      pending = []
      throw error
    }
  }

  /// Hands on everything, and waits until it is taken.
  func flush() throws(StandardStream.Failure) {
    while true {
      try drain()
      guard !isEmpty, let descriptor else { return }
      var writable = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&writable, 1, -1)
    }
  }
}
