import MenuDocuments

extension MenuItem {
  /// The item's command as it is started: its program and its arguments; empty for an item without one.
  ///
  /// `{id}`, `{value}` and `{title}` in an argument become the item's, whole and as they are: what they put there is
  /// neither split nor looked at again. A program's name with a slash leads there from `folder`, any other is looked for
  /// in the `PATH`.
  func commandLine(in folder: String) -> [String] {
    guard let program = command.first else { return [] }
    let isRelative = program.contains("/") && !program.hasPrefix("/") && !folder.isEmpty
    return [isRelative ? "\(folder)/\(program)" : program] + command.dropFirst().map(filled)
  }

  private func filled(_ argument: String) -> String {
    let places = [("{id}", id), ("{value}", value ?? title), ("{title}", title)]
    var filled = ""
    var rest = Substring(argument)
    while let brace = rest.firstIndex(of: "{") {
      filled += rest[..<brace]
      rest = rest[brace...]
      if let (place, text) = places.first(where: { rest.hasPrefix($0.0) }) {
        filled += text
        rest = rest.dropFirst(place.count)
      } else {
        filled.append(rest.removeFirst())
      }
    }
    return filled + rest
  }
}
