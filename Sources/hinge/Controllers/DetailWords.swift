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

extension Font {
  /// Letters are made no smaller for a long word than this share of their size, nor than this.
  private static let (smallestShare, smallestSize) = (2.0 / 3, 12.0)
  /// Hardly any letter is wider, in sizes of its font.
  private static let widestLetter = 1.25

  /// By how much the letters are to be smaller, so that no word of a text is broken inside in lines of this width, in logical pixels.
  func share(keepingWordsOf text: String, inWidth width: Double) -> Double {
    let longest = text.split(whereSeparator: \.isWhitespace).lazy.map(\.unicodeScalars.count).max() ?? 0
    guard width > 0, Double(longest) * size * Self.widestLetter > width else { return 1 }
    let widest = TextLayout.widestWord(in: text, font: self)
    guard widest > width else { return 1 }
    return min(1, max(width / widest * 0.999, Self.smallestShare, Self.smallestSize / size))
  }
}

extension MenuItem {
  /// What the item tells, in the colours that are read on `ground`. A picture without an author and a text has its title
  /// alone, which stands in the bar if it fits there (R1.13).
  func words(on ground: Color, color: Color, appearance: Appearance) -> [DetailWords] {
    let textSize = appearance.textSizes.detail
    let isPictured = picture != nil
    // A few words alone are a sign; what is read has one left edge.
    let place: DetailWords.Place = isPictured || !text.isEmpty ? .leading : .center
    var words: [DetailWords] = []
    // The designs' letters are for paragraphs of 17 pixels.
    func add(
      _ text: String, _ size: Double, _ weight: Font.Weight = .regular, gap: Double, at place: DetailWords.Place,
      isQuiet: Bool = false, isTitle: Bool = false
    ) {
      guard !text.isEmpty else { return }
      words.append(
        DetailWords(
          text: text, font: Font(family: appearance.fontFamily, size: size / 17 * textSize, weight: weight),
          color: isQuiet ? appearance.quiet(color, on: ground, alpha: 0.75) : color,
          gap: words.isEmpty ? 0 : gap / 17 * textSize, place: place, isTitle: isTitle))
    }
    add(shownTitle, isPictured ? 24 : 28, .semibold, gap: 0, at: place, isTitle: true)
    guard !isPictured || !author.isEmpty || !text.isEmpty else { return words }
    add(author, 15, gap: 4, at: place, isQuiet: true)
    add(subtitle, 18, .semibold, gap: 8, at: place)
    add(trailing, 18, gap: 8, at: place)
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
