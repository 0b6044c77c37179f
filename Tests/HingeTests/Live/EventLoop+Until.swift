import Dispatch
import Loop

extension EventLoop {
  /// Goes round, for other threads and the system, until something is so; throws if it is not within ten seconds.
  func run(until isSo: () -> Bool) throws {
    let clock = SystemClock()
    let deadline = clock.now + .seconds(10)
    let remote = remote
    while !isSo() {
      guard clock.now < deadline else { throw NeverSo() }
      // So that a round has an end, whatever happens.
      let wake = DispatchWorkItem { remote.perform {} }
      DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(1), execute: wake)
      try runOnce(waiting: true)
      wake.cancel()
    }
  }

  struct NeverSo: Error {}
}
