import Drawing
import HingeKit
import MenuDocuments

/// Words of a detail: a heading, a name or a paragraph.
struct DetailWords: Hashable {
  /// Where their lines lie.
  enum Place {
    /// Where the window's lines begin.
    case leading
    /// Where they are read from.
    case own
    case center
  }

  var text: String
  var font: Font
  var color: Color
  /// From what lies above, in logical pixels.
  var gap: Double
  var place: Place
  /// Whether they are what a header over the detail says too.
  var isTitle = false
}

extension MenuItem {
  /// What the item tells, in the colours that are read on `ground`. Below a picture: title and author if it has one, then
  /// the text under its subtitle; without a text the picture stands alone (R1.13). Without a picture the title is what
  /// there is to see, and all the rest is below it.
  func words(on ground: Color, color: Color, textSize: Double) -> [DetailWords] {
    var words: [DetailWords] = []
    // The designs' letters are for paragraphs of 17 pixels.
    func add(
      _ text: String, _ size: Double, _ weight: Font.Weight = .regular, gap: Double, at place: DetailWords.Place,
      isQuiet: Bool = false, isTitle: Bool = false
    ) {
      guard !text.isEmpty else { return }
      words.append(
        DetailWords(
          text: text, font: Font(size: size / 17 * textSize, weight: weight),
          color: isQuiet ? Appearance.quiet(color, on: ground, alpha: 0.75) : color, gap: words.isEmpty ? 0 : gap,
          place: place, isTitle: isTitle))
    }
    let isPictured = picture != nil
    let title = shownTitle
    if !isPictured {
      add(title, 28, .semibold, gap: 0, at: .center, isTitle: true)
      add(author, 15, gap: 4, at: .center, isQuiet: true)
    } else if !author.isEmpty {
      add(title, 20, .semibold, gap: 0, at: .leading)
      add(author, 15, gap: 4, at: .leading, isQuiet: true)
    }
    if isPictured && text.isEmpty { return words }
    add(subtitle, 18, .semibold, gap: 14, at: isPictured ? .leading : .center)
    for paragraph in text.split(whereSeparator: \.isNewline) { add(String(paragraph), 17, gap: 14, at: .own) }
    return words
  }

  /// The title as a page shows it. A line from standard input may be a megabyte, and letters are laid out again whenever
  /// the page's width changes: its end is left out.
  private var shownTitle: String {
    var end =
      title.utf8.index(title.startIndex, offsetBy: MenuLimits.shortText, limitedBy: title.endIndex) ?? title.endIndex
    guard end < title.endIndex else { return title }
    while end.samePosition(in: title.unicodeScalars) == nil { title.utf8.formIndex(before: &end) }
    return title[..<end] + "…"
  }
}
