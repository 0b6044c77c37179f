/// All that is wrong with a menu document.
public struct MenuDocumentErrors: Error, Hashable {
  /// At least one, in the order of their places; at most `MenuLimits.errors`.
  public var errors: [MenuDocumentError]
  /// How many more there are.
  public var omitted: Int

  /// - Parameter errors: At least one, in the order of their places.
  public init(errors: [MenuDocumentError], omitted: Int = 0) {
    self.errors = errors
    self.omitted = omitted
  }

  /// A line for each.
  ///
  /// - Parameter file: What the document is called: a file's name, or - for standard input.
  public func lines(file: String) -> [String] {
    errors.map { $0.line(file: file) } + (omitted == 0 ? [] : ["\(file): and \(omitted) more"])
  }
}

extension MenuDocumentErrors: CustomStringConvertible {
  public var description: String { lines(file: "menu").joined(separator: "\n") }
}

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
