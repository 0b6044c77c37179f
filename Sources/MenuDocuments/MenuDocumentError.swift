/// What is wrong at one place of a menu document.
public struct MenuDocumentError: Error, Hashable {
  /// Where an editor should go.
  public var place: TextPlace
  /// The way there through the document, such as `left.items[2].color`; empty for the whole document.
  public var path: String
  /// What should be there, in a few words.
  public var expected: String
  /// What is there instead.
  public var found: String

  /// Takes all of it as it is.
  public init(place: TextPlace, path: String, expected: String, found: String) {
    self.place = place
    self.path = path
    self.expected = expected
    self.found = found
  }

  /// As compilers write it, so that editors can go there. One line.
  public func line(file: String) -> String {
    "\(file):\(place.line):\(place.column): \(path.isEmpty ? "" : "\(path): ")expected \(expected), found \(found)"
  }
}
