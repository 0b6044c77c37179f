/// When a held key repeats: first after a delay, then at a rate, on an absolute schedule. Pure (W30).
struct KeyRepeat: Equatable {
  /// A repeat that is due.
  struct Stroke: Equatable {
    let keycode: UInt32
    /// How long after the press it was due.
    let elapsed: Duration
  }

  private struct Held: Equatable {
    let keycode: UInt32
    let pressed: Duration
    var next: Duration
  }

  /// The longest time that repeats are caught up on, after which they are left out.
  private static let patience = Duration.seconds(1)

  /// Between two repeats; nothing if keys do not repeat. What is usual until a compositor says otherwise.
  private var interval: Duration? = .seconds(1) / 25
  private var delay = Duration.milliseconds(600)
  private var held: Held?

  /// When the next repeat is due.
  var nextTime: Duration? { interval == nil ? nil : held?.next }

  /// What the compositor says.
  /// - Parameters:
  ///   - rate: Repeats in a second; 0 is none, at once.
  ///   - delay: Milliseconds from the press to the first.
  mutating func configure(rate: Int, delay milliseconds: Int) {
    delay = .milliseconds(max(0, milliseconds))
    interval = rate > 0 ? .seconds(1) / rate : nil
    if rate <= 0 { held = nil }
  }

  /// A key that repeats was pressed: it takes the place of the one before.
  mutating func press(_ keycode: UInt32, at time: Duration) {
    guard interval != nil else { return }
    held = Held(keycode: keycode, pressed: time, next: time + delay)
  }

  /// A key was released: if it is the one that repeats, it stops.
  mutating func release(_ keycode: UInt32) {
    if held?.keycode == keycode { held = nil }
  }

  /// Nothing repeats any longer.
  mutating func stop() {
    held = nil
  }

  /// The repeat that is due, if one is. Several may be when a handler was slow: ask again.
  mutating func fire(at time: Duration) -> Stroke? {
    guard var held, let interval, held.next <= time else { return nil }
    let stroke = Stroke(keycode: held.keycode, elapsed: held.next - held.pressed)
    held.next += interval
    while held.next + KeyRepeat.patience < time { held.next += interval }
    self.held = held
    return stroke
  }
}
