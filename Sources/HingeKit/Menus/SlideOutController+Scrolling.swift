import Geometry

/// A wheel and a touchpad move the centre, against the way that they scroll: to scroll to the right is to drag to the
/// left.
extension SlideOutController: AxisScrollTarget {
  func claim(along axis: Axis, sign: Double) -> PanClaim {
    axis == .horizontal && motion.hand != .finger ? claim(toward: edge(ofDrag: -sign)) : .none
  }

  func beginDrag(along axis: Axis, flingVelocity: Double) {
    update(animated: true) { $0.beginDrag(by: .touchpad) }
  }

  func drag(by way: Vector) {
    guard motion.hand == .touchpad else { return }
    update(animated: true) { $0.drag(by: -way.dx * direction) }
  }

  func endDrag(velocity: Vector) {
    guard motion.hand == .touchpad else { return }
    spring { $0.release(velocity: -velocity.dx * direction, flingVelocity: GestureConstants.touchpadFlingVelocity) }
  }

  /// Closes a panel, or opens the one in that direction; not while something has hold of the centre.
  func glide(by way: Double, along axis: Axis) {
    guard motion.hand == nil, way != 0 else { return }
    let edge = edge(ofDrag: -way)
    if state == .collapsed {
      showPanel(edge, animated: true)
    } else if state != State(edge) {
      collapsePanels(animated: true)
    }
  }
}
