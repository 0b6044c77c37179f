/// Plain lines as the items of a menu. Each costs little more than its bytes, however many there are.
public final class LineList {
  private var bytes: [UInt8] = []
  /// Where each line ends in `bytes`.
  private var ends: [Int] = []

  public init() {}

  /// How many lines there are so far.
  public var count: Int { ends.count }

  /// Adds a line at the end. What is no UTF-8 in it is replaced.
  public func append(_ line: some Sequence<UInt8>) {
    bytes.append(contentsOf: line)
    ends.append(bytes.count)
  }

  /// The line at a place, which must exist.
  public func line(at index: Int) -> String {
    String(decoding: bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]], as: UTF8.self)
  }

  /// The line as an item: its id, its title and its value are the line.
  public func item(at index: Int) -> MenuItem {
    let line = line(at: index)
    return MenuItem(id: line, title: line, color: ThemedColor(Palette.color(at: index)))
  }
}

extension LineList: Hashable {
  public static func == (a: LineList, b: LineList) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
