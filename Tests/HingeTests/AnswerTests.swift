import MenuDocuments
import Testing

@testable import hinge

@Suite("What is written of a selection")
struct AnswerTests {
  @Test(
    "R6.1 --print: one line, of an item with a value and of one without",
    arguments: [
      (Answer.value, "v", "Tea"), (.id, "i", "t"), (.title, "Coffee", "Tea"), (.index, "3", "3"),
      (
        .json, #"{"id":"i","title":"Coffee","value":"v","index":3}"#,
        #"{"id":"t","title":"Tea","value":"Tea","index":3}"#
      ),
    ])
  func lines(answer: Answer, coffee: String, tea: String) {
    #expect(answer.line(for: MenuItem(id: "i", title: "Coffee", value: "v"), at: 3) == coffee)
    #expect(answer.line(for: MenuItem(id: "t", title: "Tea"), at: 3) == tea)
  }

  @Test("RFC 8259, 7: JSON escapes quotes, backslashes and controls, and nothing else")
  func json() {
    let item = MenuItem(id: "\"\\", title: "a\nb\u{1F}\u{7F}é\u{2028}", value: "\r\n\0")
    let line =
      #"{"id":"\"\\","title":"a\u000ab\u001f"# + "\u{7F}é\u{2028}"
      + #"","value":"\u000d\u000a\u0000","index":0}"#
    #expect(Answer.json.line(for: item, at: 0).unicodeScalars.elementsEqual(line.unicodeScalars))
  }
}
