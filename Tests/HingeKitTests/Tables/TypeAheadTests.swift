import Drawing
import Testing
import Wayland

@testable import HingeKit

@Suite("Type-ahead: what keys do to a query")
struct TypeAheadTests {
  private static let control = KeyModifiers.control

  nonisolated private static func key(
    _ keysym: UInt32, _ text: String = "", _ modifiers: KeyModifiers = [], _ phase: KeyEvent.Phase = .pressed
  ) -> KeyEvent {
    KeyEvent(
      seat: SeatID(name: 1), phase: phase, keycode: 0, keysym: keysym, text: text, modifiers: modifiers, time: .zero,
      serial: 0)
  }

  nonisolated private static let escape = key(KeyEvent.escape)
  nonisolated private static let backspace = key(KeyEvent.backspace)
  nonisolated private static let down = key(0xff54)
  nonisolated private static let up = key(0xff52)

  @Test(
    "the table of keys",
    arguments: [
      ("", key(0x61, "a"), "a", .changed), ("a", key(0x62, "B"), "aB", .changed), ("a", key(0xe9, "é"), "aé", .changed),
      ("a", key(0x61, "a", [], .repeated), "aa", .changed), ("a", key(0x61, "", [], .released), "a", .unused),
      ("", key(0x61, "a", .control), "", .unused), ("a", key(0x61, "a", .alt), "a", .unused),
      ("a", key(0x61, "a", .logo), "a", .unused), ("", key(0x41, "A", .shift), "A", .changed),
      ("", key(0x20, " "), "", .unused), ("a", key(0x20, " "), "a ", .changed),
      ("ab", backspace, "a", .changed), ("a", backspace, "", .ended), ("", backspace, "", .unused),
      ("e\u{301}", backspace, "", .ended), ("ab", escape, "", .ended), ("", escape, "", .unused),
      ("a", down, "a", .next), ("a", up, "a", .previous), ("", down, "", .unused), ("", up, "", .unused),
      ("a", key(0xff54, "", .control), "a", .unused),
      ("a", key(KeyEvent.letterG, "", .control), "a", .next),
      ("a", key(KeyEvent.capitalG, "", [.control, .shift]), "a", .previous),
      ("", key(KeyEvent.letterG, "", .control), "", .unused),
      // A dead key that waits types nothing; Return is the table's.
      ("a", key(0xfe51), "a", .unused), ("a", key(0xff0d), "a", .unused),
    ] as [(String, KeyEvent, String, TypeAhead.Outcome)])
  func keys(query: String, key: KeyEvent, expected: String, outcome: TypeAhead.Outcome) {
    var typed = TypeAhead()
    if !query.isEmpty { _ = typed.handle(Self.key(0, query)) }
    #expect(typed.handle(key) == outcome)
    #expect(typed.query == expected)
  }

  @Test("a query has an end") func longest() {
    var typed = TypeAhead()
    for _ in 0..<1000 { _ = typed.handle(Self.key(0x61, "a")) }
    #expect(typed.query.count == TypeAhead.longestQuery)
  }

  private static let fruit = ["pineapple", "apple pie", "an apple", "banana", "apple", "cherry"]

  @Test(
    "which row is meant: one that begins with the letters, else one with such a word, else any, from the start row on",
    arguments: [
      ("app", .best(from: 0), 1), ("app", .best(from: 2), 4), ("app", .best(from: 5), 1), ("pie", .best(from: 0), 1),
      ("ana", .best(from: 0), 3), ("x", .best(from: 0), nil), ("app", .next(after: 1), 2), ("app", .next(after: 4), 0),
      ("app", .previous(before: 1), 0), ("app", .previous(before: 0), 4), ("cherry", .next(after: 5), 5),
      ("cherry", .previous(before: 5), 5), ("x", .next(after: 3), nil), ("c", .best(from: 99), 5),
    ] as [(String, RowSearch.Goal, Int?)])
  func rows(query: String, goal: RowSearch.Goal, expected: Int?) throws {
    let pattern = try #require(SearchPattern(query))
    let search = RowSearch(pattern: pattern, rows: 0..<Self.fruit.count, goal: goal)
    #expect(search.run { pattern.rank(in: Self.fruit[$0]) } == expected)
  }

  @Test("where there are no rows none is found") func noRows() throws {
    let pattern = try #require(SearchPattern("a"))
    for goal in [RowSearch.Goal.best(from: 0), .next(after: 0), .previous(before: 0)] {
      #expect(RowSearch(pattern: pattern, rows: 0..<0, goal: goal).run { _ in .atStart } == nil)
    }
  }
}
