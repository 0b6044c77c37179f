import TextSearch

/// A search for one row of a table, as a person types or asks for the next.
nonisolated public struct RowSearch {
  /// Which of the rows that match is looked for.
  nonisolated public enum Goal: Hashable, Sendable {
    /// The best one, from this row on and then from the first; of equals the first that is met.
    case best(from: Int)
    /// The next one after this row, then from the first.
    case next(after: Int)
    /// The one before this row, then from the last.
    case previous(before: Int)
  }

  /// What the row's text must match.
  public var pattern: SearchPattern
  /// The rows that are looked at.
  public var rows: Range<Int>
  /// Which of them it is to be.
  public var goal: Goal

  /// Looks for `pattern` among `rows`.
  public init(pattern: SearchPattern, rows: Range<Int>, goal: Goal) {
    self.pattern = pattern
    self.rows = rows
    self.goal = goal
  }

  /// The row, by how well each matches; nil where none does.
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

  /// The rows in the order in which a search looks at them that goes down: to the last, then on from the first.
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

  /// The best row so far of those that are looked at in order.
  nonisolated public struct Best {
    /// Nil while none has matched.
    public private(set) var row: Int?
    /// How well that matches.
    public private(set) var rank: SearchPattern.Rank?

    /// None yet.
    public init() {}

    /// Looks at one more row. Returns whether it is as good as any can be, so that the search is over.
    public mutating func take(_ row: Int, _ rank: SearchPattern.Rank?) -> Bool {
      guard let rank, self.rank.map({ rank > $0 }) ?? true else { return false }
      (self.row, self.rank) = (row, rank)
      return rank == .atStart
    }
  }
}
