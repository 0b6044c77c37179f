/// A file of groups of keys, as freedesktop.org's specifications and desktops' settings have it: `[Group]`, then
/// `Key=Value` on each line. What is neither is passed over.
struct KeyFile: Sendable {
  private var groups: [String: [String: String]] = [:]

  /// Reads the text of a file; of a key that is there twice the first counts.
  init(_ text: String) {
    var group = ""
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmed
      if line.hasPrefix("[") && line.hasSuffix("]") {
        group = String(line.dropFirst().dropLast())
      } else if !line.hasPrefix("#"), let equals = line.firstIndex(of: "=") {
        let key = String(line[..<equals].trimmed)
        if groups[group]?[key] == nil {
          groups[group, default: [:]][key] = String(line[line.index(after: equals)...].trimmed)
        }
      }
    }
  }

  /// A group's value for a key; nil if there is none.
  subscript(group: String, key: String) -> String? { groups[group]?[key] }

  /// The same as a whole number.
  func number(_ group: String, _ key: String) -> Int? { self[group, key].flatMap { Int($0) } }

  /// The same as words between commas.
  func list(_ group: String, _ key: String) -> [String] {
    (self[group, key] ?? "").split(separator: ",").map { String($0.trimmed) }
  }
}

extension Substring {
  /// Without white space at either end.
  fileprivate var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
    return start[...last]
  }
}
