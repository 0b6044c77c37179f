import Drawing
import Geometry

/// Text, on one line or several.
@MainActor open class Label: View {
  /// What it says; empty at first. Does not resize the label, but has its superview laid out.
  public var text = "" { didSet { if text != oldValue { textDidChange() } } }
  /// At first the generic sans serif, 17 logical pixels, regular.
  public var font = Font(size: 17) { didSet { if font != oldValue { textDidChange() } } }
  /// Nearly white (0xF2F6FA) at first.
  public var textColor = Color(hex: 0xF2F6FA) { didSet { setNeedsDisplay() } }
  /// Leading at first. Lines are always in the middle of the label's height.
  public var textAlignment = TextLayout.Alignment.leading { didSet { if textAlignment != oldValue { textDidChange() } } }
  /// How many lines at most; 0 means as many as it takes. What does not fit ends in an ellipsis.
  public var numberOfLines = 1 { didSet { textDidChange() } }

  /// What of the text is underlined, in its UTF-8 bytes: what a person has typed to find it. Nil, as at first, for nothing.
  public var highlightedRange: Range<Int>? { didSet { if highlightedRange != oldValue { textDidChange() } } }

  private var layout: (width: Double, value: TextLayout)?

  /// Letters may lean out of their line.
  open override var drawingMargin: Double { font.size / 4 }

  open override func draw(_ canvas: Canvas) {
    guard !text.isEmpty, let layout = layout(width: bounds.width) else { return }
    canvas.draw(layout, at: Point(x: bounds.minX, y: bounds.midY - layout.size.height / 2), color: textColor)
  }

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
