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

/// What a file descriptor is ready for.
public struct Readiness: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt8

  /// Makes a set of its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// There is something to read, or the other end has hung up.
  public static let reading = Readiness(rawValue: 1)
  /// There is room to write.
  public static let writing = Readiness(rawValue: 2)
}
