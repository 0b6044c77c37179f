import Testing
import TextSearch

@Suite("Typed letters, and the texts that have them")
struct SearchPatternTests {
  @Test(
    "a text matches where it begins with the letters, best; where a word does; anywhere, least",
    arguments: [
      ("ca", "Café", SearchPattern.Rank.atStart), ("ca", "small caps", .atWordStart), ("ca", "decay", .insideWord),
      ("ca", "tea", nil), ("caf", "ca", nil), ("a", "", nil), ("5", "15", .insideWord), ("5", "x-5", .atWordStart),
      ("two w", "One two words", .atWordStart), ("b", "é b", .atWordStart),
      ("b", "éb", .insideWord), ("a", "banana apple", .atWordStart),
    ] as [(String, String, SearchPattern.Rank?)])
  func ranks(query: String, text: String, expected: SearchPattern.Rank?) throws {
    #expect(try #require(SearchPattern(query)).rank(in: text) == expected)
  }

  @Test(
    "case, accents, ligatures and widths do not matter, in any script",
    arguments: [
      ("cafe", "CAFÉ"), ("é", "e"), ("É", "cafe"), ("strasse", "Straße"), ("ß", "STRASSE"), ("σ", "Σ"), ("ς", "Σ"),
      ("й", "И"), ("ﬁn", "Fin"), ("abc", "ＡＢＣ"), ("e\u{301}", "é"), ("ｶ", "カ"), ("मु", "मु"), ("한", "한"),
      ("שלום", "שָׁלוֹם"),
      ("κα", "Καί"), ("i", "İ"), ("日本", "日本語"),
    ])
  func folding(query: String, text: String) throws {
    #expect(try #require(SearchPattern(query)).rank(in: text) != nil)
  }

  @Test("letters that are others in their script stay so", arguments: [("o", "Ø"), ("मु", "मि"), ("a", "а"), ("n", "m")])
  func different(query: String, text: String) throws {
    #expect(try #require(SearchPattern(query)).rank(in: text) == nil)
  }

  @Test(
    "the letters that match are found in the text as it is written, whole characters of it",
    arguments: [
      ("caf", "Le café", "caf"), ("cafe", "Le Cafe\u{301} noir", "Cafe\u{301}"), ("s", "weiß", "ß"),
      ("語", "日本語", "語"), ("fi", "ﬁn", "ﬁ"), ("a", "banana apple", "a"), ("é", "été", "é"),
    ])
  func ranges(query: String, text: String, expected: String) throws {
    let range = try #require(SearchPattern(query)?.range(in: text))
    #expect(String(decoding: Array(text.utf8)[range], as: UTF8.self) == expected)
  }

  @Test("of several places the best is marked: a word's beginning before its middle")
  func bestPlace() {
    #expect(SearchPattern("a")?.range(in: "banana apple") == 7..<8)
    #expect(SearchPattern("n")?.range(in: "banana") == 2..<3)
    #expect(SearchPattern("x")?.range(in: "banana") == nil)
  }

  @Test("an accent alone, and nothing, look for nothing") func empty() {
    #expect(SearchPattern("") == nil)
    #expect(SearchPattern("\u{301}") == nil)
  }

  @Test("bytes that are no UTF-8 are passed over")
  func notUTF8() throws {
    let bytes: [UInt8] = [0xFF, 0xC3, 0x28, 0x61, 0xE2, 0x82]
    let pattern = try #require(SearchPattern("a"))
    #expect(bytes.withUnsafeBufferPointer { pattern.rank(in: $0) } == .atWordStart, "after the bracket")
  }
}
