import FoundationEssentials
import Testing

/// A menu that a page of ours shows as JSON and as a picture.
nonisolated private let documentedMenus = [
  ("README.md", "Your visit", "visit", "--size 560x320 --scale 2"),
  ("docs/menu-documents.md", "Pumpkin soup", "lunch", "--size 600x360"),
  ("docs/menu-documents.md", "\"colors\"", "lunch-light", "--size 460x280 --select Salad --theme light"),
  ("docs/menu-documents.md", "\"colors\"", "lunch-dark", "--size 460x280 --select Salad --theme dark"),
]

/// The first of the page's menus in each style, as its pictures show them.
nonisolated private let documentedLists = [
  ("list", "", "--size 300x400"), ("list-paper", #""style": "paper","#, "--size 300x400 --theme light"),
  ("list-slate", #""style": "slate","#, "--size 300x400"),
  ("list-terminal", #""style": "terminal","#, "--size 300x400"),
]

@Suite("Menus in the README and the pages")
struct DocumentedMenuTests {
  @Test("what is shown as JSON looks as the picture beside it", arguments: documentedMenus)
  func picture(page: String, text: String, name: String, line: String) throws {
    let page = try String(contentsOfFile: "\(Golden.package)/\(page)", encoding: .utf8)
    let blocks = page.split(separator: "```json\n").dropFirst().compactMap { $0.split(separator: "```").first }
    let folder = TemporaryFolder()
    let menu = try folder.write(String(try #require(blocks.first { $0.contains(text) })), to: "menu.json")
    try Golden().check(try TestProgram().render("\(line) \(menu)"), at: "docs/pictures/\(name).png")
  }

  @Test("a list looks as the picture of its style", arguments: documentedLists)
  func list(name: String, style: String, line: String) throws {
    let page = try String(contentsOfFile: "\(Golden.package)/docs/menu-documents.md", encoding: .utf8)
    let blocks = page.split(separator: "```json\n").dropFirst().compactMap { $0.split(separator: "```").first }
    var json = String(try #require(blocks.first { $0.contains("Pumpkin soup") }))
    json.replace(#""version": 1,"#, with: #""version": 1, "# + style)
    if name == "list-slate" { json.replace(#""open": true,"#, with: #""columns": "auto","#) }
    let folder = TemporaryFolder()
    let menu = try folder.write(json, to: "menu.json")
    try Golden().check(try TestProgram().render("\(line) \(menu)"), at: "docs/pictures/\(name).png")
  }
}
