import Glibc

/// A clock that never goes backwards. Only differences between its readings mean anything.
public protocol MonotonicClock: AnyObject {
  /// The time since a start that is the clock's own affair; it never goes back.
  var now: Duration { get }
}

/// The system's own clock, `CLOCK_MONOTONIC`.
public final class SystemClock: MonotonicClock {
  /// Makes a clock.
  public init() {}

  /// The time since the machine started.
  public var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
}

/// A clock that stands still until it is advanced, for tests.
public final class ManualClock: MonotonicClock {
  /// The time that the clock shows. Starts at zero.
  public private(set) var now: Duration = .zero

  /// Makes a clock.
  public init() {}

  /// Moves the clock forward. Timers become due in the loop's next round.
  public func advance(by duration: Duration) {
    now += max(duration, .zero)
  }
}
