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

  /// Whether the row is its table's `selectedRow`: then a bar stands at its leading edge, so that a person who sees no
  /// colours sees it too.
  public internal(set) var isSelected = false {
    didSet {
      selectionView.isHidden = !isSelected
      selectionBackground.isHidden = !isSelected
    }
  }
  /// The colour of that bar. Nearly white (0xF2F6FA) at first.
  public var selectionColor: Color? {
    get { selectionView.backgroundColor }
    set { selectionView.backgroundColor = newValue }
  }

  /// The colour that lies behind what a chosen row shows, over its own background; nil, as at first, for none.
  public var selectionBackgroundColor: Color? {
    get { selectionBackground.backgroundColor }
    set { selectionBackground.backgroundColor = newValue }
  }

  /// How much of the highlight is on, 0...1; `TableView` puts it on at once and lets it fade.
  var highlight = 0.0 { didSet { if highlight != oldValue { updateHighlight() } } }
  var highlightFade: Animation?
  var isFocusShown = false { didSet { if isFocusShown != oldValue { setNeedsDisplay() } } }

  private let highlightView = View()
  private let selectionView = View()
  private let selectionBackground = View()

  /// Of the bar at a chosen row's edge, in logical pixels.
  private static let selectionWidth = 6.0

  /// How much of the highlight the pointer puts on the row below it.
  private static let hoverHighlight = 0.3

  /// A cell that shows no row yet; the table gives it its frame.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    highlightView.backgroundColor = Color(hex: 0xFFFFFF).withAlpha(0.35)
    highlightView.alpha = 0
    highlightView.isUserInteractionEnabled = false
    selectionView.backgroundColor = Color(hex: 0xF2F6FA)
    for view in [selectionBackground, selectionView] {
      view.isHidden = true
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    addSubview(highlightView)
    cursor = .pointingHand
  }

  override var showsFocusRing: Bool { isFocusShown && window?.focus.isVisible ?? false }

  /// Shows whether the pointer is over the row; an override must call super.
  open override func hoverDidChange() { updateHighlight() }

  private func updateHighlight() { highlightView.alpha = max(highlight, isHovered ? Self.hoverHighlight : 0) }

  /// Keeps the highlight, and below it a chosen row's mark, on top of all else in the cell; an override must call super.
  open override func layoutSubviews() {
    bringSubviewToFront(selectionView)
    bringSubviewToFront(highlightView)
    for view in [highlightView, selectionBackground] {
      view.frame = bounds
      view.cornerRadius = cornerRadius
    }
    let width = min(Self.selectionWidth, bounds.width)
    // Where the corners are round it keeps out of them.
    let inset = min(cornerRadius, bounds.height / 3)
    selectionView.cornerRadius = cornerRadius > 0 ? width / 2 : 0
    selectionView.frame = Rect(
      x: isRightToLeft ? bounds.maxX - width : bounds.minX, y: bounds.minY + inset, width: width,
      height: bounds.height - 2 * inset)
  }

  /// Called while a person types to find rows, when the letters change and after the cell was made for a row: the part
  /// of the row's text that matches `pattern` is to be marked, or nothing for nil. Does nothing unless overridden.
  open func showMatch(of pattern: SearchPattern?) {}

  /// Called when the cell is about to show another row. Does nothing unless overridden.
  open func prepareForReuse() {}
}
