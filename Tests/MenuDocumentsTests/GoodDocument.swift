/// Documents that are as they should be.
enum GoodDocument {
  /// Nothing but what must be there.
  static let least = #"""
    {"version": 1, "title": "T",
    "left": {"presentation": "hinge", "items": [{"title": "A"}]},
    "right": {"presentation": "slide", "items": [{"title": "B"}]}}
    """#

  /// Every key; between them both panels have both of what is there once for each.
  static let everything = ##"""
    {"$schema": "menu.schema.json", "version": 1.0, "title": "T", "prompt": "P", "header": "floating-burger",
      "direction": "rtl", "textSizes": {"row": 20, "detail": 8.5e0},
      "colors": {"ground": {"light": "#FFFFFF", "dark": "#000000"}, "bar": "#0000ff", "tint": null,
        "menu": "#000000", "panel": "#ffffff"},
      "left": {"presentation": "slide", "title": "L", "peek": 90, "open": true, "closesOnSelection": false,
        "showsFirstItem": false, "picture": "h.png", "items": [
          {"id": "a", "title": "A", "subtitle": "S", "trailing": "4 €", "badge": 12, "text": "1\n2", "author": "B",
            "color": {"dark": "#000000", "light": "#FFFFFF"}, "icon": "i", "picture": "p",
            "value": "", "command": ["echo", "", "{id}"]}]},
      "right": {"presentation": "hinge", "title": "R", "width": 100, "fold": "door", "perspective": 5e2,
        "open": null, "closesOnSelection": true, "rows": "icon", "showsFirstItem": true, "items": [
          {"id": "\ud83d\ude00", "title": "", "color": "#123456", "icon": "../i.svg", "value": null}]}}
    """##

  /// One for each thing that may be otherwise than in the others.
  static let all = [
    least, everything,
    #"{"version": 1, "title": "", "direction": "auto", "left": {"presentation": "slide", "width": 300, "items": [{"title": "A", "color": null}]}}"#,
    #"{"version": 1, "title": "", "header": "none", "right": {"presentation": "hinge", "rows": "text", "fold": "push", "items": [{"title": "A"}]}, "left": null}"#,
    #"{"version": 1, "title": "", "direction": "ltr", "colors": {}, "textSizes": {}, "left": {"presentation": "hinge", "rows": "fit", "items": [{"id": "1", "title": "A"}, {"id": "2", "title": "A"}]}}"#,
  ]
}
