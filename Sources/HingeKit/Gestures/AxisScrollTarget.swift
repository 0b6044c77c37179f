import Geometry

/// What a wheel and a touchpad can move. An offset grows as content scrolls to the right or down.
protocol AxisScrollTarget: AnyObject {
  /// How much it wants to be scrolled so that its offset grows (`sign` above zero) or shrinks.
  func claim(along axis: Axis, sign: Double) -> PanClaim
  /// Fingers on a touchpad take hold of it; from `flingVelocity` on, in logical pixels per second, their speed decides.
  func beginDrag(along axis: Axis, flingVelocity: Double)
  /// They have moved the offset by `way` since then.
  func drag(by way: Vector)
  /// They let go, at the offset's velocity in logical pixels per second.
  func endDrag(velocity: Vector)
  /// A wheel was turned: a step of `way` on the offset.
  func glide(by way: Double, along axis: Axis)
}

extension ScrollView: AxisScrollTarget {}
