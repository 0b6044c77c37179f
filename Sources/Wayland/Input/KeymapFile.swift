import CXKBCommon
import Glibc

/// A keymap as the compositor sends it: text in a file, mapped privately, not yet read. Reading it takes a millisecond
/// here and sixty on a Raspberry Pi Zero, so it waits for the first key.
final class KeymapFile {
  let text: UnsafePointer<CChar>
  let length: Int
  private let memory: UnsafeMutableRawPointer

  /// Takes the descriptor over and closes it. Fails when there is nothing of this size in it (W31).
  init?(fd: Int32, size: UInt32) {
    defer { close(fd) }
    var status = stat()
    // Beyond the file's end lies SIGBUS.
    guard size > 0, fstat(fd, &status) == 0, status.st_size >= Int(size) else { return nil }
    guard let memory = mmap(nil, Int(size), PROT_READ, MAP_PRIVATE, fd, 0), memory != MAP_FAILED else { return nil }
    self.memory = memory
    length = Int(size)
    text = UnsafePointer(memory.assumingMemoryBound(to: CChar.self))
  }

  deinit {
    munmap(memory, length)
  }
}
