import TextSearch

/// A search for one row of a table, as a person types or asks for the next.
nonisolated public struct RowSearch {
  /// Which of the rows that match is looked for.
  nonisolated public enum Goal: Hashable, Sendable {
    /// The row that matches best, looked for from this row on and then from the first; of equals the first that is met.
    case best(from: Int)
    /// The next row after this one that matches, then from the first.
    case next(after: Int)
    /// The next row above this one that matches, then from the last.
    case previous(before: Int)
  }

  /// The pattern that a row's text must match.
  public var pattern: SearchPattern
  /// The rows of the table that are looked at.
  public var rows: Range<Int>
  /// Which of the rows that match is looked for.
  public var goal: Goal

  /// A search for `pattern` among `rows`.
  public init(pattern: SearchPattern, rows: Range<Int>, goal: Goal) {
    self.pattern = pattern
    self.rows = rows
    self.goal = goal
  }

  /// Goes through the rows and returns the one that is looked for; nil where none matches. `rank` says how well a row
  /// matches, nil for not at all.
  public func run(rank: (_ row: Int) -> SearchPattern.Rank?) -> Int? {
    guard !rows.isEmpty else { return nil }
    switch goal {
    case .best: return best(rank)
    case .next: return partsDownwards.lazy.joined().first { rank($0) != nil }
    case .previous(let row):
      let end = rows.contains(row) ? row : rows.upperBound
      return (rows.lowerBound..<end).last { rank($0) != nil } ?? (end..<rows.upperBound).last { rank($0) != nil }
    }
  }

  /// The rows in the order in which a search downwards looks at them: from where it begins to the last, then on from
  /// the first.
  public var partsDownwards: [Range<Int>] {
    guard !rows.isEmpty else { return [] }
    let start =
      switch goal {
      case .best(let row): min(max(row, rows.lowerBound), rows.upperBound - 1)
      case .next(let row), .previous(let row): rows.contains(row) ? row + 1 : rows.lowerBound
      }
    return [start..<rows.upperBound, rows.lowerBound..<start].filter { !$0.isEmpty }
  }

  private func best(_ rank: (Int) -> SearchPattern.Rank?) -> Int? {
    var best = Best()
    for part in partsDownwards {
      for row in part where best.take(row, rank(row)) { return best.row }
    }
    return best.row
  }

  /// The best row so far, of rows that are looked at one after another.
  nonisolated public struct Best {
    /// The row that matches best so far; nil while none has matched.
    public private(set) var row: Int?
    /// How well the best row so far matches; nil while none has matched.
    public private(set) var rank: SearchPattern.Rank?

    /// No row yet.
    public init() {}

    /// Looks at one more row. Returns whether it is as good as any can be, so that the search is over.
    public mutating func take(_ row: Int, _ rank: SearchPattern.Rank?) -> Bool {
      guard let rank, self.rank.map({ rank > $0 }) ?? true else { return false }
      (self.row, self.rank) = (row, rank)
      return rank == .atStart
    }
  }
}
