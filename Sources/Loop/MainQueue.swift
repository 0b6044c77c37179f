import CLinux
import Dispatch
import Glibc
import Synchronization

/// The main dispatch queue, which the loop runs in place of `dispatchMain`, as CoreFoundation's run loop does.
enum MainQueue {
  /// Whether this is the main thread, and not within work of the main queue, which does not go round in itself.
  static var canRun: Bool {
    guard gettid() == getpid() else { return false }
    let probe = Probe()
    DispatchQueue.main.async { probe.hasRun.store(true, ordering: .relaxed) }
    runMainQueue(nil)
    return probe.hasRun.load(ordering: .relaxed)
  }

  /// Has the loop run the main queue's work, if this is the main thread.
  static func watch(on loop: EventLoop) throws(SystemError) -> LoopWatch? {
    guard gettid() == getpid() else { return nil }
    // Where libdispatch gets no descriptor it ends the program.
    let probe = eventfd(0, Int32(EFD_CLOEXEC))
    guard probe >= 0 else { throw SystemError("eventfd", errno) }
    close(probe)
    let descriptor = mainQueueHandle()
    guard descriptor >= 0 else { return nil }
    runMainQueue(nil)
    return try loop.watch(descriptor, for: .reading) {
      var count: eventfd_t = 0
      eventfd_read(descriptor, &count)
      runMainQueue(nil)
    }
  }
}

/// Finds out whether a queue runs.
private final class Probe: Sendable {
  let hasRun = Atomic(false)
}

/// libdispatch's descriptor that is readable when the main queue has work; made for CoreFoundation.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> Int32

/// Runs the work that the main queue has; on the main thread only.
@_silgen_name("_dispatch_main_queue_callback_4CF")
private func runMainQueue(_ ignored: UnsafeMutableRawPointer?)
