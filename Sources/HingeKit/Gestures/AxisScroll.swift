import Geometry

/// One frame of wheel or touchpad scrolling.
nonisolated public struct AxisScroll: Hashable, Sendable {
  /// What scrolls, and with it whether an end is told.
  public enum Source: Hashable, Sendable {
    /// A wheel, which moves in steps and never tells an end.
    case wheel
    /// Fingers on a touchpad, whose lifting is always told.
    case finger
    /// A smooth source that may or may not tell its end, such as a pointing stick with its button held.
    case continuous
    /// A source that is not told. It is taken as steps, since no end can be waited for.
    case unknown
  }

  /// What scrolls: a wheel moves in steps, fingers and other smooth sources are followed.
  public var source: Source

  /// How far it scrolls in this frame, in logical pixels, positive to the right and down: what is to be added to a
  /// content offset.
  public var delta: Vector

  /// Whether the fingers have stopped to scroll sideways, so that what they moved may go on by itself.
  public var stopsHorizontal: Bool
  /// Whether the fingers have stopped to scroll up and down, so that what they moved may go on by itself.
  public var stopsVertical: Bool

  /// When the scrolling happened, by the clock that made the event; only differences count.
  public var time: Duration

  /// One frame of scrolling; it stops along neither axis unless said otherwise.
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
