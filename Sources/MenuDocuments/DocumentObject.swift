import Drawing

/// An object of a menu document. Each of its values is read as what it has to be, or an error says where it is not.
///
/// `Key` lists every key that the object may have; another one is an error too, so that a slip of the pen is not taken
/// for a default. A value of `null` counts as none.
struct DocumentObject<Key: CodingKey & CaseIterable> {
  private let container: KeyedDecodingContainer<Key>

  init(_ decoder: any Decoder) throws {
    let written = try decoder.container(keyedBy: WrittenKey.self)
    container = try decoder.container(keyedBy: Key.self)
    let unknown = written.allKeys.filter { Key(stringValue: $0.stringValue) == nil }
    if let key = unknown.min(by: { $0.stringValue < $1.stringValue }) {
      let known = Key.allCases.map(\.stringValue).joined(separator: ", ")
      throw MenuDataError.malformed(
        path: MenuDataError.path(container.codingPath), expected: "the keys \(known)",
        found: key.stringValue.quoted)
    }
  }

  /// The keys that stand in the document, whatever their values.
  var keys: [Key] { container.allKeys }

  /// What is wrong with the value of `key`.
  func error(_ key: Key, expected: String, found: String?) -> MenuDataError {
    .malformed(path: MenuDataError.path(container.codingPath + [key]), expected: expected, found: found)
  }

  // MARK: What must be there

  /// Some text, which may be empty.
  func text(_ key: Key) throws -> String { try container.decode(String.self, forKey: key) }

  /// One of the words that `Choice` has.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(_ key: Key) throws -> Choice {
    let word = try text(key)
    guard let choice = Choice(rawValue: word) else {
      let words = Choice.allCases.map(\.rawValue).joined(separator: " or ")
      throw error(key, expected: words, found: word.quoted)
    }
    return choice
  }

  /// A list of objects with at least one in it.
  func list<Element: Decodable>(_ key: Key) throws -> [Element] {
    let list = try container.decode([Element].self, forKey: key)
    guard !list.isEmpty else { throw error(key, expected: "at least one", found: "none") }
    return list
  }

  // MARK: What may be there

  private func ifPresent<Value>(_ key: Key, _ read: (Key) throws -> Value) throws -> Value? {
    guard container.contains(key), try !container.decodeNil(forKey: key) else { return nil }
    return try read(key)
  }

  func textIfPresent(_ key: Key) throws -> String? { try ifPresent(key, text) }

  func choiceIfPresent<Choice: RawRepresentable<String> & CaseIterable>(_ key: Key) throws -> Choice? {
    try ifPresent(key) { try choice($0) }
  }

  func flagIfPresent(_ key: Key) throws -> Bool? {
    try ifPresent(key) { try container.decode(Bool.self, forKey: $0) }
  }

  func numberIfPresent(_ key: Key, in range: ClosedRange<Double>) throws -> Double? {
    try ifPresent(key) { key in
      let number = try container.decode(Double.self, forKey: key)
      guard range.contains(number) else {
        throw error(key, expected: "a number from \(range.spelled)", found: "\(number)")
      }
      return number
    }
  }

  /// An opaque colour, written #RRGGBB.
  func colorIfPresent(_ key: Key) throws -> Color? {
    try ifPresent(key) { key in
      let written = try text(key)
      guard let color = Color(hex: written), color.alpha == 1 else {
        throw error(key, expected: "a colour as #RRGGBB", found: written.quoted)
      }
      return color
    }
  }

  func objectIfPresent<Value: Decodable>(_ key: Key) throws -> Value? {
    try ifPresent(key) { try container.decode(Value.self, forKey: $0) }
  }
}

/// A key as it stands in the document.
private struct WrittenKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
