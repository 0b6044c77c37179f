/// What inputs are made from.
enum Corpus {
  /// Documents, good ones and bad ones.
  static let documents: [[UInt8]] = [
    #"{"version": 1, "title": "T", "left": {"presentation": "hinge", "items": [{"title": "A"}, {"title": "B"}]}}"#,
    ##"""
    {"$schema": "s", "version": 1, "title": "T", "prompt": "é\n", "header": "floating-burger", "direction": "rtl",
      "colors": {"ground": {"light": "#FFFFFF", "dark": "#000000"}, "bar": "#0000ff"},
      "textSizes": {"row": 20, "detail": 8.5e0},
      "left": {"presentation": "slide", "title": "L", "peek": 90, "open": true, "closesOnSelection": false,
        "picture": "h.png", "items": [{"id": "a", "title": "A", "subtitle": "S", "badge": 3, "trailing": "T", "text": "1\n2", "author": "B",
          "color": {"dark": "#000000", "light": "#FFFFFF"}, "icon": "i", "picture": "p", "value": "",
          "command": ["echo", "", "{id}"]}]},
      "right": {"presentation": "hinge", "title": "R", "width": 100, "fold": "door", "perspective": 5e2,
        "open": null, "rows": "icon", "showsFirstItem": true, "items": [
          {"id": "\ud83d\ude00", "title": "", "color": "#123456", "icon": "../i.svg"}, {"title": "😀"}]}}
    """##,
    ##"{"version": 1, "title": "", "right": {"presentation": "slide", "width": 300, "items": [{"title": "\u00e9"}]}}"##,
    "{\"version\": 1.0,\r\n\"title\": \"\\\"\\\\\\/\\b\\f\\n\\r\\t\", \"left\": {\"presentation\": \"hinge\",\r\"items\": [1, [], {}]}}",
    "\u{FEFF}[[[[{\"a\": [-0.5e-7, true, false, null]}]]]]",
    #"{"version": 2}"#, "[]", "1e400", "\"\\ud83d\"", "",
  ].map { Array($0.utf8) }

  /// What is put in: what the format is made of, and what is beyond its limits.
  static let pieces: [[UInt8]] =
    [
      "{", "}", "[", "]", ":", ",", "\"", "\\", "\\u", "\\ud83d", "\\u0000", "\n", "\r", "\t", " ", "null", "true",
      "false",
      "0", "-1", "1e5", "1e400", "1e-400", "44", "4000", "4001", "99999999999999999999", "#12345g", "\"#ABCDEF\"", "{}",
      "[]",
      "\"version\": 1", "\"title\": \"A\"", "\"id\": \"a\"", "\"items\": []", "\"presentation\": \"slide\"",
      "\"peek\": 60",
      "\"command\": [\"a\"]", "\"open\": true", "\"color\": {}", "é", "😀", "\u{FEFF}", "\u{2028}", "\u{202E}",
    ].map { Array($0.utf8) } + [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82], [0x80], [0]]

  /// What lines are made of.
  static let lineParts: [[UInt8]] =
    ["\n", "\n", "\r", "\r\n", "\0", "a", "ab", "é", "€", "😀"].map { Array($0.utf8) } + [
      [0xFF], [0x80],
    ]
}
