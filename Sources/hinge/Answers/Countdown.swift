import HingeKit

/// The time that a person has left to do something. It begins anew with everything that they do.
@MainActor final class Countdown {
  /// In whole seconds, begun ones counted: 0 only when it is over.
  private(set) var secondsLeft: Int
  /// Told at each whole second, and when the time begins anew; told nothing that has not changed.
  var onChange: ((_ secondsLeft: Int) -> Void)?
  /// Told once when the time is over.
  var onEnd: (() -> Void)?

  let duration: Duration
  private let loop: EventLoop
  private var deadline = Duration.zero
  private var timer: LoopTimer?

  init(_ duration: Duration, loop: EventLoop) {
    self.duration = duration
    self.loop = loop
    secondsLeft = Self.wholeSeconds(duration)
  }

  isolated deinit { timer?.cancel() }

  /// Begins, or begins anew. However often that is, it wakes nobody more than once a second.
  func restart() {
    deadline = loop.now + duration
    update()
    if timer == nil { wait() }
  }

  /// Never ends any more.
  func cancel() {
    timer?.cancel()
    timer = nil
    onChange = nil
    onEnd = nil
  }

  private func wait() {
    timer = loop.addTimer(at: deadline - .seconds(secondsLeft - 1)) { [weak self] in self?.tick() }
  }

  private func tick() {
    timer = nil
    update()
    if secondsLeft > 0 { return wait() }
    let end = onEnd
    cancel()
    end?()
  }

  private func update() {
    let seconds = Self.wholeSeconds(deadline - loop.now)
    guard seconds != secondsLeft else { return }
    secondsLeft = seconds
    onChange?(seconds)
  }

  /// Rounded up; none for what is over.
  private static func wholeSeconds(_ duration: Duration) -> Int {
    let (seconds, attoseconds) = max(duration, .zero).components
    return Int(seconds) + (attoseconds > 0 ? 1 : 0)
  }
}
