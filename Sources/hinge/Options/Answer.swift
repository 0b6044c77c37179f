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
