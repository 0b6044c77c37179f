import TextSearch
import Wayland

/// Typing finds rows.
extension TableView {
  /// What was typed to find a row; empty while nothing is looked for.
  public var typedText: String { typeAhead.query }

  /// The same, as it is compared with rows.
  var searchPattern: SearchPattern? { typeAhead.isActive ? SearchPattern(typeAhead.query) : nil }

  /// Takes a key that is typed to find a row: goes to that and shows what was typed. The keyboard comes to the table.
  ///
  /// - Returns: Whether the key was used: false in a table whose rows have no text, and for a key that types nothing.
  public func findRow(by key: KeyEvent) -> Bool {
    guard numberOfRows > 0, dataSource?.tableView(self, searchTextForRow: 0) != nil else { return false }
    let wasActive = typeAhead.isActive
    let outcome = typeAhead.handle(key)
    guard outcome != .unused else { return false }
    if !wasActive { typeAheadStart = focusedRow }
    takeFocus()
    switch outcome {
    case .changed: find(.best(from: typeAheadStart))
    case .next: find(.next(after: focusedRow))
    case .previous: find(.previous(before: focusedRow))
    case .ended, .unused: typeAheadPill.hasMatch = true
    }
    // From a match that was asked for the search goes on there.
    if outcome != .changed { typeAheadStart = focusedRow }
    showTypedText()
    return true
  }

  /// Gives up what was typed to find a row; does nothing where nothing was.
  public func endTypeAhead() {
    guard typeAhead.isActive else { return }
    typeAhead.end()
    typeAheadPill.hasMatch = true
    showTypedText()
  }

  /// Rows have come that may be the first that match.
  func search(inAdded rows: Range<Int>) {
    guard typeAhead.isActive, !typeAheadPill.hasMatch else { return }
    find(.best(from: rows.lowerBound), in: rows)
    setNeedsLayout()
  }

  /// Has the keyboard come to the table, and tells it. `findRow(by:)` does it for a table in a window; one that comes
  /// into it for what was typed needs to be told.
  public func takeFocus() {
    window?.focus.showRing()
    window?.focus(on: self)
  }

  private func find(_ goal: RowSearch.Goal, in rows: Range<Int>? = nil) {
    let search = searchPattern.map { RowSearch(pattern: $0, rows: rows ?? 0..<numberOfRows, goal: goal) }
    let row = search.flatMap { dataSource?.tableView(self, rowFor: $0) }
    typeAheadPill.hasMatch = row != nil
    if let row { focus(row: row) }
  }

  private func showTypedText() {
    typeAheadPill.query = typeAhead.query
    let pattern = searchPattern
    for cell in visibleCells.values { cell.showMatch(of: pattern) }
    setNeedsLayout()
  }
}
