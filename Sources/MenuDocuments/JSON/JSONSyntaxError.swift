/// Where a document stops being JSON.
struct JSONSyntaxError: Error, Hashable {
  /// In bytes from the document's begin.
  var offset: Int
  var expected: String
  var found: String
}
