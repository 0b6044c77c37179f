/// A key of a JSON object with its value.
struct JSONMember {
  var key: String
  /// Where the key's opening quote is, in bytes from the document's begin.
  var offset: Int
  var value: JSONValue
}
