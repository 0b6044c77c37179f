import Drawing
import Geometry
import HingeKit
import MenuDocuments

/// A message over everything else, until somebody has read it: a tap on it, Return, Space or Escape takes it away.
final class NoticeView: Control {
  var text: String {
    get { label.text }
    set { label.text = newValue }
  }
  /// The other theme's colours stand out against what lies below.
  var theme: Theme { didSet { applyColors() } }

  /// From the text to the edges, in logical pixels.
  private static let padding = Size(width: 16, height: 12)
  /// What the cross takes at the trailing end, and its own side, in logical pixels.
  private static let crossRoom = 36.0
  private static let crossSide = 11.0
  private static let radius = 10.0
  private static let mostLines = 4

  private let label = Label()

  init(text: String, theme: Theme) {
    self.theme = theme
    super.init()
    label.font = Font(size: 15)
    label.numberOfLines = Self.mostLines
    label.isUserInteractionEnabled = false
    label.text = text
    addSubview(label)
    applyColors()
  }

  private var ground: Color { Color(hex: theme == .dark ? 0xF2F6FA : 0x1F2933) }
  private var color: Color { Color.readable(on: ground) }

  private func applyColors() {
    label.textColor = color
    setNeedsDisplay()
  }

  override func draw(_ canvas: Canvas) {
    let fill = isHighlighted || isHovered ? ground.mixed(with: color, by: isHighlighted ? 0.2 : 0.1) : ground
    canvas.fill(.roundedRect(bounds, radius: Self.radius), fill)
    // An edge, for where the ground below has the same colour.
    canvas.stroke(.roundedRect(bounds.inset(dx: 0.5, dy: 0.5), radius: Self.radius), color.withAlpha(0.35), width: 1)
    let half = Self.crossSide / 2
    let x = isRightToLeft ? Self.crossRoom / 2 : bounds.width - Self.crossRoom / 2
    var cross = Path()
    cross.move(to: Point(x: x - half, y: bounds.midY - half))
    cross.line(to: Point(x: x + half, y: bounds.midY + half))
    cross.move(to: Point(x: x - half, y: bounds.midY + half))
    cross.line(to: Point(x: x + half, y: bounds.midY - half))
    canvas.stroke(cross, color, width: 2, cap: .round)
  }

  override func layoutSubviews() {
    let width = textWidth(in: bounds.width)
    label.frame = Rect(
      x: isRightToLeft ? Self.crossRoom : Self.padding.width, y: 0, width: width, height: bounds.height)
    setNeedsDisplay()
  }

  private func textWidth(in width: Double) -> Double { max(0, width - Self.padding.width - Self.crossRoom) }

  override func sizeThatFits(_ size: Size) -> Size {
    let text = label.sizeThatFits(Size(width: textWidth(in: size.width), height: size.height))
    return Size(width: size.width, height: max(Control.touchTarget, text.height + 2 * Self.padding.height))
  }
}
