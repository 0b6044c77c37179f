import HingeKit

/// The time that a person has left to do something. It begins anew with everything that they do.
@MainActor final class Countdown {
  /// In whole seconds, begun ones counted: 0 only when it is over. nil while there is time enough that nobody need be told.
  private(set) var secondsLeft: Int?
  /// Told at each whole second at the end, and when the time begins anew; told nothing that has not changed.
  var onChange: ((_ secondsLeft: Int?) -> Void)?
  /// Told once when the time is over.
  var onEnd: (() -> Void)?

  /// How much of the time is told: its last third, at most ten seconds.
  let toldDuration: Duration
  private let duration: Duration
  private let loop: EventLoop
  private var deadline = Duration.zero
  private var timer: LoopTimer?

  init(_ duration: Duration, loop: EventLoop) {
    self.duration = duration
    self.loop = loop
    toldDuration = min(duration / 3, .seconds(10))
  }

  isolated deinit { timer?.cancel() }

  /// Begins, or begins anew. However often that is, it wakes nobody more than once a second, and before the end twice at
  /// most in all its time.
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
    let next = secondsLeft.map { .seconds($0 - 1) } ?? toldDuration
    timer = loop.addTimer(at: deadline - next) { [weak self] in self?.tick() }
  }

  private func tick() {
    timer = nil
    update()
    if secondsLeft != 0 { return wait() }
    let end = onEnd
    cancel()
    end?()
  }

  private func update() {
    let left = deadline - loop.now
    let seconds = left <= toldDuration ? Self.wholeSeconds(left) : nil
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
