/// Says what a table's rows are.
public protocol TableViewDataSource: AnyObject {
  /// Asked once by each `reloadData`.
  func numberOfRows(in tableView: TableView) -> Int
  /// The cell for `row`, preferably one from `dequeueReusableCell`.
  func tableView(_ tableView: TableView, cellForRow row: Int) -> TableViewCell
}
