import Geometry
import Motion
import TextSearch

/// A row of a table as it is seen: a view that shows one row after another.
@MainActor open class TableViewCell: View {
  /// The index of the row that the cell shows now; it changes when the cell is used again.
  public internal(set) var row = 0

  /// The colour that lies over the row while it is pressed, and fades. A third of white at first.
  public var highlightColor: Color? {
    get { highlightView.backgroundColor }
    set { highlightView.backgroundColor = newValue }
  }

  /// How much of the highlight is on, 0...1; `TableView` puts it on at once and lets it fade.
  var highlight = 0.0 { didSet { if highlight != oldValue { updateHighlight() } } }
  var highlightFade: Animation?
  var isFocusShown = false { didSet { if isFocusShown != oldValue { setNeedsDisplay() } } }

  private let highlightView = View()

  /// How much of the highlight the pointer puts on the row below it.
  private static let hoverHighlight = 0.3

  /// A cell that shows no row yet; the table gives it its frame.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    highlightView.backgroundColor = Color(hex: 0xFFFFFF).withAlpha(0.35)
    highlightView.alpha = 0
    highlightView.isUserInteractionEnabled = false
    addSubview(highlightView)
    cursor = .pointingHand
  }

  override var showsFocusRing: Bool { isFocusShown && window?.focus.isVisible ?? false }

  /// Shows whether the pointer is over the row; an override must call super.
  open override func hoverDidChange() { updateHighlight() }

  private func updateHighlight() { highlightView.alpha = max(highlight, isHovered ? Self.hoverHighlight : 0) }

  /// Keeps the highlight on top and as large as the cell; an override must call super.
  open override func layoutSubviews() {
    bringSubviewToFront(highlightView)
    highlightView.frame = bounds
  }

  /// Called while a person types to find rows, when the letters change and after the cell was made for a row: the part
  /// of the row's text that matches `pattern` is to be marked, or nothing for nil. Does nothing unless overridden.
  open func showMatch(of pattern: SearchPattern?) {}

  /// Called when the cell is about to show another row. Does nothing unless overridden.
  open func prepareForReuse() {}
}
