import CLinux
import Glibc
import Synchronization

/// The way from another thread to an event loop's.
public final class LoopRemote: Sendable {
  /// An eventfd.
  let descriptor: Int32
  private let actions = Mutex<[@Sendable () -> Void]>([])

  init() throws(SystemError) {
    descriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
    guard descriptor >= 0 else { throw SystemError("eventfd", errno) }
  }

  deinit {
    close(descriptor)
  }

  /// Has the loop call the action in its next round, and wakes it. From any thread; a loop that is gone calls nothing.
  public func perform(_ action: @escaping @Sendable () -> Void) {
    let isFirst = actions.withLock { actions in
      actions.append(action)
      return actions.count == 1
    }
    if isFirst { eventfd_write(descriptor, 1) }
  }

  /// Calls what has gathered. On the loop's thread.
  func runAll() {
    var count: eventfd_t = 0
    eventfd_read(descriptor, &count)
    let gathered = actions.withLock { actions in
      defer { actions = [] }
      return actions
    }
    for action in gathered { action() }
  }
}
