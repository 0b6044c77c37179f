/// The watch over a file descriptor. Ends when it is cancelled or released, which is to be before the descriptor is
/// closed.
public final class LoopWatch {
  /// What is watched.
  public let fd: Int32
  private weak var loop: EventLoop?
  private var action: (() -> Void)?

  init(fd: Int32, loop: EventLoop, action: @escaping () -> Void) {
    self.fd = fd
    self.loop = loop
    self.action = action
  }

  deinit {
    cancel()
  }

  /// Ends the watch.
  public func cancel() {
    guard action != nil else { return }
    action = nil
    loop?.unwatch(fd)
  }

  /// Changes what is waited for, from the next round on.
  public func update(for readiness: Readiness) {
    guard action != nil else { return }
    loop?.update(self, for: readiness)
  }

  func fire() {
    action?()
  }
}
