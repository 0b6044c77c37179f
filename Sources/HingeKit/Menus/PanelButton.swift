import Drawing
import Geometry

/// Opens and closes a sliding panel: three bars, ranged at the edge where the panel is.
@MainActor public final class PanelButton: Control {
  /// The colour of the three bars, which are paler while the button is pressed. Nearly white (0xF2F6FA) at first.
  public var color = Color(hex: 0xF2F6FA) { didSet { setNeedsDisplay() } }

  /// The side of the square in which the bars lie, in logical pixels.
  public static let length = 20.0

  private let edge: HorizontalEdge

  /// A button for the panel at `edge`; in a right-to-left window it is drawn mirrored.
  public init(edge: HorizontalEdge) {
    self.edge = edge
    super.init()
  }

  /// Draws the three bars, ranged at the edge where the panel is.
  public override func draw(_ canvas: Canvas) {
    let isLeft = edge.side(in: layoutDirection) == .left
    let spans = [20.0, 14, 8].map { length in
      (start: isLeft ? -Self.length / 2 : Self.length / 2 - length, length: length)
    }
    canvas.fillBars(spans, about: bounds.center, isHighlighted ? color.withAlpha(0.6) : color)
  }

  /// Has the button drawn anew, since it is mirrored where text runs the other way.
  public override func layoutSubviews() { setNeedsDisplay() }

  /// The size that the button likes to have: a square of `length` logical pixels.
  public override func sizeThatFits(_ size: Size) -> Size { Size(width: Self.length, height: Self.length) }
}
