import Drawing
import Geometry

/// A burger button: three bars that turn.
@MainActor public final class HamburgerView: Control {
  /// Clockwise, in degrees: 0 is upright (the bars lie), 90 a quarter turn.
  public var angle = 0.0 { didSet { if angle != oldValue { setNeedsDisplay() } } }
  /// The bars'; paler while the button is pressed.
  public var color = Color(hex: 0xF2F6FA) { didSet { setNeedsDisplay() } }

  /// Side of the drawing, in logical pixels.
  nonisolated public static let side = 20.0

  public override func draw(_ canvas: Canvas) {
    canvas.fillBurger(at: bounds.center, angle: angle, isHighlighted ? color.withAlpha(0.6) : color)
  }

  public override func sizeThatFits(_ size: Size) -> Size { Size(width: Self.side, height: Self.side) }
}
