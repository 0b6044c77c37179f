/// Plain lines as the items of a menu. Each costs little more than its bytes, however many there are.
public final class LineList {
  private struct Block {
    /// The place of its first line in the list.
    var start: Int
    var lines: LineBatch
  }

  /// Up to how many bytes a block takes further lines. What is in a fuller one is never copied again, so the cost of
  /// adding lines does not depend on how many there are.
  private static let blockSize = 256 << 10

  /// None is empty.
  private var blocks: [Block] = []

  public init() {}

  /// How many lines there are so far.
  public private(set) var count = 0

  /// Adds a line at the end.
  public func append(_ line: some Sequence<UInt8>) {
    var batch = LineBatch()
    batch.append(line)
    append(batch)
  }

  /// Adds lines at the end.
  public func append(_ lines: LineBatch) {
    guard !lines.isEmpty else { return }
    if let last = blocks.indices.last, blocks[last].lines.bytes.count + blocks[last].lines.count < Self.blockSize {
      blocks[last].lines.append(lines)
    } else {
      blocks.append(Block(start: count, lines: lines))
    }
    count += lines.count
  }

  /// The bytes of the line at a place, which must exist. Takes a time that hardly grows with the number of lines.
  public func bytes(at index: Int) -> ArraySlice<UInt8> {
    let block = blocks[blockIndex(ofLine: index)]
    return block.lines[index - block.start]
  }

  /// The line at a place, which must exist. What is no UTF-8 in it is replaced.
  public func line(at index: Int) -> String { String(decoding: bytes(at: index), as: UTF8.self) }

  /// The line as an item: its id, its title and its value are the line.
  public func item(at index: Int) -> MenuItem {
    let line = line(at: index)
    return MenuItem(id: line, title: line)
  }

  /// Calls `body` with each line's place and bytes, from one line on, until it returns false. Faster than one by one, for
  /// a million lines: the bytes are there only during the call.
  public func scanLines(from start: Int = 0, _ body: (Int, UnsafeBufferPointer<UInt8>) -> Bool) {
    guard start < count else { return }
    for block in blocks[blockIndex(ofLine: start)...] {
      guard block.lines.scan(from: max(0, start - block.start), { body(block.start + $0, $1) }) else { return }
    }
  }

  /// The last block that begins at that line or before.
  private func blockIndex(ofLine line: Int) -> Int {
    var (low, high) = (0, blocks.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if blocks[middle].start <= line { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension LineList: Hashable {
  public static func == (a: LineList, b: LineList) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
