/// A value of a JSON document, and where it begins.
struct JSONValue {
  /// What it is. A number is kept as it is written, so that messages can show it and nothing is rounded unasked.
  enum Content {
    case null
    case flag(Bool)
    case number(String)
    case text(String)
    case list([JSONValue])
    /// In the order of the document; a key may stand there twice.
    case object([JSONMember])
  }

  var content: Content
  /// The place of its first byte in the document, from 0.
  var offset: Int

  /// What it is, in a few words, for messages.
  var found: String {
    switch content {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .number(let number): number.utf8.count > 80 ? "\(number.prefix(80))…" : number
    case .text(let text): text.quoted
    case .list: "a list"
    case .object: "an object"
    }
  }
}

/// A key of a JSON object with its value.
struct JSONMember {
  var key: String
  /// Where the key's opening quote is, in bytes from the document's begin.
  var offset: Int
  var value: JSONValue
}
