/// Every key that an object of a menu document may have.
protocol DocumentKey: RawRepresentable<String>, CaseIterable, Hashable {}

/// Of the document itself.
enum MenuDocumentKey: String, DocumentKey {
  case version, title, prompt, header, direction, pictures, zoom, colors, textSizes, style, left, right
  /// For editors, which check the document by it. Not looked at.
  case schema = "$schema"
}

/// Of `left` and `right`.
enum PanelKey: String, DocumentKey {
  case presentation, title, open, closesOnSelection, showsFirstItem, items, width
  case fold, perspective, rows, columns, lines
  case peek, picture

  /// The only presentation that it means something for; nil for both.
  var kind: PanelKind? {
    switch self {
    case .fold, .perspective, .rows, .columns, .lines: .hinge
    case .peek, .picture: .slide
    default: nil
    }
  }
}

/// What `presentation` may say.
enum PanelKind: String, CaseIterable {
  case hinge, slide
}

/// Of `items`.
enum ItemKey: String, DocumentKey {
  case id, title, subtitle, trailing, badge, text, author, color, icon, picture, value, command
}

/// Of `colors`.
enum ColorsKey: String, DocumentKey {
  case ground, bar, tint, menu, panel
}

/// Of a colour that differs between the themes.
enum ThemedColorKey: String, DocumentKey {
  case light, dark
}

/// Of `style`, and of a file with one.
enum StyleKey: String, DocumentKey {
  case ground, accent, letters, font, cornerRadius, rowHeight, separators
  /// For editors.
  case schema = "$schema"
}

/// Of `textSizes`.
enum TextSizesKey: String, DocumentKey {
  case row, detail
}
