import Drawing
import Geometry
import Glibc

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
  /// Where they lie or stand, they are sharp; between these they are the same bars, and move from the one place to the other.
  func fillBurger(at center: Point, angle: Double, _ color: Color) {
    let spans = [(start: -HamburgerView.side / 2, length: HamburgerView.side)]
    let quarters = angle / 90
    guard quarters != quarters.rounded() else {
      return fillBars(spans, about: center, isUpright: !quarters.remainder(dividingBy: 2).isZero, color)
    }
    let lying = bars(spans, about: center, isUpright: false)
    let (from, to) = (lying[1].center, bars(spans, about: center, isUpright: true)[1].center)
    let turn = angle * .pi / 180
    let share = sin(turn) * sin(turn)
    withSavedState {
      translate(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
      concatenate(Projection(.rotationZ(turn)))
      translate(x: -from.x, y: -from.y)
      for bar in lying { fill(.roundedRect(bar, radius: bar.height / 2), color) }
    }
  }

  /// Fills three bars, 3 thick and 6 apart, with their ends on whole device pixels where the canvas isn't turned.
  ///
  /// - Parameter spans: Where each begins, from `center`, and how long it is; the last is that of the ones that are left out.
  func fillBars(
    _ spans: [(start: Double, length: Double)], about center: Point, isUpright: Bool = false, _ color: Color
  ) {
    for bar in bars(spans, about: center, isUpright: isUpright) {
      fill(.roundedRect(bar, radius: min(bar.width, bar.height) / 2), color)
    }
  }

  private func bars(
    _ spans: [(start: Double, length: Double)], about center: Point, isUpright: Bool
  ) -> [Rect] {
    let thickness = wholePixels(3)
    let step = max(wholePixels(6), thickness + wholePixels(1))
    return (0..<3).map { index in
      let span = spans[min(index, spans.count - 1)]
      var bar =
        isUpright
        ? Rect(x: center.x - 1.5, y: center.y + span.start, width: 3, height: span.length)
        : Rect(x: center.x + span.start, y: center.y - 1.5, width: span.length, height: 3)
      bar = alignedToPixels(bar)
      let offset = Double(index - 1) * step
      bar.origin = Point(x: bar.minX + (isUpright ? offset : 0), y: bar.minY + (isUpright ? 0 : offset))
      return bar
    }
  }
}
