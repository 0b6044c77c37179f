import Glibc

/// Wakes a waiting test when a file appears in a directory or grows there, or when a process ends.
final class DirectoryWatch {
  private let descriptor: Int32

  init(_ path: String) throws {
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard descriptor >= 0 else { throw EndToEndError.system("inotify_init1", errno) }
    guard inotify_add_watch(descriptor, path, UInt32(IN_CREATE | IN_MODIFY | IN_CLOSE_WRITE | IN_MOVED_TO)) >= 0 else {
      throw EndToEndError.system("inotify_add_watch \(path)", errno)
    }
  }

  deinit {
    close(descriptor)
  }

  /// Blocks until something happened in the directory, until the other descriptor is readable, or that long.
  func wait(orFor other: Int32, milliseconds: Int32) {
    var descriptors = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0), pollfd(fd: other, events: Int16(POLLIN), revents: 0),
    ]
    poll(&descriptors, 2, milliseconds)
    // Only that something happened is of interest, and every event read now is one already looked at.
    var scratch = [UInt8](repeating: 0, count: 4096)
    while read(descriptor, &scratch, scratch.count) > 0 {}
  }
}
