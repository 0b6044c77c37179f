import Glibc

/// What a person has typed to find a text: letters match whatever their case and accents.
public struct SearchPattern: Hashable, Sendable {
  /// Where in a text the letters were found; what is more likely meant is greater.
  public enum Rank: Int, Comparable, Sendable {
    case insideWord, atWordStart, atStart

    /// Whether `right` is more likely meant than `left`.
    public static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  private struct Place {
    var rank: Rank
    var offset: Int
  }

  /// The text to be found, as it was typed.
  public let query: String
  private let needle: [UInt8]
  private let isASCII: Bool

  /// A pattern of what was typed; nil for a query that has no letters, such as an accent alone.
  public init?(_ query: String) {
    self.query = query
    needle = TextFolding.folded(query)
    isASCII = needle.allSatisfy { $0 < 0x80 }
    guard !needle.isEmpty else { return nil }
  }

  /// How well a text in UTF-8 matches; nil where it does not. What is no UTF-8 matches nothing.
  ///
  /// Takes less than a nanosecond a byte for ASCII; the rest of Unicode costs some ten times that.
  ///
  /// - Parameter least: Only a better match than this is looked for.
  public func rank(in utf8: UnsafeBufferPointer<UInt8>, above least: Rank? = nil) -> Rank? {
    if Self.isASCII(utf8) { return isASCII ? find(in: utf8, above: least)?.rank : nil }
    return TextFolding.folded(String(decoding: utf8, as: UTF8.self)).withUnsafeBufferPointer {
      find(in: $0, above: least)?.rank
    }
  }

  /// How well a text matches the pattern; nil where it does not.
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
    let raw = UnsafeRawBufferPointer(bytes)
    var (offset, words, rest) = (0, UInt64(0), UInt8(0))
    while offset + 8 <= raw.count {
      words |= raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      offset += 8
    }
    while offset < raw.count {
      rest |= raw[offset]
      offset += 1
    }
    return words & 0x8080_8080_8080_8080 == 0 && rest < 0x80
  }

  /// `text` is folded, or ASCII of either case.
  private func find(in text: UnsafeBufferPointer<UInt8>, above least: Rank? = nil) -> Place? {
    needle.withUnsafeBufferPointer { needle in
      guard let first = needle.first, let start = text.baseAddress, text.count >= needle.count else { return nil }
      let end = least == .atWordStart ? 1 : text.count - needle.count + 1
      func next(_ byte: UInt8, from offset: Int) -> Int {
        guard offset < end, let found = memchr(start + offset, Int32(byte), end - offset) else { return end }
        return UnsafeRawPointer(found) - UnsafeRawPointer(start)
      }
      let capital = first &- 0x61 < 26 ? first & ~0x20 : first
      var small = next(first, from: 0)
      var large = capital == first ? end : next(capital, from: 0)
      var inside: Int?
      while true {
        let offset = min(small, large)
        guard offset < end else { break }
        let isWordStart = offset > 0 && Self.isWordStart(text, at: offset)
        if offset == 0 || isWordStart || inside == nil && least == nil, Self.isEqual(text, at: offset, needle) {
          if offset == 0 { return Place(rank: .atStart, offset: 0) }
          if isWordStart { return Place(rank: .atWordStart, offset: offset) }
          inside = offset
        }
        if small == offset { small = next(first, from: offset + 1) } else { large = next(capital, from: offset + 1) }
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
  @inline(__always)
  private static func isWordStart(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    let byte = text[offset - 1]
    guard byte < 0x80 else { return isWordStart(text, afterScalarBefore: offset) }
    return !((byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10)
  }

  private static func isWordStart(_ text: UnsafeBufferPointer<UInt8>, afterScalarBefore offset: Int) -> Bool {
    var start = offset - 1
    while start > 0, text[start] & 0xC0 == 0x80 { start -= 1 }
    let before = String(decoding: text[start..<offset], as: UTF8.self).unicodeScalars.last
    guard let properties = before?.properties else { return true }
    return !properties.isAlphabetic && properties.numericType == nil
  }
}
