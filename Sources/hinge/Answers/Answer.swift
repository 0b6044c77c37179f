import MenuDocuments

/// What is written on standard output of an item that was chosen.
enum Answer: String, Hashable, CaseIterable {
  /// Its value; of an item without one, its title.
  case value
  case id
  case title
  /// Its place among all items of the menu, those of the left panel first, from 0.
  case index
  /// All of these as one JSON object.
  case json

  /// The names, for messages.
  static let names = allCases.map(\.rawValue).joined(separator: ", ")
}

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
