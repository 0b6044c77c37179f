import Geometry
import Glibc

/// The velocity of a finger, from where it was when.
///
/// A straight line is laid through the places of the last `window` by least squares, the weight of each halving with
/// every `halfLife` of its age: steady against jitter, and a finger that turned round just before it lifted has its last
/// direction. Always finite, whatever times and places come.
public struct VelocityTracker: Sendable {
  /// How far back it looks. libadwaita's swipe tracker looks back 150 ms too.
  public static let standardWindow = Duration.milliseconds(150)

  /// Between the tremble of single events and what the finger did a tenth of a second ago.
  private static let halfLife = Duration.milliseconds(30)

  /// A finger that moved less than `restDistance` for so long has stopped. (Android assumes it after 40 ms without an
  /// event; slow panels report every 33 ms.)
  public static let restTime = Duration.milliseconds(80)

  /// In logical pixels: what a resting finger trembles.
  public static let restDistance = 1.0

  /// In logical pixels per second: no finger is faster (Android's maximum fling velocity).
  public static let maximumSpeed = 8000.0

  /// Times closer together say nothing about speed: Wayland's are whole milliseconds.
  private static let shortestSpan = Duration.milliseconds(1)

  private struct Sample {
    var time: Duration
    var position: Point
  }

  private let window: Duration
  private var samples: [Sample] = []

  /// Knows no place yet. `window` is how far back it looks.
  public init(window: Duration = standardWindow) { self.window = window }

  /// Notes a place. One that is not finite is ignored; one at the last time replaces the last; one from before it starts
  /// the history anew.
  public mutating func add(_ position: Point, at time: Duration) {
    guard position.x.isFinite, position.y.isFinite else { return }
    if let last = samples.last {
      if time < last.time { samples.removeAll() }
      if time == last.time, samples.count > 1 { samples.removeLast() }
    }
    samples.append(Sample(time: time, position: position))
    // The first sample that is older than the window stays as the line's far end.
    let oldest = time - window
    if let first = samples.firstIndex(where: { $0.time >= oldest }), first > 1 { samples.removeFirst(first - 1) }
  }

  /// Forgets everything.
  public mutating func reset() { samples.removeAll() }

  /// Velocity in units per second, as of `time` (when the finger lifted); zero for a finger that rested before.
  public func velocity(at time: Duration) -> Vector {
    guard let last = samples.last, !isResting(at: max(time, last.time)) else { return .zero }
    var used = samples.filter { $0.time >= last.time - window }
    if used.count < 2 { used = Array(samples.suffix(2)) }
    guard let first = used.first, last.time - first.time >= Self.shortestSpan else { return .zero }
    return Self.slope(used, to: last.time)
  }

  private func isResting(at time: Duration) -> Bool {
    guard let last = samples.last else { return true }
    let since = time - Self.restTime
    guard last.time > since else { return true }
    // Where it was at the beginning of the rest, too; before its first sample it moved or was not there.
    guard let before = samples.lastIndex(where: { $0.time <= since }) else { return false }
    return samples[before...].allSatisfy { ($0.position - last.position).length < Self.restDistance }
  }

  /// The slope of the weighted regression line.
  private static func slope(_ samples: [Sample], to end: Duration) -> Vector {
    var (weight, time, x, y) = (0.0, 0.0, 0.0, 0.0)
    let weighted = samples.map { sample in
      let age = (end - sample.time).inSeconds
      return (weight: exp2(-age / halfLife.inSeconds), time: -age, position: sample.position)
    }
    for sample in weighted {
      weight += sample.weight
      time += sample.weight * sample.time
      x += sample.weight * sample.position.x
      y += sample.weight * sample.position.y
    }
    (time, x, y) = (time / weight, x / weight, y / weight)
    var (variance, covarianceX, covarianceY) = (0.0, 0.0, 0.0)
    for sample in weighted {
      let distance = sample.time - time
      variance += sample.weight * distance * distance
      covarianceX += sample.weight * distance * (sample.position.x - x)
      covarianceY += sample.weight * distance * (sample.position.y - y)
    }
    let velocity = Vector(dx: covarianceX / variance, dy: covarianceY / variance)
    guard velocity.dx.isFinite, velocity.dy.isFinite else { return .zero }
    let speed = velocity.length
    return speed > maximumSpeed ? velocity * (maximumSpeed / speed) : velocity
  }
}
