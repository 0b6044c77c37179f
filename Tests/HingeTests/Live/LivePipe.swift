import CLinux
import Glibc
import Wayland

/// A pipe into the program, whose other end the test holds.
final class LivePipe {
  let reading: Int32
  private var writing: Int32

  struct Failure: Error {}

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe2(&ends, O_CLOEXEC) == 0 else { throw Failure() }
    (reading, writing) = (ends[0], ends[1])
  }

  func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = Glibc.write(writing, bytes, bytes.count)
  }

  /// The input has ended.
  func end() {
    guard writing >= 0 else { return }
    close(writing)
    writing = -1
  }

  isolated deinit {
    end()
    close(reading)
  }
}
