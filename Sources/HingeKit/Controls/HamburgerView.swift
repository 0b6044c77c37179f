import Drawing
import Geometry

/// A burger button: three bars that turn.
@MainActor public final class HamburgerView: Control {
  /// How far the bars are turned clockwise, in degrees: at 0 they lie, at 90 they stand.
  public var angle = 0.0 { didSet { if angle != oldValue { setNeedsDisplay() } } }
  /// The colour of the bars, which are paler while the button is pressed. Nearly white (0xF2F6FA) at first.
  public var color = Color(hex: 0xF2F6FA) { didSet { setNeedsDisplay() } }

  /// The side of the square in which the bars turn, in logical pixels.
  nonisolated public static let side = 20.0

  /// Draws the three bars about the view's middle.
  public override func draw(_ canvas: Canvas) {
    canvas.fillBurger(at: bounds.center, angle: angle, isHighlighted ? color.withAlpha(0.6) : color)
  }

  /// The size that the button likes to have: a square of `side` logical pixels.
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
