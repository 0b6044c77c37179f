/// The scrolling of one `wl_pointer.frame`.
public struct AxisEvent: Equatable, Sendable {
  /// What was scrolled with.
  public enum Source: Sendable {
    /// A wheel with detents, or one without.
    case wheel
    /// Fingers on a touchpad; `isStopped` says when they are lifted.
    case finger
    /// Something that has no end of its own: no stop is sent.
    case continuous
    /// A wheel pushed to one side.
    case wheelTilt
    /// The compositor does not say: do not wait for a stop.
    case unknown
  }

  /// One direction of scrolling.
  public struct Axis: Equatable, Sendable {
    /// Logical pixels; to the right and down are positive.
    public var value: Double
    /// A wheel's turn in 120ths of a detent, 0 for what is not a wheel.
    public var value120: Int
    /// The fingers were lifted: what follows is the program's own momentum.
    public var isStopped: Bool

    /// Makes the scrolling in one direction.
    public init(value: Double = 0, value120: Int = 0, isStopped: Bool = false) {
      self.value = value
      self.value120 = value120
      self.isStopped = isStopped
    }
  }

  /// What was scrolled with.
  public var source: Source
  /// To the left and right.
  public var horizontal: Axis
  /// Up and down.
  public var vertical: Axis

  /// Makes the scrolling of one frame.
  public init(source: Source = .unknown, horizontal: Axis = Axis(), vertical: Axis = Axis()) {
    self.source = source
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
