import FoundationEssentials
import Testing

@Suite("The README")
struct ReadmeTests {
  private func read(_ path: String) throws -> String {
    try String(contentsOfFile: "\(Golden.package)/\(path)", encoding: .utf8)
  }

  @Test("its example is the one that is compiled")
  func example() throws {
    let readme = try read("README.md")
    let blocks = readme.split(separator: "```swift\n").dropFirst().compactMap { $0.split(separator: "```").first }
    let example = try read("Examples/Hello/Sources/Hello/Hello.swift")
    #expect(blocks.contains { $0 == example }, "README.md must hold Examples/Hello/Sources/Hello/Hello.swift as it is")
  }

  @Test("every file of this package that it names is there")
  func links() throws {
    for part in try read("README.md").split(separator: "](").dropFirst() {
      guard let target = part.split(separator: ")").first, !target.contains("://") else { continue }
      #expect(FileManager.default.fileExists(atPath: "\(Golden.package)/\(target)"), "\(target)")
    }
  }
}
