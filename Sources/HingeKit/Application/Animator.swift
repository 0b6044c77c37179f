/// Runs a window's animations, on the time that it is told.
///
/// It has no clock of its own and wakes nobody: the window steps it once a frame, and once at `end` where no frame comes.
@MainActor public final class Animator {
  private var animations: [Animation] = []
  private let now: () -> Duration
  private let didStart: () -> Void

  init(now: @escaping () -> Duration, didStart: @escaping () -> Void) {
    self.now = now
    self.didStart = didStart
  }

  /// Whether motion is left out: what would move is where it was going with the next frame, and everybody is told as
  /// ever. Fading stays, and so does content that a finger threw.
  public var reducesMotion = false

  /// Whether no animation runs, so that none needs a frame.
  public var isIdle: Bool { !animations.contains(where: \.isRunning) }

  /// When the last of what runs now is over; nil when nothing runs.
  var end: Duration? { animations.lazy.filter(\.isRunning).map { $0.start + $0.duration }.max() }

  /// Begins an animation: calls `update` with the time since now at each frame, at the end with exactly `duration`, and
  /// then `completion`.
  ///
  /// - Parameters:
  ///   - duration: How long it takes.
  ///   - isMotion: Whether somebody who wants less motion can do without: then all its time is over already.
  ///   - update: Shows what is to be seen at a time since the start.
  ///   - completion: Called once, unless the animation is cancelled.
  public func start(
    duration: Duration, isMotion: Bool = true, update: @escaping (Duration) -> Void, completion: (() -> Void)? = nil
  ) -> Animation {
    let start = isMotion && reducesMotion ? now() - duration : now()
    let animation = Animation(start: start, duration: duration, update: update, completion: completion)
    animations.append(animation)
    didStart()
    return animation
  }

  func step(to time: Duration) {
    for animation in animations { animation.step(to: time) }
    animations.removeAll { !$0.isRunning }
  }
}
