import Drawing
import Geometry

/// Opens and closes a sliding panel: three bars, ranged at the edge where the panel is, and beside them what it is called.
@MainActor public final class PanelButton: Control {
  /// The colour of the bars and the title, which are paler while the button is pressed. Nearly white (0xF2F6FA) at first.
  public var color = Color(hex: 0xF2F6FA) { didSet { colorDidChange() } }
  /// What the panel is called; shown where there is room for all of it. Empty at first.
  public var title: String {
    get { label.text }
    set {
      guard newValue != label.text else { return }
      label.text = newValue
      superview?.setNeedsLayout()
    }
  }
  /// The font of the title. 15 logical pixels at first.
  public var titleFont: Font {
    get { label.font }
    set {
      guard newValue != label.font else { return }
      label.font = newValue
      superview?.setNeedsLayout()
    }
  }

  /// The side of the square in which the bars lie, in logical pixels.
  public static let length = 20.0

  /// Between the bars and the title, in logical pixels.
  private static let gap = 8.0

  private let edge: HorizontalEdge
  private let label = Label()

  /// A button for the panel at `edge`; in a right-to-left window it is drawn mirrored.
  public init(edge: HorizontalEdge) {
    self.edge = edge
    super.init()
    label.font = Font(size: 15)
    label.isUserInteractionEnabled = false
    addSubview(label)
    colorDidChange()
  }

  private func colorDidChange() {
    label.textColor = color
    label.alpha = isHighlighted ? Self.pressedAlpha : 1
    setNeedsDisplay()
  }

  private static let pressedAlpha = 0.6

  private var side: Side { edge.side(in: layoutDirection) }

  /// Draws the three bars, ranged at the edge where the panel is.
  public override func draw(_ canvas: Canvas) {
    let middle = side == .left ? bounds.minX + Self.length / 2 : bounds.maxX - Self.length / 2
    let spans = [20.0, 14, 8].map { length in
      (start: side == .left ? -Self.length / 2 : Self.length / 2 - length, length: length)
    }
    canvas.fillBars(
      spans, about: Point(x: middle, y: bounds.midY),
      isHighlighted ? color.withAlpha(color.alpha * Self.pressedAlpha) : color)
  }

  /// Places the title, which is left out where the button is no wider than its bars, and has the bars drawn anew, since
  /// they are mirrored where text runs the other way.
  public override func layoutSubviews() {
    label.isHidden = bounds.width <= Self.length
    label.frame = bounds.inset(by: Insets(Self.length + Self.gap, at: side))
    setNeedsDisplay()
  }

  /// The size that the button likes to have: as wide as bars and title, where that fits into `size`, else a square of
  /// `length` logical pixels.
  public override func sizeThatFits(_ size: Size) -> Size {
    guard !title.isEmpty else { return Size(width: Self.length, height: Self.length) }
    let words = TextLayout(title, font: titleFont).size
    let width = Self.length + Self.gap + words.width.rounded(.up)
    guard width <= size.width else { return Size(width: Self.length, height: Self.length) }
    return Size(width: width, height: max(Self.length, words.height.rounded(.up)))
  }
}
