/// Some lines one after the other in one piece of memory.
public struct LineBatch: Hashable, Sendable {
  /// The lines without what ended them.
  public private(set) var bytes: [UInt8] = []
  /// Where each line ends in `bytes`.
  private var ends: [UInt32] = []

  /// Without a line.
  public init() {}

  /// How many lines there are.
  public var count: Int { ends.count }

  /// Whether there is no line.
  public var isEmpty: Bool { ends.isEmpty }

  /// The bytes of the line at a place, which must exist.
  public subscript(index: Int) -> ArraySlice<UInt8> {
    bytes[(index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])]
  }

  /// Calls `body` with each line's place and bytes, from one line on, until it returns false. Returns whether it never
  /// did. The bytes are there only during the call.
  func scan(from start: Int, _ body: (Int, UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      ends.withUnsafeBufferPointer { ends in
        var lineStart = start == 0 ? 0 : Int(ends[start - 1])
        for index in start..<ends.count {
          let end = Int(ends[index])
          guard body(index, UnsafeBufferPointer(rebasing: bytes[lineStart..<end])) else { return false }
          lineStart = end
        }
        return true
      }
    }
  }

  /// Adds a line at the end. All of them together stay below 4 GiB.
  public mutating func append(_ line: some Sequence<UInt8>) {
    bytes.append(contentsOf: line)
    ends.append(UInt32(bytes.count))
  }

  /// Adds the lines of another batch at the end.
  public mutating func append(_ other: LineBatch) {
    let base = UInt32(bytes.count)
    bytes.append(contentsOf: other.bytes)
    ends.append(contentsOf: other.ends.lazy.map { $0 + base })
  }
}
