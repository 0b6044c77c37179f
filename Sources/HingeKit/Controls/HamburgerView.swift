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

nonisolated extension Canvas {
  /// Fills the three bars of a burger, `HamburgerView.side` square about `center`, turned clockwise by `angle` degrees.
  func fillBurger(at center: Point, angle: Double, _ color: Color) {
    let side = HamburgerView.side
    withSavedState {
      translate(x: center.x, y: center.y)
      concatenate(Projection(.rotationZ(angle * .pi / 180)))
      for offset in [-6.0, 0, 6] {
        let bar = Rect(x: -side / 2, y: offset - 1.5, width: side, height: 3)
        fill(.roundedRect(bar, radius: 1.5), color)
      }
    }
  }
}
