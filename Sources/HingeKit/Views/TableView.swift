import Drawing
import Geometry
import Motion
import Wayland

/// Rows of one height under each other, of which only those in sight exist; or tiles of one size, in columns.
///
/// The keyboard enters the table as a whole; the arrows then move from row to row. Costs grow with the rows in sight,
/// not with their number.
@MainActor open class TableView: ScrollView {
  /// The object that says how many rows there are and makes their cells; setting it loads them. Not kept alive.
  public weak var dataSource: (any TableViewDataSource)? { didSet { reloadData() } }
  /// How high each row is, in logical pixels; 44 at first.
  public var rowHeight = 44.0 {
    didSet {
      guard rowHeight != oldValue else { return }
      setNeedsLayout()
    }
  }

  /// How many rows lie beside each other, from the leading edge on and then below: more than one make tiles of them. 1 at
  /// first; at least 1.
  public var columns = 1 {
    didSet {
      columns = max(1, columns)
      if columns != oldValue { setNeedsLayout() }
    }
  }
  /// What is left free between rows, and around all of them, in logical pixels; 0 at first.
  public var spacing = 0.0 { didSet { if spacing != oldValue { setNeedsLayout() } } }

  /// The row that the arrow keys, or typed letters, have reached.
  public internal(set) var focusedRow = 0
  /// How many rows there are, as the data source said last.
  public private(set) var numberOfRows = 0

  /// How long a tapped row's highlight takes to fade.
  private static let highlightFade = Duration.milliseconds(350)

  /// Where the tap was that chose the latest row, in the window's coordinates; nil where a key did.
  public private(set) var latestTap: Point?

  private(set) var visibleCells: [Int: TableViewCell] = [:]
  private var reusableCells: [TableViewCell] = []
  /// The cells of the rows in sight since `reloadData`, until the rows are asked for: each is its own row's again, so that
  /// a finger on it stays on that row.
  private var reloadedCells: [Int: TableViewCell] = [:]
  /// The next that `dequeueReusableCell` gives out: the one of the row that is asked for.
  private var offeredCell: TableViewCell?
  private var pressedRow: Int?
  /// Whether the keyboard was at the table when it was last told.
  private var wasFocused = false
  private var wasFocusShown = false

  /// What was typed to find a row, and where the search for that began.
  var typeAhead = TypeAhead()
  var typeAheadStart = 0
  lazy var typeAheadPill = TypeAheadPill()
  lazy var scrollThumb = ScrollThumb()

  /// A table without rows, at `frame` in the superview's logical pixels.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    let tap = TapGestureRecognizer { [weak self] tap in self?.pressedRowWasTapped(at: tap.location) }
    tap.onPress = { [weak self] tap in self?.press(at: tap.location) }
    tap.onPressCancelled = { [weak self] _ in self?.endPress() }
    // What still moves after a drag is stopped by a finger, not chosen from (M33).
    tap.shouldReceive = { [weak self] _ in
      guard let self else { return false }
      return !chain.contains { ($0 as? ScrollView)?.isDecelerating ?? false }
    }
    addGestureRecognizer(tap)
  }

  /// Whether the keyboard can go to the table: while it has rows.
  open override var canBecomeFocused: Bool { numberOfRows > 0 }

  // MARK: Rows

  /// Asks the data source for everything again. A row in sight is offered the cell that it had, so that a finger on the
  /// row, or on a control in it, stays there; a row that is gone is not tapped.
  open func reloadData() {
    for (row, cell) in visibleCells {
      if searchPattern != nil { cell.showMatch(of: nil) }
      reloadedCells[row] = cell
    }
    visibleCells.removeAll()
    numberOfRows = countRows()
    if let row = pressedRow, row >= numberOfRows { pressedRow = nil }
    focusedRow = min(focusedRow, max(0, numberOfRows - 1))
    setNeedsLayout()
  }

  private func countRows() -> Int {
    guard let dataSource else { return 0 }
    let count = dataSource.numberOfRows(in: self)
    precondition(count >= 0, "a table's data source says that there are \(count) rows")
    return count
  }

  /// The row that is marked as the chosen one, in sight or not; nil, as at first, for none. A tap does not change it: the
  /// delegate says what a choice means.
  public var selectedRow: Int? { didSet { if selectedRow != oldValue { setNeedsLayout() } } }

  /// Has the arrow keys go on from this row, or from the last if there is no such row. Scrolls nothing.
  public func setFocusedRow(_ row: Int) {
    focusedRow = min(max(0, row), max(0, numberOfRows - 1))
    setNeedsLayout()
  }

  /// The data source has more rows than before, the new ones after the others. What is seen, pressed or focused stays as
  /// it is, and what scrolls goes on; the cost does not depend on how many rows there are.
  public func rowsWereAdded() {
    let old = numberOfRows
    let count = countRows()
    guard count >= old else { return reloadData() }
    guard count > old else { return }
    numberOfRows = count
    setNeedsLayout()
    search(inAdded: old..<count)
  }

  /// Takes a cell to be used again: the one that the row had before `reloadData()`, or one that went out of sight; nil
  /// where there is none.
  public func dequeueReusableCell() -> TableViewCell? {
    guard let cell = offeredCell ?? reusableCells.popLast() else { return nil }
    offeredCell = nil
    cell.prepareForReuse()
    return cell
  }

  /// The cell of a row while it is in sight; nil for a row out of sight.
  public func cell(forRow row: Int) -> TableViewCell? { visibleCells[row] }

  /// The row at a point of the table's content, in logical pixels; nil above the first, below the last and between two.
  public func row(at point: Point) -> Int? {
    guard rowHeight > 0, point.y >= 0, point.x >= bounds.minX, point.x < bounds.maxX, numberOfRows > 0 else {
      return nil
    }
    let line = ((point.y - spacing / 2) / pitch).rounded(.down)
    guard line >= 0, line < Double(numberOfLines) else { return nil }
    let place = isRightToLeft ? bounds.maxX - point.x : point.x - bounds.minX
    let column = min(max(0, Int((place - spacing / 2) / (columnWidth + spacing))), columns - 1)
    let row = Int(line) * columns + column
    return row < numberOfRows && rect(forRow: row).contains(point) ? row : nil
  }

  /// Where a row lies in the table's content, in logical pixels; also of one that is out of sight.
  public func rect(forRow row: Int) -> Rect {
    let (line, column) = (row / columns, Double(row % columns))
    let x = spacing + column * (columnWidth + spacing)
    return Rect(
      x: isRightToLeft ? bounds.width - x - columnWidth : x, y: spacing + Double(line) * pitch, width: columnWidth,
      height: rowHeight)
  }

  /// From one row to the one below it.
  private var pitch: Double { rowHeight + spacing }

  private var columnWidth: Double { max(0, (bounds.width - spacing) / Double(columns) - spacing) }

  /// Rows that lie beside each other are one line.
  private var numberOfLines: Int { (numberOfRows + columns - 1) / columns }

  /// Makes the cells of the rows in sight; an override must call super.
  open override func layoutSubviews() {
    contentSize = Size(width: bounds.width, height: Double(numberOfLines) * pitch + spacing)
    super.layoutSubviews()
    layoutVisibleRows()
    layoutOverlays()
  }

  override func contentOffsetDidChange() {
    layoutVisibleRows()
    layoutOverlays()
    if isDragging || isMovingByItself { showScrollThumb() }
    super.contentOffsetDidChange()
  }

  func layoutVisibleRows() {
    let rows = rowsInSight
    for (row, cell) in visibleCells where !rows.contains(row) {
      visibleCells[row] = nil
      recycle(cell)
    }
    for (row, cell) in reloadedCells where !rows.contains(row) {
      reloadedCells[row] = nil
      recycle(cell)
    }
    for row in rows {
      let cell = visibleCells[row] ?? makeCell(forRow: row)
      cell?.frame = rect(forRow: row)
      cell?.isFocusShown = isFocused && row == focusedRow
      cell?.isSelected = row == selectedRow
    }
  }

  private var rowsInSight: Range<Int> {
    guard numberOfRows > 0, rowHeight > 0, !bounds.isEmpty else { return 0..<0 }
    func line(_ y: Double) -> Int { Int(min(max(0, y / pitch), Double(numberOfLines))) }
    let first = min(line(bounds.minY - spacing), numberOfLines - 1) * columns
    return first..<max(first, min(numberOfRows, (line(bounds.maxY.nextDown) + 1) * columns))
  }

  private func makeCell(forRow row: Int) -> TableViewCell? {
    let previous = reloadedCells.removeValue(forKey: row)
    offeredCell = previous
    let made = dataSource?.tableView(self, cellForRow: row)
    if let previous, previous !== made {
      if previous === offeredCell { recycle(previous) } else { previous.removeFromSuperview() }
    }
    offeredCell = nil
    guard let cell = made else { return nil }
    cell.row = row
    visibleCells[row] = cell
    if cell === previous, cell.superview === self {
      cell.setSubtreeNeedsLayout()
      cell.setSubtreeNeedsDisplay()
    } else {
      // Below what lies over the rows.
      insertSubview(cell, at: subviews.count - overlays.count)
    }
    if row == pressedRow { showPress(on: cell) }
    if let searchPattern { cell.showMatch(of: searchPattern) }
    return cell
  }

  private func recycle(_ cell: TableViewCell) {
    cell.highlightFade?.cancel()
    cell.highlight = 0
    if searchPattern != nil { cell.showMatch(of: nil) }
    cell.removeFromSuperview()
    reusableCells.append(cell)
  }

  // MARK: Taps

  private func row(atWindow point: Point) -> Int? { convert(fromWindow: point).flatMap(row(at:)) }

  private func press(at location: Point) {
    guard let row = row(atWindow: location), let cell = visibleCells[row] else { return }
    pressedRow = row
    showPress(on: cell)
  }

  private func showPress(on cell: TableViewCell) {
    cell.highlightFade?.cancel()
    cell.highlight = 1
  }

  private func endPress() {
    guard let row = pressedRow else { return }
    pressedRow = nil
    if let cell = visibleCells[row] ?? reloadedCells[row] { fadeHighlight(of: cell) }
  }

  /// The row under the finger when it came down: the table may have moved below it since.
  private func pressedRowWasTapped(at location: Point) {
    guard let row = pressedRow else { return }
    endPress()
    select(row, at: location)
  }

  private func select(_ row: Int, at location: Point? = nil) {
    focusedRow = row
    latestTap = location
    (delegate as? any TableViewDelegate)?.tableView(self, didSelectRow: row)
  }

  private func fadeHighlight(of cell: TableViewCell) {
    let fade = PropertyAnimation(from: cell.highlight, to: 0, duration: Self.highlightFade, curve: .easeOut)
    cell.highlightFade?.cancel()
    cell.highlightFade = window?.animator.start(duration: fade.duration, isMotion: false) { [weak cell] in
      cell?.highlight = fade.value(at: $0)
    }
  }

  // MARK: Keyboard

  /// Letters find rows, where the data source says what the rows' texts are; arrows move from row to row, or from match
  /// to match; Return and Space choose.
  open override func keyDown(_ key: KeyEvent) -> Bool {
    if findRow(by: key) { return true }
    guard key.phase != .released, numberOfRows > 0 else { return false }
    if key.isActivation {
      guard key.phase == .pressed else { return true }
      endTypeAhead()
      if let cell = visibleCells[focusedRow] {
        cell.highlight = 1
        fadeHighlight(of: cell)
      }
      select(focusedRow)
      return true
    }
    let page = max(1, Int(bounds.height / max(1, pitch)) - 1) * columns
    switch key.navigation {
    case .up: return focus(row: focusedRow - columns)
    case .down: return focus(row: focusedRow + columns) || columns > 1 && focusLastLine()
    case .pageUp: return focus(row: max(0, focusedRow - page))
    case .pageDown: return focus(row: min(numberOfRows - 1, focusedRow + page))
    case .home: return focus(row: 0)
    case .end: return focus(row: numberOfRows - 1)
    case .left where columns > 1: return focusBeside(isRightToLeft ? 1 : -1)
    case .right where columns > 1: return focusBeside(isRightToLeft ? -1 : 1)
    case .left, .right: return false
    case nil: return false
    }
  }

  /// Within the line, at whose ends the focus stays.
  private func focusBeside(_ step: Int) -> Bool {
    let row = focusedRow + step
    if row >= 0, row / columns == focusedRow / columns { focus(row: row) }
    return true
  }

  /// Down from above where the last line ends.
  private func focusLastLine() -> Bool {
    focusedRow / columns < numberOfLines - 1 && focus(row: numberOfRows - 1)
  }

  /// Moves the focus to a row and brings that into sight; false where there is no such row.
  @discardableResult
  func focus(row: Int) -> Bool {
    guard (0..<numberOfRows).contains(row) else { return false }
    focusedRow = row
    scrollToVisible(rect(forRow: row))
    layoutVisibleRows()
    return true
  }

  /// Called when the keyboard has come to the table or left it: brings the row that the arrow keys have reached into
  /// sight and shows that it has the focus. An override must call super.
  open override func focusDidChange() {
    let isShown = window?.focus.isVisible ?? false
    // A touch, which hides the focus, moves nothing.
    if isFocused, isShown || !wasFocused { scrollToVisible(rect(forRow: focusedRow)) }
    // What is typed before the table has the keyboard brings it there.
    if !isFocused || wasFocusShown && !isShown { endTypeAhead() }
    wasFocused = isFocused
    wasFocusShown = isFocused && isShown
    layoutVisibleRows()
  }

  /// Draws nothing: the ring is the focused row's.
  open override func drawFocusRing(_ canvas: Canvas) {}
}

/// Says what a table's rows are.
@MainActor public protocol TableViewDataSource: AnyObject {
  /// Asked once by each `reloadData`, and by each `rowsWereAdded`.
  func numberOfRows(in tableView: TableView) -> Int
  /// The cell for `row`, preferably one from `dequeueReusableCell`.
  func tableView(_ tableView: TableView, cellForRow row: Int) -> TableViewCell
  /// What is found of a row by typing; nil, for the first row, where typing finds nothing in this table.
  func tableView(_ tableView: TableView, searchTextForRow row: Int) -> String?
  /// The row that a search leads to; nil where none matches. To be written only where going through the texts of all rows
  /// is too slow.
  func tableView(_ tableView: TableView, rowFor search: RowSearch) -> Int?
}

extension TableViewDataSource {
  /// Nil: typing finds nothing.
  public func tableView(_ tableView: TableView, searchTextForRow row: Int) -> String? { nil }

  /// Goes through the texts.
  public func tableView(_ tableView: TableView, rowFor search: RowSearch) -> Int? {
    search.run { self.tableView(tableView, searchTextForRow: $0).flatMap { search.pattern.rank(in: $0) } }
  }
}

/// Is told what a person does with a table, as the table's `delegate`; it may follow the scrolling too.
@MainActor public protocol TableViewDelegate: ScrollViewDelegate {
  /// Called when a row was tapped, or chosen by a key; once for each time.
  func tableView(_ tableView: TableView, didSelectRow row: Int)
}
