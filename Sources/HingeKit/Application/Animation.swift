/// A change in the course of time that `Animator.start` has begun, until it is over or cancelled.
@MainActor public final class Animation {
  /// What is left to do: nil once it is over.
  private var update: ((Duration) -> Void)?
  private var completion: (() -> Void)?
  let start: Duration
  let duration: Duration

  init(start: Duration, duration: Duration, update: @escaping (Duration) -> Void, completion: (() -> Void)?) {
    self.start = start
    self.duration = duration
    self.update = update
    self.completion = completion
  }

  /// Whether the animation is neither over nor cancelled.
  public var isRunning: Bool { update != nil }

  /// Stops the animation and leaves everything as it is now; its completion is not called.
  public func cancel() {
    update = nil
    completion = nil
  }

  /// Brings everything to where it belongs at `time`; calls the completion if that is the end.
  func step(to time: Duration) {
    guard let update else { return }
    let elapsed = min(max(time - start, .zero), duration)
    let isOver = elapsed >= duration
    let completion = self.completion
    if isOver { cancel() }
    update(elapsed)
    if isOver { completion?() }
  }
}
