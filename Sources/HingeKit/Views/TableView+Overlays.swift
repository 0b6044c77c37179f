import Geometry

/// What lies over a table's rows: the thumb of a long one, and what was typed.
extension TableView {
  /// From how many of its own heights on a table has a thumb.
  private static let pagesWithThumb = 5.0

  /// Those that are there, lowest first.
  var overlays: [View] { subviews.suffix(2).filter { $0 is ScrollThumb || $0 is TypeAheadPill } }

  /// Places them in what is seen of the content.
  func layoutOverlays() {
    if typeAhead.isActive {
      if typeAheadPill.superview !== self { addSubview(typeAheadPill) }
      typeAheadPill.place(in: bounds, beside: rect(forRow: focusedRow))
    }
    placeThumb()
  }

  /// Shows the thumb, in a table that needs one.
  func showScrollThumb() {
    guard isLongEnoughForThumb else { return }
    if scrollThumb.superview !== self {
      scrollThumb.onDrag = { [weak self] share in
        guard let self else { return }
        contentOffset = Point(x: contentOffset.x, y: share * maximumContentOffset.y)
        scrollThumb.letter = firstLetterInSight
      }
      insertSubview(scrollThumb, at: subviews.count - overlays.count)
      placeThumb()
    }
    scrollThumb.appear()
  }

  /// With which the first row begins that is seen whole; empty where rows have no text.
  private var firstLetterInSight: String {
    let row = row(at: Point(x: bounds.midX, y: bounds.minY + spacing + rowHeight / 2)) ?? 0
    let text = dataSource?.tableView(self, searchTextForRow: row)
    return text?.first { $0.isLetter || $0.isNumber }.map { $0.uppercased() } ?? ""
  }

  private var isLongEnoughForThumb: Bool {
    contentSize.height > Self.pagesWithThumb * bounds.height && bounds.height > 2 * ScrollThumb.size.height
  }

  private func placeThumb() {
    guard scrollThumb.superview === self else { return }
    guard isLongEnoughForThumb else { return scrollThumb.disappear() }
    scrollThumb.place(at: min(max(0, contentOffset.y / maximumContentOffset.y), 1), in: bounds)
  }
}
