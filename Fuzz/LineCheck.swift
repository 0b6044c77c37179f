import MenuDocuments

/// What must be so of every input of lines, whatever its bytes.
enum LineCheck {
  private static let limits = LineLimits(lineBytes: 6, lines: 12, bytes: 40)

  /// What is not so; nil where all is well.
  ///
  /// - Parameter cuts: Where the input is cut in pieces, in rising order.
  static func problem(with bytes: [UInt8], cuts: [Int]) -> String? {
    for terminator: UInt8 in [0, 0x0A] {
      let whole = split(bytes, cuts: [], terminator: terminator, limits: .standard)
      guard split(bytes, cuts: cuts, terminator: terminator, limits: .standard) == whole else {
        return "in pieces it is other lines"
      }
      let short = split(bytes, cuts: [], terminator: terminator, limits: limits)
      guard split(bytes, cuts: cuts, terminator: terminator, limits: limits) == short else {
        return "in pieces, with limits, it is other lines"
      }
      guard short.lines.count <= limits.lines, short.lines.map(\.count).reduce(0, +) <= limits.bytes,
        zip(short.lines, whole.lines).allSatisfy({ $1.starts(with: $0) }),
        short.lines.allSatisfy({ $0.count <= limits.lineBytes })
      else { return "the limits do not hold" }
      // Nothing is lost but the ends.
      let kept = whole.lines.flatMap { $0 }.filter { $0 != 0x0D }
      guard kept == bytes.filter({ $0 != terminator && $0 != 0x0D }) else { return "bytes are lost" }
      let ends = bytes.count { $0 == terminator }
      let isOpen = bytes.last.map { $0 != terminator } ?? false
      guard whole.lines.count == ends + (isOpen ? 1 : 0) else { return "lines are lost" }
    }
    return nil
  }

  private struct Outcome: Equatable {
    var lines: [[UInt8]]
    var stop: LineSplitter.Stop?
    var cutLines: Int
  }

  private static func split(_ bytes: [UInt8], cuts: [Int], terminator: UInt8, limits: LineLimits) -> Outcome {
    var splitter = LineSplitter(terminator: terminator, limits: limits)
    let list = LineList()
    for (start, end) in zip([0] + cuts, cuts + [bytes.count]) { list.append(splitter.split(bytes[start..<end])) }
    list.append(splitter.finish())
    let lines = (0..<list.count).map { Array(list.bytes(at: $0)) }
    return Outcome(lines: lines, stop: splitter.stop, cutLines: splitter.cutLines)
  }
}
