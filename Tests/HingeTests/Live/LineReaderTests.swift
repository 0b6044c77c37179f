import Drawing
import Glibc
import HingeKit
import MenuDocuments
import Testing
import Wayland

@testable import hinge

@Suite("Lines that arrive")
struct LineReaderTests {
  private func reader(_ pipe: LivePipe, limits: LineLimits = .standard) -> LineReader {
    LineReader(descriptor: pipe.reading, terminator: UInt8(ascii: "\n"), limits: limits)
  }

  @Test("lines are there while the input goes on, and the last one without a line's end after it")
  func arriving() throws {
    let loop = try EventLoop()
    let pipe = try LivePipe()
    let lines = LineList()
    var summary: LineReader.Summary?
    reader(pipe).start(on: loop) {
      lines.append($0)
    } finish: {
      summary = $0
    }
    pipe.write("one\ntwo\nthr")
    try loop.run { lines.count == 2 }
    #expect(summary == nil)
    pipe.write("ee\nfour")
    try loop.run { lines.count == 3 }
    pipe.end()
    try loop.run { summary != nil }
    #expect((0..<lines.count).map(lines.line(at:)) == ["one", "two", "three", "four"])
    #expect(summary?.end == .complete && summary?.lines == 4 && summary?.messages == [])
  }

  @Test("more than fits into what waits for the loop comes whole and in order")
  func many() throws {
    let loop = try EventLoop()
    let pipe = try LivePipe()
    let lines = LineList()
    var isOver = false
    reader(pipe).start(on: loop) {
      lines.append($0)
    } finish: { _ in
      isOver = true
    }
    for start in stride(from: 0, to: 4000, by: 100) {
      // A pipe holds 64 KiB, which is more than all of them: the reader may wait for the loop, which does not run yet.
      pipe.write((start..<start + 100).map { "line \($0)\n" }.joined())
    }
    pipe.end()
    try loop.run { isOver }
    #expect(lines.count == 4000)
    #expect((0..<lines.count).allSatisfy { lines.line(at: $0) == "line \($0)" })
  }

  @Test("a descriptor that does not block is waited for") func nonBlocking() throws {
    let loop = try EventLoop()
    let pipe = try LivePipe()
    #expect(fcntl(pipe.reading, F_SETFL, O_NONBLOCK) == 0)
    let lines = LineList()
    var isOver = false
    reader(pipe).start(on: loop) {
      lines.append($0)
    } finish: { _ in
      isOver = true
    }
    pipe.write("a\n")
    try loop.run { lines.count == 1 }
    pipe.write("b\n")
    try loop.run { lines.count == 2 }
    pipe.end()
    try loop.run { isOver }
  }

  @Test("beyond a limit nothing is read, and it is said")
  func limits() throws {
    let pipe = try LivePipe()
    pipe.write("abcdef\nb\nc\nd\n")
    pipe.end()
    let lines = LineList()
    let summary = reader(pipe, limits: LineLimits(lineBytes: 4, lines: 3, bytes: 100)).read { lines.append($0) }
    #expect((0..<lines.count).map(lines.line(at:)) == ["abcd", "b", "c"])
    #expect(summary.messages == ["1 line was cut after 4 bytes", "only the first 3 lines were read"])
  }

  @Test("what cannot be read is said") func unreadable() throws {
    let folder = open("/", O_RDONLY | O_DIRECTORY)
    defer { close(folder) }
    let summary = LineReader(descriptor: folder, terminator: 0).read { _ in }
    #expect(summary.end == .failed(EISDIR) && summary.messages == ["standard input: Is a directory"])
  }

  @Test(
    "a search among lines finds the same as one that looks at their texts", arguments: ["7", "line 1", "é", "99", "x"])
  func search(query: String) throws {
    let lines = LineList()
    for index in 0..<3000 { lines.append("line \(index)\(index % 100 == 0 ? " été" : "")".utf8) }
    let pattern = try #require(SearchPattern(query))
    for goal in [RowSearch.Goal.best(from: 0), .best(from: 1500), .next(after: 700), .previous(before: 3)] {
      let search = RowSearch(pattern: pattern, rows: 0..<3000, goal: goal)
      #expect(lines.row(for: search) == search.run { pattern.rank(in: lines.line(at: $0)) })
    }
  }
}
