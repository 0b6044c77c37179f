import Geometry
import MenuDocuments

/// Writes documents, so that reading them can be checked.
enum DocumentWriter {
  /// With every key that has a value.
  static func json(_ document: MenuDocument) -> String {
    let colors = document.colors
    return object([
      ("version", "1"), ("title", document.title.inJSON), ("prompt", document.prompt.inJSON),
      ("header", document.header.rawValue.inJSON), ("direction", document.direction.rawValue.inJSON),
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
          ("presentation", "hinge".inJSON), ("width", hinge.width.map { "\($0)" }),
          ("fold", hinge.fold.rawValue.inJSON),
          ("perspective", "\(hinge.perspective)"), ("rows", hinge.rows.map { $0.rawValue.inJSON }),
        ]
      case .slide(let slide):
        [
          ("presentation", "slide".inJSON), ("width", slide.width.map { "\($0)" }),
          ("peek", slide.width == nil ? "\(slide.peek)" : nil), ("picture", slide.picture.map(\.inJSON)),
        ]
      }
    return object(
      keys + [
        ("title", panel.title.inJSON), ("open", "\(panel.isOpen)"), ("closesOnSelection", "\(panel.closesOnSelection)"),
        ("showsFirstItem", "\(panel.showsFirstItem)"), ("items", list(panel.items.map(item))),
      ])
  }

  private static func item(_ item: MenuItem) -> String {
    object([
      ("id", item.id.inJSON), ("title", item.title.inJSON), ("subtitle", item.subtitle.inJSON),
      ("trailing", item.trailing.inJSON), ("badge", item.badge.inJSON),
      ("text", item.text.inJSON),
      ("author", item.author.inJSON), ("color", item.color.map(color)), ("icon", item.icon.map(\.inJSON)),
      ("picture", item.picture.map(\.inJSON)), ("value", item.value.map(\.inJSON)),
      ("command", item.command.isEmpty ? nil : list(item.command.map(\.inJSON))),
    ])
  }

  private static func color(_ color: ThemedColor) -> String {
    object([("light", hexadecimal(color.light).inJSON), ("dark", hexadecimal(color.dark).inJSON)])
  }

  private static func hexadecimal(_ color: Color) -> String {
    "#"
      + [color.red, color.green, color.blue].map { component in
        String("0\(String(Int((component * 255).rounded()), radix: 16))".suffix(2))
      }.joined()
  }

  private static func object(_ members: [(String, String?)]) -> String {
    let written = members.compactMap { key, value in value.map { "\(key.inJSON): \($0)" } }
    return "{\(written.joined(separator: ", "))}"
  }

  private static func list(_ values: [String]) -> String { "[\(values.joined(separator: ", "))]" }
}
