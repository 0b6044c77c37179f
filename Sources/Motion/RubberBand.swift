/// How far a scroll view gives when it is dragged beyond its end.
///
///     f(x) = (1 - 1 / (x c / d + 1)) d
///
/// with x the way beyond the end, d the view's length and c = 0.55: UIKit's, as measured by many; it never gives more than
/// d.
public struct RubberBand: Hashable, Sendable {
  /// UIKit's c.
  public static let standardCoefficient = 0.55

  /// d, the length of the view along the axis.
  public let dimension: Double

  /// c: at the end itself the content moves this share of the finger's way.
  public let coefficient: Double

  /// For a view that is `dimension` long along the axis; less than 0 counts as 0, and then it gives nothing.
  public init(dimension: Double, coefficient: Double = standardCoefficient) {
    self.dimension = max(dimension, 0)
    self.coefficient = coefficient
  }

  /// What is seen of a way beyond the end; of either sign.
  public func stretched(_ way: Double) -> Double {
    guard dimension > 0, way != 0 else { return 0 }
    let length = (1 - 1 / (abs(way) * coefficient / dimension + 1)) * dimension
    return way < 0 ? -length : length
  }

  /// The way beyond the end that is seen as `stretched`; the largest finite one for what can't be seen (d and more).
  public func unstretched(_ stretched: Double) -> Double {
    guard dimension > 0, stretched != 0 else { return 0 }
    let length = min(abs(stretched), dimension * (1 - 1e-9))
    let way = (1 / (1 - length / dimension) - 1) * dimension / coefficient
    return stretched < 0 ? -way : way
  }

  /// How fast the content moves where it is seen at `seen`, as a share of the finger's speed: 1 within `bounds`, beyond
  /// them f'(x) = c (1 - f(x) / d)².
  public func rate(at seen: Double, within bounds: ClosedRange<Double>) -> Double {
    let way = max(bounds.lowerBound - seen, seen - bounds.upperBound, 0)
    guard way > 0 else { return 1 }
    guard dimension > 0 else { return 0 }
    let share = 1 - min(way / dimension, 1)
    return coefficient * share * share
  }

  /// Where an offset that a finger asks for is seen when the content ends at `bounds`.
  public func offset(_ wanted: Double, within bounds: ClosedRange<Double>) -> Double {
    if wanted < bounds.lowerBound { return bounds.lowerBound + stretched(wanted - bounds.lowerBound) }
    if wanted > bounds.upperBound { return bounds.upperBound + stretched(wanted - bounds.upperBound) }
    return wanted
  }

  /// The offset that a finger asks for when it catches the content at `seen`: the inverse of `offset(_:within:)`.
  public func wantedOffset(_ seen: Double, within bounds: ClosedRange<Double>) -> Double {
    if seen < bounds.lowerBound { return bounds.lowerBound + unstretched(seen - bounds.lowerBound) }
    if seen > bounds.upperBound { return bounds.upperBound + unstretched(seen - bounds.upperBound) }
    return seen
  }
}
