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
