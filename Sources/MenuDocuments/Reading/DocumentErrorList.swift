/// Collects what is wrong with a document while it is read.
final class DocumentErrorList {
  private struct Entry {
    var offset: Int
    var path: String
    var expected: String
    var found: String
  }

  private var entries: [Entry] = []
  private var omitted = 0

  var isEmpty: Bool { entries.isEmpty }

  /// - Parameter offset: In bytes from the document's begin.
  func add(offset: Int, path: String, expected: String, found: String) {
    entries.append(Entry(offset: offset, path: path, expected: expected, found: found))
    if entries.count >= 2 * MenuLimits.errors { keepFirst() }
  }

  /// With their places in the document; nil if nothing is wrong.
  func errors(in document: [UInt8]) -> MenuDocumentErrors? {
    guard !isEmpty else { return nil }
    keepFirst()
    let places = TextPlace.places(ofBytes: entries.map(\.offset), in: document)
    let errors = zip(entries, places).map { entry, place in
      MenuDocumentError(place: place, path: entry.path, expected: entry.expected, found: entry.found)
    }
    return MenuDocumentErrors(errors: errors, omitted: omitted)
  }

  /// Those of one place stay in the order in which they were found.
  private func keepFirst() {
    entries = entries.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map(\.element)
    omitted += max(0, entries.count - MenuLimits.errors)
    entries = Array(entries.prefix(MenuLimits.errors))
  }
}
