import Drawing
import MenuDocuments

/// Writes documents, so that reading them can be checked.
enum DocumentWriter {
  /// With every key that has a value.
  static func json(_ document: MenuDocument) -> String {
    let colors = document.colors
    return object([
      ("version", "1"), ("title", text(document.title)), ("prompt", text(document.prompt)),
      ("header", text(document.header.rawValue)), ("direction", text(document.direction.rawValue)),
      (
        "colors",
        object([
          ("ground", colors.ground.map(color)), ("bar", colors.bar.map(color)), ("tint", colors.tint.map(color)),
          ("menu", colors.menu.map(color)), ("panel", colors.panel.map(color)),
        ])
      ),
      ("textSizes", object([("row", "\(document.textSizes.row)"), ("detail", "\(document.textSizes.detail)")])),
      ("left", document.left.map(panel)), ("right", document.right.map(panel)),
    ])
  }

  private static func panel(_ panel: MenuPanel) -> String {
    let keys: [(String, String?)] =
      switch panel.presentation {
      case .hinge(let hinge):
        [
          ("presentation", text("hinge")), ("width", hinge.width.map { "\($0)" }), ("fold", text(hinge.fold.rawValue)),
          ("perspective", "\(hinge.perspective)"), ("rows", hinge.rows.map { text($0.rawValue) }),
        ]
      case .slide(let slide):
        [
          ("presentation", text("slide")), ("width", slide.width.map { "\($0)" }),
          ("peek", slide.width == nil ? "\(slide.peek)" : nil), ("picture", slide.picture.map(text)),
        ]
      }
    return object(
      keys + [
        ("title", text(panel.title)), ("open", "\(panel.isOpen)"), ("closesOnSelection", "\(panel.closesOnSelection)"),
        ("showsFirstItem", "\(panel.showsFirstItem)"), ("items", list(panel.items.map(item))),
      ])
  }

  private static func item(_ item: MenuItem) -> String {
    object([
      ("id", text(item.id)), ("title", text(item.title)), ("subtitle", text(item.subtitle)), ("text", text(item.text)),
      ("author", text(item.author)), ("color", item.color.map(color)), ("icon", item.icon.map(text)),
      ("picture", item.picture.map(text)), ("value", item.value.map(text)),
      ("command", item.command.isEmpty ? nil : list(item.command.map(text))),
    ])
  }

  private static func color(_ color: ThemedColor) -> String {
    object([("light", text(hexadecimal(color.light))), ("dark", text(hexadecimal(color.dark)))])
  }

  private static func hexadecimal(_ color: Color) -> String {
    "#"
      + [color.red, color.green, color.blue].map { component in
        String("0\(String(Int((component * 255).rounded()), radix: 16))".suffix(2))
      }.joined()
  }

  private static func object(_ members: [(String, String?)]) -> String {
    let written = members.compactMap { key, value in value.map { "\(text(key)): \($0)" } }
    return "{\(written.joined(separator: ", "))}"
  }

  private static func list(_ values: [String]) -> String { "[\(values.joined(separator: ", "))]" }

  private static func text(_ text: String) -> String {
    var written = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": written += "\\\(scalar)"
      case "\0"..<" ": written += "\\u\(String("000\(String(scalar.value, radix: 16))".suffix(4)))"
      default: written.unicodeScalars.append(scalar)
      }
    }
    return written + "\""
  }
}
