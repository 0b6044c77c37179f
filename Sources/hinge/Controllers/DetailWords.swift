import Drawing
import HingeKit
import MenuDocuments

/// Words below a detail's picture: a heading, a name or a paragraph.
struct DetailWords: Hashable {
  var text: String
  var font: Font
  var color: Color
  /// From what lies above, in logical pixels.
  var gap: Double
}

extension MenuItem {
  /// What the item tells below its picture, in the colour that is read on its own: title and author of a picture that
  /// has one, then the text under its subtitle. An item without a text is a picture alone.
  func words(in color: Color) -> [DetailWords] {
    var words: [DetailWords] = []
    func add(_ text: String, _ font: Font, _ color: Color, gap: Double) {
      guard !text.isEmpty else { return }
      words.append(DetailWords(text: text, font: font, color: color, gap: words.isEmpty ? 0 : gap))
    }
    if !author.isEmpty {
      add(title, Font(size: 20, weight: .semibold), color, gap: 0)
      add(author, Font(size: 15), color.withAlpha(0.75), gap: 4)
    }
    guard !text.isEmpty else { return words }
    add(subtitle, Font(size: 18, weight: .semibold), color, gap: 14)
    for paragraph in text.split(whereSeparator: \.isNewline) { add(String(paragraph), Font(size: 17), color, gap: 14) }
    return words
  }
}
