import MenuDocuments

/// What must be so of every document, whatever its bytes.
enum DocumentCheck {
  /// What is not so; nil where all is well.
  static func problem(with bytes: [UInt8]) -> String? {
    do throws(MenuDocumentErrors) {
      let document = try MenuDocument(json: bytes)
      return problem(with: document, from: bytes)
    } catch {
      return problem(with: error, in: bytes)
    }
  }

  private static func problem(with document: MenuDocument, from bytes: [UInt8]) -> String? {
    guard (try? MenuDocument(json: bytes)) == document else { return "read again, it is another document" }
    let written = DocumentWriter.json(document)
    guard (try? MenuDocument(json: Array(written.utf8))) == document else {
      return "written, it is another:\n\(written)"
    }
    guard !document.items.isEmpty else { return "it has no items" }
    return nil
  }

  private static func problem(with errors: MenuDocumentErrors, in bytes: [UInt8]) -> String? {
    if errors.errors.isEmpty { return "it is wrong, but in nothing" }
    if errors.errors.count > MenuLimits.errors { return "it has \(errors.errors.count) errors" }
    let lines = errors.lines(file: "f")
    if let line = lines.first(where: { $0.unicodeScalars.contains { $0.properties.generalCategory == .control } }) {
      return "the message is no line: \(line.debugDescription)"
    }
    let places = errors.errors.map(\.place)
    if places != places.sorted() { return "the errors are not in their order" }
    let lengths = lineLengths(of: bytes)
    let isInside = places.allSatisfy { place in
      (1...lengths.count).contains(place.line) && (1...(lengths[place.line - 1] + 1)).contains(place.column)
    }
    return isInside ? nil : "an error is outside of it: \(lines)"
  }

  /// How many characters each line has.
  private static func lineLengths(of bytes: [UInt8]) -> [Int] {
    let text = String(decoding: bytes, as: UTF8.self)
    // In Swift CR and LF are one character, and so is either alone.
    return text.split(omittingEmptySubsequences: false) { ["\n", "\r", "\r\n"].contains($0) }.map(
      \.unicodeScalars.count)
  }
}
