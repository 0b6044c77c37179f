import FoundationEssentials

/// A man page's source, taken apart as far as tests need it.
struct ManPage {
  /// What explains one thing of a list.
  struct Entry {
    /// The heading of its part of the page, as it is written: `ANSWERS`, `The window`.
    var heading: String
    /// What follows `.It`.
    var tag: String
    /// The text below, on one line, with the macros that stand in it.
    var text = ""

    /// The long options in its tag, without their dashes.
    var options: [String] { flags.filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) } }
    /// The letters that are options in its tag.
    var letters: [String] { flags.filter { !$0.hasPrefix("-") } }

    private var flags: [String] {
      let words = tag.split(separator: " ").map(String.init)
      return words.indices.dropFirst().filter { words[$0 - 1] == "Fl" }.map { words[$0] }
    }
  }

  private(set) var entries: [Entry] = []
  /// The examples, as they are to be typed.
  private(set) var literals: [String] = []
  /// All of it.
  let text: String

  init(_ name: String) throws {
    text = try String(contentsOfFile: "\(Golden.package)/Resources/Man/\(name)", encoding: .utf8)
    var heading = ""
    var literal: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      switch words.first {
      case ".Bd": literal = ""
      case ".Ed":
        literals.append(literal ?? "")
        literal = nil
      case ".Sh", ".Ss": heading = words.last ?? ""
      case ".It": entries.append(Entry(heading: heading, tag: words.last ?? ""))
      case ".El": entries.append(Entry(heading: heading, tag: ""))
      default:
        if literal != nil {
          literal?.append(line.replacing("\\e", with: "\\") + "\n")
        } else if !entries.isEmpty {
          entries[entries.count - 1].text += " " + line
        }
      }
    }
    entries.removeAll(where: \.tag.isEmpty)
  }
}
