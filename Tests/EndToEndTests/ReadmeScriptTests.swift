import FoundationEssentials
import Glibc
import Testing

extension EndToEnd.UnderKWin {
  /// What a person copies out of the README does what it says there.
  @Suite struct ReadmeScript {
    private static let readme = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../README.md")

    /// The first block of the README in this language in which `text` stands.
    private func block(_ language: String, with text: String) throws -> String {
      let readme = try String(contentsOf: Self.readme, encoding: .utf8)
      let blocks = readme.split(separator: "```\(language)\n").dropFirst().compactMap {
        $0.split(separator: "```\n").first
      }
      return String(try #require(blocks.first { $0.contains(text) }))
    }

    @Test("The kiosk's script writes down each answer, and ends with the session") func kiosk() throws {
      let files = ["visit.json": try block("json", with: "Your visit")]
      let scene = try TouchScene(script: try block("sh", with: "while true"), files: files)
      let script = scene.hinge.process
      func answers() -> [Substring] {
        String(decoding: readFile(scene.hinge.file("visits.log")), as: UTF8.self).split(separator: "\n")
          .compactMap { $0.split(separator: " ").last }
      }
      for (number, (row, id)) in [(0, "good"), (1, "fair")].enumerated() {
        try scene.waitForWindow(number + 1)
        // Three rows of letters of 24 are twice as high as usual, 2 x 74, below a bar of 44.
        scene.tap(60, 44 + (Double(row) + 0.5) * 148)
        try script.wait(for: "the answer \(id)") { answers().count > number ? true : nil }
        #expect(answers().last.map(String.init) == id)
      }
      scene.endSession()
      #expect(try script.waitForExit() == .status(1))
    }
  }
}
