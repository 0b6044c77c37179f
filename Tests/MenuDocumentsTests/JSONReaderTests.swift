import Testing

@testable import MenuDocuments

/// JSON as RFC 8259 has it.
@Suite struct JSONReaderTests {
  /// A value as this test writes it: texts in brackets, numbers as they are.
  private func spelled(_ value: JSONValue) -> String {
    switch value.content {
    case .null: "null"
    case .flag(let flag): flag ? "yes" : "no"
    case .number(let number): number
    case .text(let text): "<\(text)>"
    case .list(let values): "[" + values.map(spelled).joined(separator: " ") + "]"
    case .object(let members): "{" + members.map { "\($0.key)=\(spelled($0.value))" }.joined(separator: " ") + "}"
    }
  }

  @Test(
    "what is JSON, and what it says",
    arguments: [
      ("null", "null"), (" [ true , false ] ", "[yes no]"), ("{}", "{}"), ("[]", "[]"), ("\t\r\n0\n", "0"),
      ("[-0, 10, 1.50, 1e5, 1E+05, -2.0e-10, 1e400]", "[-0 10 1.50 1e5 1E+05 -2.0e-10 1e400]"),
      (#"{"a": {"b": [1, {}]}, "a": "é"}"#, "{a={b=[1 {}]} a=<é>}"),
      (#""\"\\\/\b\f\n\r\t\u0041\u00e9\u20AC""#, "<\"\\/\u{8}\u{C}\n\r\tA\u{E9}\u{20AC}>"),
      (#""a\ud83d\ude00b""#, "<a😀b>"), (#""\u0000""#, "<\0>"), (#""""#, "<>"),
      ("\"\u{7F}\u{2028}\"", "<\u{7F}\u{2028}>"),
      ("\u{FEFF}1", "1"),
    ])
  func right(json: String, meaning: String) throws {
    let value = try JSONReader.value(of: Array(json.utf8))
    #expect(spelled(value) == meaning)
  }

  @Test(
    "what is not, where that is first seen, what should be there, and what is there",
    arguments: [
      ("", "1:1: expected a JSON document, found nothing"),
      (" \n ", "2:2: expected a JSON document, found nothing"),
      ("\u{FEFF}", "1:1: expected a JSON document, found nothing"),
      ("[1, 2", "1:6: expected ',' or ']', found the document's end"),
      ("[1 2]", "1:4: expected ',' or ']', found '2'"),
      ("[1,]", "1:4: expected a value, found ']'"),
      ("[,]", "1:2: expected a value, found ','"),
      ("[1\n", "2:1: expected ',' or ']', found the document's end"),
      ("{\"é\": 1,\r\n}", "2:1: expected a key in quotes, found '}'"),
      ("{\"a\" 1}", "1:6: expected ':', found '1'"),
      ("{\"a\":}", "1:6: expected a value, found '}'"),
      ("{a: 1}", "1:2: expected a key in quotes, found 'a'"),
      ("{'a': 1}", "1:2: expected a key in quotes, found '''"),
      ("{\"a\": 1", "1:8: expected ',' or '}', found the document's end"),
      ("1 2", "1:3: expected the document's end, found '2'"),
      ("{}}", "1:3: expected the document's end, found '}'"),
      ("// no", "1:1: expected a value, found '/'"),
      ("tru", "1:1: expected true, found 'tru'"),
      ("[nul, 1]", "1:2: expected null, found 'nul'"),
      ("False", "1:1: expected a value, found 'F'"),
      ("NaN", "1:1: expected a value, found 'N'"),
      ("+1", "1:1: expected a value, found '+'"),
      ("-", "1:2: expected a digit, found the document's end"),
      ("01", "1:2: expected the document's end, found '1'"),
      ("1.", "1:3: expected a digit, found the document's end"),
      (".5", "1:1: expected a value, found '.'"),
      ("[1e]", "1:4: expected a digit, found ']'"),
      ("\"a", "1:3: expected '\"', found the document's end"),
      ("[\"é\n\"]", "1:4: expected '\"', found the line's end"),
      ("\"a\tb\"", "1:3: expected \\u0009 for it, found U+0009"),
      ("\"\\x\"", "1:3: expected one of \" \\ / b f n r t u after '\\', found 'x'"),
      ("\"\\", "1:3: expected what '\\' is before, found the document's end"),
      ("\"\\u12g4\"", "1:6: expected a hexadecimal digit, found 'g'"),
      ("\"a\\ud83d\"", "1:3: expected both halves of a character, found \\ud83d alone"),
      ("\"\\ud83d\\u0041\"", "1:2: expected both halves of a character, found \\ud83d alone"),
      ("\"\\ude00\"", "1:2: expected both halves of a character, found \\ude00 alone"),
      ("\u{A0}1", "1:1: expected a value, found U+00A0"),
      ("[1]\u{1F600}", "1:4: expected the document's end, found '😀'"),
    ])
  func wrong(json: String, message: String) { #expect(Self.message(Array(json.utf8)) == message) }

  @Test(
    "what is not UTF-8 is told, whatever is around it",
    arguments: [
      ([0xFF, 0xFE, 0x7B, 0x00], "1:1: expected UTF-8, found the byte 0xFF"),
      (Array("[\n\"é".utf8) + [0x80], "2:3: expected UTF-8, found the byte 0x80"),
      // Longer than need be; a surrogate; a character without its end.
      (Array("\"".utf8) + [0xC0, 0x80, 0x22], "1:2: expected UTF-8, found the byte 0xC0"),
      (Array("\"".utf8) + [0xED, 0xA0, 0x80, 0x22], "1:2: expected UTF-8, found the byte 0xED"),
      (Array("\"a".utf8) + [0xE2, 0x82], "1:3: expected UTF-8, found the byte 0xE2"),
    ] as [([UInt8], String)])
  func encoding(json: [UInt8], message: String) { #expect(Self.message(json) == message) }

  @Test("brackets may be 32 deep, and however many there are the stack holds")
  func depth() {
    func nested(_ depth: Int) -> [UInt8] { Array((String(repeating: "[", count: depth)).utf8) }
    let closed = nested(32) + Array(String(repeating: "]", count: 32).utf8)
    #expect(throws: Never.self) { try JSONReader.value(of: closed) }
    let message = "1:33: expected at most 32 brackets inside one another, found one more"
    #expect(Self.message(nested(33)) == message && Self.message(nested(1_000_000)) == message)
  }

  @Test("lines end with LF, CRLF or CR, and columns count characters as editors do")
  func places() {
    let text = Array("\u{FEFF}a\r\n\réx\n😀y".utf8)
    let places = TextPlace.places(ofBytes: [3, 4, 6, 7, 9, 11, 15, 16], in: text)
    #expect(places.map { "\($0.line):\($0.column)" } == ["1:1", "1:2", "2:1", "3:1", "3:2", "4:1", "4:2", "4:3"])
  }

  private static func message(_ json: [UInt8]) -> String? {
    do throws(JSONSyntaxError) {
      _ = try JSONReader.value(of: json)
      return nil
    } catch {
      let place = TextPlace.places(ofBytes: [error.offset], in: json)[0]
      return "\(place.line):\(place.column): expected \(error.expected), found \(error.found)"
    }
  }
}
