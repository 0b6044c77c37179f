import MenuDocuments
import Testing

/// Lines as they arrive.
@Suite struct LineSplitterTests {
  private static let small = LineLimits(lineBytes: 4, lines: 5, bytes: 12)

  /// The lines of an input that arrives in pieces of this many bytes.
  private func split(
    _ input: some Sequence<UInt8>, by size: Int, terminator: Character = "\n", limits: LineLimits = .standard
  ) -> (lines: [String], splitter: LineSplitter) {
    var splitter = LineSplitter(terminator: terminator == "\n" ? 0x0A : 0, limits: limits)
    var batch = LineBatch()
    let bytes = Array(input)
    for start in stride(from: 0, to: bytes.count, by: size) {
      batch.append(splitter.split(bytes[start..<min(bytes.count, start + size)]))
    }
    batch.append(splitter.finish())
    return ((0..<batch.count).map { String(decoding: batch[$0], as: UTF8.self) }, splitter)
  }

  @Test(
    "what becomes of an input, in whatever pieces it comes",
    arguments: [
      ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\n\nb", ["a", "", "b"]), ("\n\na\n", ["", "", "a"]),
      ("a\r\nb\r\n", ["a", "b"]), ("\r\n", [""]), ("a\r", ["a\r"]), ("a\rb\n", ["a\rb"]), ("a\r\r\n", ["a\r"]),
      ("é\n𝔸", ["é", "𝔸"]), ("a\0b\n", ["a\0b"]),
    ])
  func lines(input: String, lines: [String]) {
    for size in 1...max(1, input.utf8.count) { #expect(split(input.utf8, by: size).lines == lines, "by \(size)") }
  }

  @Test("R5.5 where items end with a NUL, line ends are of the item", arguments: [1, 2, 100])
  func nul(size: Int) {
    #expect(split("a\nb\r\0\0c".utf8, by: size, terminator: "\0").lines == ["a\nb\r", "", "c"])
  }

  @Test("a line beyond the limit is cut where a character ends, in whatever pieces it comes", arguments: 1...9)
  func longLines(size: Int) {
    // 4 bytes; 4 and a CR; 5; 3 and two halves of é; 2 and a character of 4 bytes.
    let (lines, splitter) = split("abcd\nabcd\r\nabcde\nabcé\nab😀c\n".utf8, by: size, limits: Limits.lineBytes4)
    #expect(lines == ["abcd", "abcd", "abcd", "abc", "ab"])
    #expect(splitter.cutLines == 3 && splitter.stop == nil)
  }

  private enum Limits { static let lineBytes4 = LineLimits(lineBytes: 4, lines: 100, bytes: 100) }

  @Test("nothing is taken after the last line that there may be, nor after the last byte", arguments: 1...9)
  func stops(size: Int) {
    let many = split("1\n2\n3\n4\n5\n6\n7\n".utf8, by: size, limits: Self.small)
    #expect(many.lines == ["1", "2", "3", "4", "5"] && many.splitter.stop == .tooManyLines)
    let long = split("1234\n1234\n123\n12\n1\n".utf8, by: size, limits: Self.small)
    #expect(long.lines == ["1234", "1234", "123"] && long.splitter.stop == .tooManyBytes)
    #expect(split("1\n2\n3\n4\n5".utf8, by: size, limits: Self.small).splitter.stop == nil)
  }

  @Test("the standard limits are 1 MiB a line, four million lines and 512 MiB")
  func standardLimits() {
    #expect(LineLimits.standard == LineLimits(lineBytes: 1_048_576, lines: 4_000_000, bytes: 536_870_912))
    let (lines, splitter) = split([UInt8](repeating: 0x61, count: 1_048_577), by: 65_536)
    #expect(lines.map(\.utf8.count) == [1_048_576] && splitter.cutLines == 1)
  }
}
