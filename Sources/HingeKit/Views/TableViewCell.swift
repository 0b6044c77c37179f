import Geometry
import Motion
import TextSearch

/// A row of a table.
@MainActor open class TableViewCell: View {
  /// The row that the cell shows now; a cell is used for one row after another.
  public internal(set) var row = 0

  /// Lies over the row while it is pressed, and fades. A third of white at first.
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

  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    highlightView.backgroundColor = Color(hex: 0xFFFFFF).withAlpha(0.35)
    highlightView.alpha = 0
    highlightView.isUserInteractionEnabled = false
    addSubview(highlightView)
    cursor = .pointingHand
  }

  override var showsFocusRing: Bool { isFocusShown && window?.focus.isVisible ?? false }

  /// Shows the pointer's highlight; an override must call super.
  open override func hoverDidChange() { updateHighlight() }

  private func updateHighlight() { highlightView.alpha = max(highlight, isHovered ? Self.hoverHighlight : 0) }

  /// Keeps the highlight on top and as large as the cell; an override must call super.
  open override func layoutSubviews() {
    bringSubviewToFront(highlightView)
    highlightView.frame = bounds
  }

  /// A person types to find rows: the part of the row's text that matches is to be marked, or nothing for nil. Told when
  /// the letters change, and after the cell was made for a row. Does nothing here.
  open func showMatch(of pattern: SearchPattern?) {}

  /// The cell is about to show another row.
  open func prepareForReuse() {}
}
