/// skeleton
public final class EventLoop {
  public let clock: any MonotonicClock
  public init(clock: any MonotonicClock = SystemClock()) throws(WaylandError) { self.clock = clock }
  public var now: Duration { clock.now }
  public func addTimer(after: Duration, _ action: @escaping () -> Void) -> LoopTimer { LoopTimer() }
  public func addTimer(at: Duration, _ action: @escaping () -> Void) -> LoopTimer { LoopTimer() }
  public func watch(_ fd: Int32, for readiness: Readiness, _ action: @escaping () -> Void) throws(WaylandError)
    -> LoopWatch
  { LoopWatch() }
  public var remote: LoopRemote { LoopRemote() }
  @discardableResult public func runOnce(waiting: Bool) throws(WaylandError) -> Bool { false }
  public func run() throws(WaylandError) {}
  public func stop() {}
}
public final class LoopTimer { public func cancel() {} }
public final class LoopWatch { public func cancel() {} }
public struct LoopRemote: Sendable {
  public func perform(_ action: @escaping @Sendable () -> Void) {}
}
