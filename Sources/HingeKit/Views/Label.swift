import Drawing
import Geometry

/// Text, on one line or several.
@MainActor open class Label: View {
  /// What the label says; empty at first. To set it does not resize the label, but has its superview laid out.
  public var text = "" { didSet { if text != oldValue { textDidChange() } } }
  /// The font of the text: at first the generic sans serif, regular, 17 logical pixels.
  public var font = Font(size: 17) { didSet { if font != oldValue { textDidChange() } } }
  /// The colour of the text. Nearly white (0xF2F6FA) at first.
  public var textColor = Color(hex: 0xF2F6FA) { didSet { setNeedsDisplay() } }
  /// Where lines lie in the label's width: at its leading edge at first. Up and down they are always in its middle.
  public var textAlignment = TextLayout.Alignment.leading {
    didSet { if textAlignment != oldValue { textDidChange() } }
  }
  /// How many lines the text takes at most; 0 means as many as it needs. What does not fit ends in an ellipsis. 1 at
  /// first.
  public var numberOfLines = 1 { didSet { textDidChange() } }

  /// What of the text is underlined, in its UTF-8 bytes: what a person has typed to find it. Nil, as at first, for nothing.
  public var highlightedRange: Range<Int>? { didSet { if highlightedRange != oldValue { textDidChange() } } }

  private var layout: (width: Double, value: TextLayout)?

  /// How far letters may lean out of the label's bounds, in logical pixels: a quarter of the font's size.
  open override var drawingMargin: Double { font.size / 4 }

  /// Draws the text.
  open override func draw(_ canvas: Canvas) {
    guard !text.isEmpty, let layout = layout(width: bounds.width) else { return }
    canvas.draw(layout, at: Point(x: bounds.minX, y: bounds.midY - layout.size.height / 2), color: textColor)
  }

  /// The size that the text takes, in logical pixels, within the width of `size`.
  open override func sizeThatFits(_ size: Size) -> Size { layout(width: size.width)?.size ?? .zero }

  /// Where the lines lie, in the view's coordinates: as wide as the longest of them, in the middle of the view's height.
  /// Empty for a label without text.
  public var textRect: Rect {
    guard !text.isEmpty, let layout = layout(width: bounds.width) else { return .zero }
    let extents = layout.extents
    return extents.offset(by: Vector(dx: bounds.minX, dy: bounds.midY - layout.size.height / 2))
  }

  /// How many lines the text takes in the view's width; 0 for a label without text.
  public var lineCount: Int { text.isEmpty ? 0 : layout(width: bounds.width)?.lineCount ?? 0 }

  /// Whether the text ends in an ellipsis, since the view's width and `numberOfLines` have no room for all of it.
  public var isTruncated: Bool { !text.isEmpty && layout(width: bounds.width)?.isTruncated ?? false }

  private func textDidChange() {
    layout = nil
    setNeedsDisplay()
    superview?.setNeedsLayout()
  }

  private func layout(width: Double) -> TextLayout? {
    if let layout, layout.width == width { return layout.value }
    let value = TextLayout(
      text, font: font, maxWidth: width, alignment: textAlignment, lineLimit: numberOfLines == 0 ? nil : numberOfLines)
    if let highlightedRange { value.underline(highlightedRange) }
    layout = (width, value)
    return value
  }
}
