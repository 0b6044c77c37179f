import Geometry

/// The axis along which a drag, a wheel or content moves.
nonisolated public enum Axis: Sendable {
  /// To the left and to the right.
  case horizontal
  /// Up and down.
  case vertical
}

nonisolated extension Point {
  /// The coordinate along an axis.
  subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }

  func setting(_ axis: Axis, to value: Double) -> Point {
    axis == .horizontal ? Point(x: value, y: y) : Point(x: x, y: value)
  }
}

nonisolated extension Size {
  /// The length along an axis.
  subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
}

nonisolated extension Vector {
  subscript(axis: Axis) -> Double { axis == .horizontal ? dx : dy }

  func setting(_ axis: Axis, to value: Double) -> Vector {
    axis == .horizontal ? Vector(dx: value, dy: dy) : Vector(dx: dx, dy: value)
  }
}
