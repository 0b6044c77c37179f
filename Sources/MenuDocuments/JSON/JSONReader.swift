/// Reads JSON as RFC 8259 has it, and nothing more lenient: no comments, no commas at the end.
///
/// It keeps where each value is. Its stack grows with the nesting, which has a limit. Linear in the document's length.
struct JSONReader {
  /// What some editors put before UTF-8; skipped.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  private let bytes: [UInt8]
  private var position = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The document's one value, or the first place where it is no JSON.
  static func value(of bytes: [UInt8]) throws(JSONSyntaxError) -> JSONValue {
    try checkEncoding(bytes)
    var reader = JSONReader(bytes)
    if bytes.starts(with: byteOrderMark) { reader.position = byteOrderMark.count }
    reader.skipSpace()
    guard reader.byte != nil else {
      throw JSONSyntaxError(offset: reader.position, expected: "a JSON document", found: "nothing")
    }
    let value = try reader.value(depth: 1)
    reader.skipSpace()
    guard reader.byte == nil else { throw reader.error(expected: "the document's end") }
    return value
  }

  private static func checkEncoding(_ bytes: [UInt8]) throws(JSONSyntaxError) {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      let offset = error.byteOffsets.lowerBound
      throw JSONSyntaxError(offset: offset, expected: "UTF-8", found: "the byte \(bytes[offset].hexadecimal)")
    }
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(JSONSyntaxError) -> JSONValue {
    let start = position
    let content: JSONValue.Content
    switch byte {
    case UInt8(ascii: "{"): content = .object(try object(depth: depth))
    case UInt8(ascii: "["): content = .list(try list(depth: depth))
    case UInt8(ascii: "\""): content = .text(try text())
    case UInt8(ascii: "t"): content = try word("true", .flag(true))
    case UInt8(ascii: "f"): content = try word("false", .flag(false))
    case UInt8(ascii: "n"): content = try word("null", .null)
    case let first? where first == UInt8(ascii: "-") || Self.digits.contains(first):
      content = .number(try number())
    default: throw error(expected: "a value")
    }
    return JSONValue(content: content, offset: start)
  }

  private mutating func object(depth: Int) throws(JSONSyntaxError) -> [JSONMember] {
    var members: [JSONMember] = []
    try open(depth: depth)
    if skip(UInt8(ascii: "}")) { return members }
    while true {
      let start = position
      guard byte == UInt8(ascii: "\"") else { throw error(expected: "a key in quotes") }
      let key = try text()
      skipSpace()
      guard skip(UInt8(ascii: ":")) else { throw error(expected: "':'") }
      skipSpace()
      members.append(JSONMember(key: key, offset: start, value: try value(depth: depth + 1)))
      if try !goesOn(until: UInt8(ascii: "}")) { return members }
    }
  }

  private mutating func list(depth: Int) throws(JSONSyntaxError) -> [JSONValue] {
    var values: [JSONValue] = []
    try open(depth: depth)
    if skip(UInt8(ascii: "]")) { return values }
    while true {
      values.append(try value(depth: depth + 1))
      if try !goesOn(until: UInt8(ascii: "]")) { return values }
    }
  }

  /// Goes past a bracket and the space behind it.
  private mutating func open(depth: Int) throws(JSONSyntaxError) {
    guard depth <= MenuLimits.depth else {
      let expected = "at most \(MenuLimits.depth) brackets inside one another"
      throw JSONSyntaxError(offset: position, expected: expected, found: "one more")
    }
    position += 1
    skipSpace()
  }

  /// Goes past what stands behind a value: false for the closing bracket, true for a comma.
  private mutating func goesOn(until end: UInt8) throws(JSONSyntaxError) -> Bool {
    skipSpace()
    if skip(end) { return false }
    guard skip(UInt8(ascii: ",")) else { throw error(expected: "',' or '\(UnicodeScalar(end))'") }
    skipSpace()
    return true
  }

  private mutating func word(
    _ word: String, _ content: JSONValue.Content
  ) throws(JSONSyntaxError) -> JSONValue.Content {
    guard bytes[position...].starts(with: word.utf8) else {
      let letters = bytes[position...].prefix(20).prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
      let found = String(decoding: letters, as: UTF8.self).quoted
      throw JSONSyntaxError(offset: position, expected: word, found: found)
    }
    position += word.utf8.count
    return content
  }

  /// As it is written.
  private mutating func number() throws(JSONSyntaxError) -> String {
    let start = position
    _ = skip(UInt8(ascii: "-"))
    if !skip(UInt8(ascii: "0")) { try digits() }
    if skip(UInt8(ascii: ".")) { try digits() }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      _ = skip(UInt8(ascii: "+")) || skip(UInt8(ascii: "-"))
      try digits()
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func digits() throws(JSONSyntaxError) {
    guard let first = byte, Self.digits.contains(first) else { throw error(expected: "a digit") }
    while let next = byte, Self.digits.contains(next) { position += 1 }
  }

  // MARK: Text

  /// What stands between the quotes that begin here.
  private mutating func text() throws(JSONSyntaxError) -> String {
    position += 1
    var start = position
    var written: [UInt8] = []
    while let next = byte {
      switch next {
      case UInt8(ascii: "\""):
        position += 1
        let rest = bytes[start..<(position - 1)]
        guard !written.isEmpty else { return String(decoding: rest, as: UTF8.self) }
        return String(decoding: written + rest, as: UTF8.self)
      case UInt8(ascii: "\\"):
        written += bytes[start..<position]
        written += Array(String(try escaped()).utf8)
        start = position
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        throw error(expected: "'\"'")
      case 0..<0x20:
        throw error(expected: "\\u\("000\(String(next, radix: 16))".suffix(4)) for it")
      default:
        position += 1
      }
    }
    throw error(expected: "'\"'")
  }

  /// The character that a backslash here stands for.
  private mutating func escaped() throws(JSONSyntaxError) -> UnicodeScalar {
    let start = position
    position += 1
    guard let letter = byte else { throw error(expected: "what '\\' is before") }
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return UnicodeScalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default:
      position -= 1
      throw error(expected: "one of \" \\ / b f n r t u after '\\'")
    }
    let unit = try hexadecimal()
    if let scalar = UnicodeScalar(unit) { return scalar }
    if UTF16.isLeadSurrogate(unit), skip(UInt8(ascii: "\\")), skip(UInt8(ascii: "u")) {
      let other = try hexadecimal()
      if UTF16.isTrailSurrogate(other) { return UTF16.decode(UTF16.EncodedScalar([unit, other])) }
    }
    let found = "\\u\(String(unit, radix: 16)) alone"
    throw JSONSyntaxError(offset: start, expected: "both halves of a character", found: found)
  }

  private mutating func hexadecimal() throws(JSONSyntaxError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = byte.flatMap({ Character(UnicodeScalar($0)).hexDigitValue }) else {
        throw error(expected: "a hexadecimal digit")
      }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }

  // MARK: Bytes

  /// The one that comes next; nil at the end.
  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Goes past a byte if it is the next one.
  private mutating func skip(_ expected: UInt8) -> Bool {
    guard byte == expected else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let next = byte, [0x20, 0x09, 0x0A, 0x0D].contains(next) { position += 1 }
  }

  private func error(expected: String) -> JSONSyntaxError {
    JSONSyntaxError(offset: position, expected: expected, found: found)
  }

  /// What stands here, for messages.
  private var found: String {
    switch byte {
    case nil: return "the document's end"
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return "the line's end"
    default:
      let scalar = String(decoding: bytes[position...].prefix(4), as: UTF8.self).unicodeScalars.first ?? " "
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .nonspacingMark:
        return "U+\("000\(String(scalar.value, radix: 16, uppercase: true))".suffix(max(4, scalar.hexDigits)))"
      default: return "'\(scalar)'"
      }
    }
  }
}

extension UInt8 {
  /// Such as 0x0A.
  fileprivate var hexadecimal: String { "0x\(self < 16 ? "0" : "")\(String(self, radix: 16, uppercase: true))" }
}

extension UnicodeScalar {
  fileprivate var hexDigits: Int { String(value, radix: 16).count }
}

/// Where a document stops being JSON.
struct JSONSyntaxError: Error, Hashable {
  /// In bytes from the document's begin.
  var offset: Int
  var expected: String
  var found: String
}
