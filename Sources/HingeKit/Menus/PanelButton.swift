import Drawing
import Geometry

/// Opens and closes a sliding panel: three bars, ranged at the edge where the panel is.
@MainActor public final class PanelButton: Control {
  /// The drawing's; paler while the button is pressed.
  public var color = Color(hex: 0xF2F6FA) { didSet { setNeedsDisplay() } }

  /// Side of the drawing, in logical pixels.
  public static let length = 20.0

  private let edge: HorizontalEdge

  /// For the panel at `edge`; in a right-to-left window it is drawn mirrored.
  public init(edge: HorizontalEdge) {
    self.edge = edge
    super.init()
  }

  public override func draw(_ canvas: Canvas) {
    let middle = bounds.center
    for (y, width) in [(-6.0, 20.0), (0, 14), (6, 8)] {
      let x = edge.side(in: layoutDirection) == .left ? -Self.length / 2 : Self.length / 2 - width
      let bar = Rect(x: middle.x + x, y: middle.y + y - 1.5, width: width, height: 3)
      canvas.fill(.roundedRect(bar, radius: 1.5), isHighlighted ? color.withAlpha(0.6) : color)
    }
  }

  /// A change of direction lays everything out anew.
  public override func layoutSubviews() { setNeedsDisplay() }

  public override func sizeThatFits(_ size: Size) -> Size { Size(width: Self.length, height: Self.length) }
}
