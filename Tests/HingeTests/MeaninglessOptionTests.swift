import Testing

@testable import hinge

@Suite struct MeaninglessOptionTests {
  @Test(
    "an option that means nothing for the menu is told so in one line, status 2",
    arguments: [
      ("--example slide-out --fraction 0.5", "--fraction: expected a document with a menu that folds"),
      ("--example slide-out --fold door", "--fold: expected a document with a menu that folds"),
      ("--example slide-out --perspective 500", "--perspective: expected a document with a menu that folds"),
      ("--example slide-out --closed", "--closed: expected a document with a menu that folds"),
      ("render -o a.png --example slide-out --only menu", "--only: expected a document with a menu that folds"),
      ("--example door --left 1", "--left: expected a document with a sliding panel at the left"),
      ("--right 1", "--right: expected a document with a sliding panel at the right"),
      ("--example slide-out --left 1 --right 0", "--right: expected no --left beside it"),
    ])
  func meaningless(line: String, message: String) {
    let program = TestProgram()
    #expect(program.run(line) == .usage)
    #expect(program.errors == "hinge: \(message) (see hinge --help)\n")
  }
}
