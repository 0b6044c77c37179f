import Testing

/// A document that is wrong, and what is said of it.
struct BadDocument: CustomTestStringConvertible {
  var json: String
  /// All of it, each without the file's name that it begins with.
  var errors: [String]
  /// Whether a JSON Schema can say that it is wrong.
  var isWrongForSchema: Bool

  init(_ json: String, _ errors: String..., isWrongForSchema: Bool = true) {
    self.json = json
    self.errors = errors
    self.isWrongForSchema = isWrongForSchema
  }

  var testDescription: String { String(json.prefix(200)) }

  /// A document whose left panel has these keys.
  static func panel(_ keys: String, _ errors: String..., isWrongForSchema: Bool = true) -> BadDocument {
    var document = BadDocument("{\"version\": 1, \"title\": \"T\", \"left\":\n{\(keys)}}")
    document.errors = errors
    document.isWrongForSchema = isWrongForSchema
    return document
  }

  /// A document whose left panel folds and has these keys and an item.
  static func hinge(_ keys: String, _ errors: String..., isWrongForSchema: Bool = true) -> BadDocument {
    var document = panel("\(keys),\n\"presentation\": \"hinge\", \"items\": [{\"title\": \"A\"}]")
    document.errors = errors
    document.isWrongForSchema = isWrongForSchema
    return document
  }

  /// A document whose left panel folds and has these items, on the third line.
  static func items(_ items: String, _ errors: String..., isWrongForSchema: Bool = true) -> BadDocument {
    var document = panel("\"presentation\": \"hinge\", \"items\": [\n\(items)]")
    document.errors = errors
    document.isWrongForSchema = isWrongForSchema
    return document
  }

  /// A document with a panel that folds at the left and these keys before it, on the second line.
  static func top(_ keys: String, _ errors: String..., isWrongForSchema: Bool = true) -> BadDocument {
    var document = BadDocument(
      "{\"version\": 1, \"title\": \"T\",\n\(keys), \"left\": {\"presentation\": \"hinge\", \"items\": [{\"title\": \"A\"}]}}"
    )
    document.errors = errors
    document.isWrongForSchema = isWrongForSchema
    return document
  }
}

extension BadDocument {
  private static let itemKeys =
    "id, title, subtitle, trailing, badge, text, author, color, icon, picture, value, command"
  private static let panelKeys =
    "presentation, title, open, closesOnSelection, showsFirstItem, items, width, fold, perspective, rows, columns, "
    + "lines, peek, picture"
  private static let keys =
    "version, title, prompt, header, direction, pictures, zoom, colors, textSizes, style, left, "
    + "right, $schema"

  /// One for each thing that can be wrong with a document that is JSON.
  static let all: [BadDocument] = document + panels + itemLists

  private static let document: [BadDocument] = [
    BadDocument("[]", "1:1: expected an object, found a list"),
    BadDocument(
      " {}", "1:2: version: expected this key, found nothing", "1:2: title: expected this key, found nothing",
      "1:2: expected left or right, found neither"),
    BadDocument(#"{"version": "1"}"#, "1:13: version: expected 1, found '1'"),
    BadDocument(#"{"version": 2, "pages": []}"#, "1:13: version: expected 1, found 2"),
    BadDocument(
      #"{"version": 1, "title": null}"#, "1:1: expected left or right, found neither",
      "1:25: title: expected some text, found null"),
    BadDocument(#"{"version": 1, "title": "T"}"#, "1:1: expected left or right, found neither"),
    BadDocument(
      #"{"version": 1, "title": "T", "left": null}"#, "1:1: expected left or right, found neither"),
    BadDocument(#"{"version": 1, "title": "T", "left": 3}"#, "1:38: left: expected an object, found 3"),
    top(#""titel": "T""#, "2:1: expected one of the keys \(keys), found 'titel'"),
    top(#""title": "U""#, "2:1: expected each key once, found 'title' once more", isWrongForSchema: false),
    top(#""prompt": ["a"]"#, "2:11: prompt: expected some text, found a list"),
    top(#""prompt": "\u0000""#, #"2:11: prompt: expected text without \u0000, found '?'"#),
    top(#""header": "big""#, "2:11: header: expected none or floating-burger, found 'big'"),
    top(#""direction": "up""#, "2:14: direction: expected auto, ltr or rtl, found 'up'"),
    top(#""$schema": 7"#, "2:12: $schema: expected some text, found 7"),
    top(#""colors": "red""#, "2:11: colors: expected an object, found 'red'"),
    top(
      ##""colors": {"bar": "#12345", "panel": {"light": "#123456", "dark": 1}}"##,
      "2:19: colors.bar: expected a colour as #RRGGBB, or an object of a light and a dark one, found '#12345'",
      "2:67: colors.panel.dark: expected a colour as #RRGGBB, found 1"),
    top(
      ##""colors": {"bar": {"light": "#123456"}}"##,
      "2:19: colors.bar.dark: expected this key, found nothing"),
    top(
      ##""colors": {"text": "#000000"}"##,
      "2:12: colors: expected one of the keys ground, bar, tint, menu, panel, found 'text'"),
    top(
      #""textSizes": {"row": 7.5, "detail": 97}"#, "2:22: textSizes.row: expected a number from 8 to 96, found 7.5",
      "2:37: textSizes.detail: expected a number from 8 to 96, found 97"),
  ]

  private static let panels: [BadDocument] = [
    panel(
      #""items": []"#, "2:1: left.presentation: expected this key, found nothing",
      "2:11: left.items: expected at least one, found none"),
    panel(
      #""presentation": "flap""#, "2:1: left.items: expected this key, found nothing",
      "2:18: left.presentation: expected hinge or slide, found 'flap'"),
    panel(#""presentation": "hinge""#, "2:1: left.items: expected this key, found nothing"),
    panel(#""presentation": "hinge", "items": {}"#, "2:36: left.items: expected a list, found an object"),
    hinge(#""peek": 60"#, "2:2: left.peek: expected no such key where presentation is hinge, found one"),
    panel(
      #""fold": "door", "presentation": "slide", "items": [{"title": "A"}]"#,
      "2:2: left.fold: expected no such key where presentation is slide, found one"),
    panel(
      #""peek": 90, "width": 90, "presentation": "slide", "items": [{"title": "A"}]"#,
      "2:2: left.peek: expected no such key beside width, found one"),
    hinge(#""with": 80"#, "2:2: left: expected one of the keys \(panelKeys), found 'with'"),
    hinge(#""title": false"#, "2:11: left.title: expected some text, found false"),
    hinge(#""open": "yes""#, "2:10: left.open: expected true or false, found 'yes'"),
    hinge(#""closesOnSelection": 1"#, "2:23: left.closesOnSelection: expected true or false, found 1"),
    hinge(#""fold": "flap""#, "2:10: left.fold: expected push, door or flip, found 'flap'"),
    hinge(#""rows": "high""#, "2:10: left.rows: expected fit, icon, text or fill, found 'high'"),
    hinge(
      #""columns": 0"#, "2:13: left.columns: expected auto, or a whole number from 1 to 12, found 0"),
    hinge(#""lines": 1.5"#, "2:11: left.lines: expected a whole number from 1 to 6, found 1.5"),
    hinge(#""width": 3"#, "2:11: left.width: expected a number from 44 to 4000, found 3"),
    hinge(#""width": "3""#, "2:11: left.width: expected a number from 44 to 4000, found '3'"),
    hinge(#""width": 1e400"#, "2:11: left.width: expected a number from 44 to 4000, found 1e400"),
    hinge(#""width": -1e-400"#, "2:11: left.width: expected a number from 44 to 4000, found -1e-400"),
    hinge(#""perspective": 0"#, "2:17: left.perspective: expected a number from 1 to 1000000, found 0"),
    BadDocument(
      #"""
      {"version": 1, "title": "T",
      "right": {"open": true, "presentation": "slide", "peek": 60, "items": [{"title": "B"}]},
      "left": {"open": true, "presentation": "slide", "peek": 90, "items": [{"title": "A"}]}}
      """#,
      "2:11: right.open: expected one open panel at most, found two",
      "2:50: right.peek: expected 90 as on the left, found 60", isWrongForSchema: false),
    BadDocument(
      #"""
      {"version": 1, "title": "T",
      "left": {"presentation": "slide", "width": 90, "items": [{"title": "A"}]},
      "right": {"presentation": "slide", "items": [{"title": "B"}]}}
      """#,
      "3:10: right.width: expected 90 as on the left, found none", isWrongForSchema: false),
  ]

  private static let itemLists: [BadDocument] = [
    items("{}", "3:1: left.items[0].title: expected this key, found nothing"),
    items(#"{"title": "A"}, 3"#, "3:17: left.items[1]: expected an object, found 3"),
    items(#"{"id": "", "title": "A"}"#, "3:8: left.items[0].id: expected some text, found none"),
    items(
      #"{"title": ""}"#, "3:1: left.items[0].id: expected this key where there is no title, found nothing"),
    items(
      #"{"title": "A", "colour": "red"}"#, "3:16: left.items[0]: expected one of the keys \(itemKeys), found 'colour'"),
    items(
      #"{"title": "A", "color": "red"}"#,
      "3:25: left.items[0].color: expected a colour as #RRGGBB, or an object of a light and a dark one, found 'red'"),
    items(#"{"title": "A", "icon": ""}"#, "3:24: left.items[0].icon: expected some text, found none"),
    items(#"{"title": "A", "command": "ls"}"#, "3:27: left.items[0].command: expected a list, found 'ls'"),
    items(#"{"title": "A", "command": []}"#, "3:27: left.items[0].command: expected at least one, found none"),
    items(
      #"{"title": "A", "command": ["", 5]}"#, "3:28: left.items[0].command[0]: expected some text, found none",
      "3:32: left.items[0].command[1]: expected some text, found 5"),
    items(
      #"{"title": "A"}, {"title": "B"}, {"title": "A"}"#,
      "3:43: left.items[2].title: expected a title of its own, or an id, found 'A' once more", isWrongForSchema: false),
    items(
      #"{"title": "A"}, {"id": "A", "title": "B"}"#,
      "3:24: left.items[1].id: expected an id of its own, found 'A' once more", isWrongForSchema: false),
    BadDocument(
      #"""
      {"version": 1, "title": "T",
      "left": {"presentation": "hinge", "items": [{"title": "é\n", "id": "a"}]},
      "right": {"presentation": "hinge", "items": [{"title": "𝔸é", "id": "a"}]}}
      """#,
      "3:68: right.items[0].id: expected an id of its own, found 'a' once more", isWrongForSchema: false),
  ]
}
