import Geometry

/// One frame of wheel or touchpad scrolling.
nonisolated public struct AxisScroll: Hashable, Sendable {
  /// What scrolls, and with it whether an end is told.
  public enum Source: Hashable, Sendable {
    /// Steps; a wheel never tells an end.
    case wheel
    /// Fingers on a touchpad; their lifting is always told.
    case finger
    /// A smooth source that may or may not tell its end, such as a pointing stick with its button held.
    case continuous
    /// Not told. Taken as steps, since no end can be waited for.
    case unknown
  }

  /// What scrolls: a wheel steps, the others may be followed.
  public var source: Source

  /// In logical pixels, positive to the right and down: what is to be added to a content offset.
  public var delta: Vector

  /// The fingers left that axis.
  public var stopsHorizontal: Bool
  /// The same, up and down.
  public var stopsVertical: Bool

  /// When it happened, by the clock that made the event; only differences count.
  public var time: Duration

  /// Goes on in both directions unless said otherwise.
  public init(
    source: Source, delta: Vector, stopsHorizontal: Bool = false, stopsVertical: Bool = false, time: Duration
  ) {
    self.source = source
    self.delta = delta
    self.stopsHorizontal = stopsHorizontal
    self.stopsVertical = stopsVertical
    self.time = time
  }
}
