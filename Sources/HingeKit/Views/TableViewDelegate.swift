/// Is told what a person does with a table.
@MainActor public protocol TableViewDelegate: AnyObject {
  /// A row was tapped, or chosen by key; once for each time.
  func tableView(_ tableView: TableView, didSelectRow row: Int)
}
