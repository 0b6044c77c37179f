import MenuDocuments

extension Answer {
  /// What is written of an item that was chosen, without the line's end.
  ///
  /// Everything but `json` is written as it is; an answer that has line ends of its own takes several lines.
  func line(for item: MenuItem, at index: Int) -> String {
    let value = item.value ?? item.title
    switch self {
    case .value: return value
    case .id: return item.id
    case .title: return item.title
    case .index: return "\(index)"
    case .json:
      let texts = [("id", item.id), ("title", item.title), ("value", value)]
      return "{" + texts.map { "\"\($0)\":\($1.inJSON)," }.joined() + "\"index\":\(index)}"
    }
  }
}
