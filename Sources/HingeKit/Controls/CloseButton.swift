import Drawing
import Geometry

/// Closes the window, where the compositor draws no decoration that could.
final class CloseButton: Control {
  /// In logical pixels.
  private static let side = 28.0
  private static let crossSide = 12.0

  /// The cross's.
  var color = Color(hex: 0xF2F6FA) { didSet { setNeedsDisplay() } }

  override func draw(_ canvas: Canvas) {
    let half = Self.crossSide / 2
    if isHovered || isHighlighted {
      canvas.fill(
        .circle(center: bounds.center, radius: bounds.width / 2), color.withAlpha(isHighlighted ? 0.3 : 0.15))
    }
    var cross = Path()
    cross.move(to: Point(x: bounds.midX - half, y: bounds.midY - half))
    cross.line(to: Point(x: bounds.midX + half, y: bounds.midY + half))
    cross.move(to: Point(x: bounds.midX + half, y: bounds.midY - half))
    cross.line(to: Point(x: bounds.midX - half, y: bounds.midY + half))
    canvas.stroke(cross, color, width: 2, cap: .round)
  }

  override func sizeThatFits(_ size: Size) -> Size { Size(width: Self.side, height: Self.side) }
}
