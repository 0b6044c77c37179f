/// The latest moment at which something may still happen.
struct Deadline {
  private let instant: ContinuousClock.Instant

  init(after duration: Duration) {
    instant = .now + duration
  }

  var hasPassed: Bool { ContinuousClock.now >= instant }

  /// What is left, for `poll`; rounded up, never negative.
  var milliseconds: Int32 {
    let left = (instant - .now) / .milliseconds(1)
    return left <= 0 ? 0 : Int32(min(left.rounded(.up), 600_000))
  }
}
