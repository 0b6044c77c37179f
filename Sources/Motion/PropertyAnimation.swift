import Geometry

/// A property on its way from one value to another along a timing curve.
///
/// The model already has the new value; this is what is seen until then. To interrupt one, start the next from
/// `value(at:)` now.
public struct PropertyAnimation<Value: Interpolatable>: Sendable {
  /// What is seen at the start.
  public let from: Value
  /// What is seen at the end, and is the model's value all the while.
  public let to: Value
  /// How long it takes.
  public let duration: Duration
  /// How the progress is spread over the duration.
  public let curve: TimingCurve

  /// A duration of zero or less shows `to` at once.
  public init(from: Value, to: Value, duration: Duration, curve: TimingCurve = .easeInOut) {
    self.from = from
    self.to = to
    self.duration = duration
    self.curve = curve
  }

  /// What is seen `time` after the start: `from` before it, exactly `to` from `duration` on.
  public func value(at time: Duration) -> Value {
    guard time < duration else { return to }
    guard time > .zero else { return from }
    return from.interpolated(to: to, share: curve.value(at: time / duration))
  }

  /// Whether `to` is seen by then.
  public func isFinished(at time: Duration) -> Bool { time >= duration }
}

/// A value that has others between itself and another of its kind.
public protocol Interpolatable: Sendable {
  /// The value a share of the way to `other`: this one at 0, `other` at 1, beyond them where the share is.
  func interpolated(to other: Self, share: Double) -> Self
}

extension Double: Interpolatable {
  /// Linear; exact at both ends.
  public func interpolated(to other: Double, share: Double) -> Double {
    // Not self + (other - self) * share: that can miss `other` by a rounding error.
    self * (1 - share) + other * share
  }
}

extension Point: Interpolatable {
  /// Each coordinate by itself: a straight line.
  public func interpolated(to other: Point, share: Double) -> Point {
    Point(x: x.interpolated(to: other.x, share: share), y: y.interpolated(to: other.y, share: share))
  }
}

extension Vector: Interpolatable {
  /// Each component by itself.
  public func interpolated(to other: Vector, share: Double) -> Vector {
    Vector(dx: dx.interpolated(to: other.dx, share: share), dy: dy.interpolated(to: other.dy, share: share))
  }
}

extension Size: Interpolatable {
  /// Width and height, each by itself.
  public func interpolated(to other: Size, share: Double) -> Size {
    Size(
      width: width.interpolated(to: other.width, share: share),
      height: height.interpolated(to: other.height, share: share))
  }
}

extension Rect: Interpolatable {
  /// Origin and size, each by itself.
  public func interpolated(to other: Rect, share: Double) -> Rect {
    Rect(
      origin: origin.interpolated(to: other.origin, share: share),
      size: size.interpolated(to: other.size, share: share))
  }
}
