/// A call that an event loop makes at a time, once.
public final class LoopTimer {
  /// The time of the loop's clock at which the call is due.
  public let deadline: Duration
  let order: UInt64
  private weak var loop: EventLoop?
  private var action: (() -> Void)?

  init(deadline: Duration, order: UInt64, loop: EventLoop, action: @escaping () -> Void) {
    self.deadline = deadline
    self.order = order
    self.loop = loop
    self.action = action
  }

  /// Cancels the call; does nothing once it was made.
  public func cancel() {
    guard action != nil else { return }
    action = nil
    loop?.remove(self)
  }

  func fire() {
    guard let action else { return }
    self.action = nil
    loop?.remove(self)
    action()
  }
}
