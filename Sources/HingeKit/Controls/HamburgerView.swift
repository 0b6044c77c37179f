import Drawing
import Geometry

/// A burger button: three bars that turn (R1.8).
public final class HamburgerView: Control {
  /// Clockwise, in degrees: 0 is upright (the bars lie), 90 a quarter turn.
  public var angle = 0.0 { didSet { if angle != oldValue { setNeedsDisplay() } } }
  /// The bars'; paler while the button is pressed.
  public var color = Color(hex: 0xF2F6FA) { didSet { setNeedsDisplay() } }

  /// Side of the drawing, in logical pixels.
  public static let side = 20.0

  public override func draw(_ canvas: Canvas) {
    canvas.withSavedState {
      canvas.translate(x: bounds.midX, y: bounds.midY)
      canvas.concatenate(Projection(.rotationZ(angle * .pi / 180)))
      for offset in [-6.0, 0, 6] {
        let bar = Rect(x: -Self.side / 2, y: offset - 1.5, width: Self.side, height: 3)
        canvas.fill(.roundedRect(bar, radius: 1.5), isHighlighted ? color.withAlpha(0.6) : color)
      }
    }
  }

  public override func sizeThatFits(_ size: Size) -> Size { Size(width: Self.side, height: Self.side) }
}
