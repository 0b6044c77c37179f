import Motion

/// How far content moves along one axis of a scroll view, and how it gives beyond its ends.
///
/// Pure. Offsets are in logical pixels, 0 where the content begins; velocities in logical pixels per second.
nonisolated struct ScrollLimits {
  /// Where content that nobody holds is going.
  enum Destination {
    /// As far as it coasts, and back from beyond an end.
    case momentum
    case offset(Double)
  }

  /// The largest offset within the content.
  let end: Double
  /// Whether content is seen beyond its ends, as a finger pulls it there or as it is flung.
  let bounces: Bool
  private let band: RubberBand

  /// `length` is the view's along the axis.
  init(end: Double, length: Double, bounces: Bool) {
    self.end = end
    self.bounces = bounces
    band = RubberBand(dimension: length)
  }

  private var range: ClosedRange<Double> { 0...end }

  /// The nearest offset within the content; 0 for what is no number.
  func clamped(_ offset: Double) -> Double { min(max(0, offset), end) }

  /// Where the content is while a finger asks for `wanted`.
  func offset(wanted: Double) -> Double { bounces ? band.offset(wanted, within: range) : clamped(wanted) }

  /// What a finger asks for that takes hold of the content at `offset`.
  func wantedOffset(at offset: Double) -> Double { bounces ? band.wantedOffset(offset, within: range) : offset }

  /// How fast the content is at `offset` while a finger's speed asks for `wanted`.
  func velocity(wanted: Double, at offset: Double) -> Double {
    bounces ? wanted * band.rate(at: offset, within: range) : wanted
  }

  /// The way of content that nobody holds any more.
  func course(to destination: Destination, from offset: Double, velocity: Double) -> any ScalarMotion {
    switch destination {
    case .momentum: Momentum(from: offset, velocity: velocity, within: range, bounces: bounces)
    case .offset(let target):
      // From beyond an end it comes back without a jump, and never goes further out.
      Settle(
        from: offset, to: clamped(target), initialVelocity: velocity, within: min(0, offset)...max(end, offset))
    }
  }
}
