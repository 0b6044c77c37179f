import Drawing
import Geometry

/// Shows over the bottom of a table what a person has typed, and whether a row has it.
final class TypeAheadPill: View {
  /// As it was typed; empty hides the pill.
  var query = "" {
    didSet {
      guard query != oldValue else { return }
      isHidden = query.isEmpty
      setNeedsLayout()
    }
  }
  /// Whether a row has it.
  var hasMatch = true {
    didSet {
      guard hasMatch != oldValue else { return }
      noMatchLabel.isHidden = hasMatch
      setNeedsLayout()
    }
  }

  /// From the table's edges and between the edge and the letters, in logical pixels.
  private static let margin = 6.0
  private static let padding = Size(width: 12, height: 6)

  private let queryLabel = Label()
  private let noMatchLabel = Label()

  init() {
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    queryLabel.font = Font(size: 16, weight: .semibold)
    noMatchLabel.font = Font(size: 12)
    noMatchLabel.text = "No match"
    noMatchLabel.isHidden = true
    for label in [queryLabel, noMatchLabel] {
      label.textColor = .white
      label.textAlignment = .center
      addSubview(label)
    }
  }

  /// Puts the pill above the lower edge of `area`, or below the upper one if it would lie over `row`; in its superview's
  /// coordinates.
  func place(in area: Rect, beside row: Rect) {
    let widest = max(0, area.width - 2 * Self.margin)
    showQuery(inWidth: widest - 2 * Self.padding.width)
    let labels = shownLabels.map { $0.sizeThatFits(Size(width: widest, height: area.height)) }
    let width = min(widest, (labels.map(\.width).max() ?? 0).rounded(.up) + 2 * Self.padding.width)
    let height = labels.reduce(0) { $0 + $1.height }.rounded(.up) + 2 * Self.padding.height
    let low = area.maxY - Self.margin - height
    let y = row.minY < low + height && row.maxY > low ? area.minY + Self.margin : low
    frame = Rect(x: area.midX - width / 2, y: y, width: width, height: height)
  }

  /// The end of the query is what is being typed: what does not fit is left out at its beginning.
  private func showQuery(inWidth width: Double) {
    queryLabel.text = query
    var letters = query[...]
    while letters.count > 1, queryLabel.sizeThatFits(Size(width: 10_000, height: 100)).width > width {
      letters = letters.dropFirst()
      queryLabel.text = "…\(letters)"
    }
  }

  private var shownLabels: [Label] { hasMatch ? [queryLabel] : [queryLabel, noMatchLabel] }

  override func layoutSubviews() {
    var y = Self.padding.height
    for label in shownLabels {
      let height = label.sizeThatFits(bounds.size).height
      label.frame = Rect(x: 4, y: y, width: max(0, bounds.width - 8), height: height)
      y += height
    }
  }

  override func draw(_ canvas: Canvas) {
    let shape = Path.roundedRect(bounds.inset(dx: 1, dy: 1), radius: min(14, bounds.height / 2 - 1))
    canvas.fill(shape, (hasMatch ? Color(hex: 0x111111) : Color(hex: 0x7A1C14)).withAlpha(0.94))
    canvas.stroke(shape, Color.white.withAlpha(0.6), width: 1)
  }
}
