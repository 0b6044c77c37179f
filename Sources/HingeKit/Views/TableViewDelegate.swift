/// Is told what a person does with a table, as the table's `delegate`; it may follow the scrolling too.
@MainActor public protocol TableViewDelegate: ScrollViewDelegate {
  /// Called when a row was tapped, or chosen by a key; once for each time.
  func tableView(_ tableView: TableView, didSelectRow row: Int)
}
