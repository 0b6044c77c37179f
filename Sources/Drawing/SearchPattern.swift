/// What a person has typed to find a text: letters match whatever their case and accents.
public struct SearchPattern: Hashable, Sendable {
  /// Where in a text the letters were found; what is more likely meant is greater.
  public enum Rank: Int, Comparable, Sendable {
    case insideWord, atWordStart, atStart

    public static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  private struct Place {
    var rank: Rank
    var offset: Int
  }

  /// As it was typed.
  public let query: String
  private let needle: [UInt8]
  private let isASCII: Bool

  /// Nil for a query that has no letters, such as an accent alone.
  public init?(_ query: String) {
    self.query = query
    needle = TextFolding.folded(query)
    isASCII = needle.allSatisfy { $0 < 0x80 }
    guard !needle.isEmpty else { return nil }
  }

  /// How well a text in UTF-8 matches; nil where it does not. What is no UTF-8 matches nothing.
  ///
  /// Takes about a nanosecond a byte for ASCII; the rest of Unicode costs some ten times that.
  public func rank(in utf8: UnsafeBufferPointer<UInt8>) -> Rank? {
    if Self.isASCII(utf8) { return isASCII ? find(in: utf8)?.rank : nil }
    return TextFolding.folded(String(decoding: utf8, as: UTF8.self)).withUnsafeBufferPointer { find(in: $0)?.rank }
  }

  /// How well a text matches; nil where it does not.
  public func rank(in text: String) -> Rank? {
    var text = text
    return text.withUTF8 { rank(in: $0) }
  }

  /// The part of a text that matches best, the first of equals, in its UTF-8 bytes; nil where none does.
  public func range(in text: String) -> Range<Int>? {
    var folded: [UInt8] = []
    // For each folded byte the scalar that it comes from, as a range of the text's bytes.
    var origins: [Range<Int>] = []
    var start = 0
    for scalar in text.unicodeScalars {
      let end = start + UTF8.width(scalar)
      TextFolding.append(scalar, to: &folded)
      if folded.count > origins.count {
        origins += repeatElement(start..<end, count: folded.count - origins.count)
      } else if let last = origins.indices.last {
        // A mark belongs to the letter before it.
        origins[last] = origins[last].lowerBound..<end
      }
      start = end
    }
    guard let place = folded.withUnsafeBufferPointer({ find(in: $0) }) else { return nil }
    return origins[place.offset].lowerBound..<origins[place.offset + needle.count - 1].upperBound
  }

  private static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var all: UInt8 = 0
    for byte in bytes { all |= byte }
    return all < 0x80
  }

  /// `text` is folded, or ASCII of either case.
  private func find(in text: UnsafeBufferPointer<UInt8>) -> Place? {
    needle.withUnsafeBufferPointer { needle in
      guard let first = needle.first, text.count >= needle.count else { return nil }
      var inside: Int?
      for offset in 0...(text.count - needle.count) where Self.small(text[offset]) == first {
        guard Self.isEqual(text, at: offset, needle) else { continue }
        if offset == 0 { return Place(rank: .atStart, offset: 0) }
        if Self.isWordStart(text, at: offset) { return Place(rank: .atWordStart, offset: offset) }
        if inside == nil { inside = offset }
      }
      return inside.map { Place(rank: .insideWord, offset: $0) }
    }
  }

  private static func isEqual(
    _ text: UnsafeBufferPointer<UInt8>, at offset: Int, _ needle: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    for index in 1..<max(1, needle.count) where small(text[offset + index]) != needle[index] { return false }
    return true
  }

  private static func small(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

  /// Whether what lies before `offset` ends no word that goes on there.
  private static func isWordStart(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    var start = offset - 1
    while start > 0, text[start] & 0xC0 == 0x80 { start -= 1 }
    let before = String(decoding: text[start..<offset], as: UTF8.self).unicodeScalars.last
    guard let properties = before?.properties else { return true }
    return !properties.isAlphabetic && properties.numericType == nil
  }
}
