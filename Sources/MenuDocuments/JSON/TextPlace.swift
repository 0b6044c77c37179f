/// A place in a text file, as editors count: both from 1, the column in Unicode scalars.
///
/// A line ends with LF, CRLF or CR. A byte order mark is no column.
public struct TextPlace: Hashable, Sendable {
  /// From 1.
  public var line: Int
  /// From 1, in Unicode scalars; right after the line's last one for its end.
  public var column: Int

  /// The very first place.
  public static let start = TextPlace(line: 1, column: 1)

  /// Takes both as they are.
  public init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

  /// The places of some bytes of a text in UTF-8. Linear in the text's length, however many there are.
  ///
  /// - Parameter offsets: From 0, in rising order; the text's length for its end.
  static func places(ofBytes offsets: [Int], in text: [UInt8]) -> [TextPlace] {
    var places: [TextPlace] = []
    places.reserveCapacity(offsets.count)
    var place = start
    var index = text.starts(with: JSONReader.byteOrderMark) ? JSONReader.byteOrderMark.count : 0
    for offset in offsets {
      while index < min(offset, text.count) {
        place.advance(over: text[index], next: index + 1 < text.count ? text[index + 1] : 0)
        index += 1
      }
      places.append(place)
    }
    return places
  }

  private mutating func advance(over byte: UInt8, next: UInt8) {
    let isLineEnd = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && next != UInt8(ascii: "\n")
    if isLineEnd {
      self = TextPlace(line: line + 1, column: 1)
    } else if byte & 0xC0 != 0x80 {
      column += 1
    }
  }
}

extension TextPlace: Comparable {
  /// The one that is read first comes first.
  public static func < (a: TextPlace, b: TextPlace) -> Bool { (a.line, a.column) < (b.line, b.column) }
}
