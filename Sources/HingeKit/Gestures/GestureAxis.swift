import Geometry

/// The way that a gesture goes.
nonisolated public enum GestureAxis: Hashable, Sendable {
  case horizontal
  case vertical
  case both

  func includes(_ other: GestureAxis) -> Bool { self == .both || self == other }

  /// What of a displacement lies along it.
  public func component(of vector: Vector) -> Vector {
    switch self {
    case .horizontal: Vector(dx: vector.dx, dy: 0)
    case .vertical: Vector(dx: 0, dy: vector.dy)
    case .both: vector
    }
  }
}
