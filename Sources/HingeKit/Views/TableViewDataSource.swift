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
