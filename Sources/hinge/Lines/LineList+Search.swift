import HingeKit
import MenuDocuments

extension LineList {
  /// The line that a search leads to; nil where none matches. Bytes are compared, no text is made of the lines.
  func row(for search: RowSearch) -> Int? {
    switch search.goal {
    case .best: best(search)
    case .next: next(search)
    case .previous: search.run { bytes(at: $0).withUnsafeBufferPointer { search.pattern.rank(in: $0) } }
    }
  }

  private func next(_ search: RowSearch) -> Int? {
    for part in search.partsDownwards {
      var found: Int?
      scanLines(from: part.lowerBound) { row, line in
        guard row < part.upperBound else { return false }
        if search.pattern.rank(in: line) != nil { found = row }
        return found == nil
      }
      if let found { return found }
    }
    return nil
  }

  private func best(_ search: RowSearch) -> Int? {
    var best = RowSearch.Best()
    for part in search.partsDownwards {
      var isOver = false
      scanLines(from: part.lowerBound) { row, line in
        guard row < part.upperBound else { return false }
        isOver = best.take(row, search.pattern.rank(in: line, above: best.rank))
        return !isOver
      }
      if isOver { break }
    }
    return best.row
  }
}
