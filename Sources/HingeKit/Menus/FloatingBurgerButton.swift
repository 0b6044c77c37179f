import Drawing
import Geometry

/// What a floating burger is when collapsed: three bars on a disc.
final class FloatingBurgerButton: Control {
  /// Clockwise, in degrees, as `HamburgerView.angle`.
  var angle = 0.0 { didSet { if angle != oldValue { setNeedsDisplay() } } }
  /// The bars'.
  var color = Color.white { didSet { setNeedsDisplay() } }
  /// The disc's; lighter under the pointer, and more so while pressed.
  var fillColor = Color.black { didSet { setNeedsDisplay() } }

  override func draw(_ canvas: Canvas) {
    let light = isHighlighted ? 0.3 : isHovered ? 0.15 : 0
    canvas.fill(.circle(center: bounds.center, radius: bounds.width / 2), fillColor.mixed(with: color, by: light))
    canvas.fillBurger(at: bounds.center, angle: angle, color)
  }
}
