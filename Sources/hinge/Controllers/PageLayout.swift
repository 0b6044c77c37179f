import Drawing
import Geometry
import HingeKit
import MenuDocuments

/// Where a page's picture and words lie. In the page's coordinates, in logical pixels.
struct PageLayout: Equatable {
  var picture = Rect.zero
  var words: [Rect] = []
  /// Of the words' fonts.
  var fontSizes: [Double] = []
  var contentHeight = 0.0
  /// Whether all that is higher than the page, so that it scrolls.
  var isLong = false

  /// Everything as much lower, with that room above it.
  func below(_ height: Double) -> PageLayout {
    var layout = self
    layout.picture.origin.y += height
    for index in words.indices { layout.words[index].origin.y += height }
    layout.contentHeight += height
    return layout
  }
}

/// What above a page says its title in full.
enum TitleAbove {
  case nothing
  case bar
  /// A long page under it leaves its title out.
  case header
}

/// Lays out a page: picture and words are one block, in the middle of what is seen of the page, or from its top where they
/// are higher than that. In logical pixels.
@MainActor struct PageDesigner {
  /// The picture's own size; nil without one.
  var picture: Size?
  var pictureMode: MenuDocument.Pictures
  var words: [DetailWords]
  /// How large words of this place in the list are in a font of this size, wrapped at a width.
  var measure: (_ index: Int, _ fontSize: Double, _ width: Double) -> Size
  /// The size of the page's text.
  var em: Double
  /// Where the window's lines begin.
  var start: Side
  /// The page's.
  var size: Size
  /// What of the page is in sight.
  var seen: Rect
  /// What above the page says its title in full.
  var titleAbove: TitleAbove

  /// From the edges, and between picture and words.
  private static let margin = 20.0
  /// From the edges where the words are long: there a header's rule begins (R3.2).
  private static let longMargin = 25.0
  /// Longer lines are tiresome to read, in sizes of their letters.
  private static let widestLine = 33.0
  /// A picture alone is as large as this, or as this share of the page.
  private static let (lonePicture, loneShare) = (320.0, 0.64)
  /// What of the page's height a picture takes above words, and what it is made smaller to at most so that it and they are
  /// in sight at once.
  private static let (largestShare, smallestShare) = (0.6, 0.36)
  /// The same of the page's width for a picture beside words: in a page so much wider than high.
  private static let (besideShare, besideProportion) = (0.45, 1.4)

  func layout() -> PageLayout {
    if words.isEmpty || picture != nil && titleAbove != .nothing && words.allSatisfy(\.isTitle) { return lonePicture() }
    if picture != nil, pictureMode == .wide { return wide() }
    return above() ?? beside() ?? long()
  }

  /// In the middle of what is seen; beside a menu of icons in the middle of the page (R1.13).
  private func lonePicture() -> PageLayout {
    var layout = PageLayout(
      words: words.map { _ in .zero }, fontSizes: words.map(\.font.size), contentHeight: size.height)
    guard let picture else { return layout }
    let page = Rect(origin: .zero, size: size)
    let room = page.width - seen.width <= MenuPanel.Hinge.standardWidth ? page : seen
    let side = max(Self.lonePicture, Self.loneShare * min(room.width, size.height))
    let limit = Size(width: min(side, room.width), height: min(side, size.height))
    let shown = pictureMode == .fit ? picture.fitted(into: limit) : limit
    layout.picture = Rect(
      x: room.midX - shown.width / 2, y: (size.height - shown.height) / 2, width: shown.width, height: shown.height)
    return layout
  }

  /// All in sight, the picture above the words; nil where that would make it too small.
  private func above() -> PageLayout? {
    let margin = margin(Self.margin)
    let column = column(of: seen, margin: margin)
    let text = measured(inWidth: column.width)
    var shown = Size.zero
    var height = text.height
    if let picture {
      let room = Size(width: column.width, height: size.height * Self.largestShare)
      let rest = size.height - text.height - 3 * margin
      guard rest >= min(box(of: picture, in: room).height, size.height * Self.smallestShare) else { return nil }
      shown = box(of: picture, in: Size(width: room.width, height: min(rest, room.height)))
      height += shown.height + margin
    }
    guard height + 2 * margin <= size.height else { return nil }
    // One left edge: as wide as the wider of the two.
    let span = span(of: max(shown.width, text.width), in: column)
    var layout = PageLayout(fontSizes: text.fontSizes, contentHeight: size.height)
    let top = (size.height - height) / 2
    if picture != nil { layout.picture = frame(of: shown, in: span, top: top) }
    layout.words = place(text.sizes, in: span, top: picture == nil ? top : layout.picture.maxY + margin)
    return layout
  }

  /// All in sight, the words beside the picture, where the page is wide and low; nil where it isn't.
  private func beside() -> PageLayout? {
    guard let picture, seen.width >= Self.besideProportion * size.height else { return nil }
    let margin = margin(Self.margin)
    let shown = box(
      of: picture, in: Size(width: (seen.width - 3 * margin) * Self.besideShare, height: size.height - 2 * margin))
    let rest = seen.inset(by: Insets(shown.width + margin, at: start))
    let column = column(of: rest, margin: margin)
    let text = measured(inWidth: column.width)
    guard text.height + 2 * margin <= size.height else { return nil }
    let width = min(column.width, text.width.rounded(.up))
    // Both together are in the middle.
    let block = Rect(
      x: seen.midX - (shown.width + margin + width) / 2, y: 0, width: shown.width + margin + width, height: size.height)
    let words = block.inset(by: Insets(shown.width + margin, at: start))
    return PageLayout(
      picture: frame(of: shown, in: block, top: (size.height - shown.height) / 2),
      words: place(text.sizes, in: words, top: (size.height - text.height) / 2), fontSizes: text.fontSizes,
      contentHeight: size.height)
  }

  /// The picture from edge to edge at the top, the words below it.
  private func wide() -> PageLayout {
    let column = column(of: seen, margin: margin(Self.longMargin))
    let text = measured(inWidth: column.width)
    let proportion = picture.map { $0.width > 0 ? $0.height / $0.width : 0 } ?? 0
    let height = min(seen.width * proportion, size.height / 2)
    let contentHeight = height + Self.margin + text.height + 2 * Self.margin
    return PageLayout(
      picture: Rect(x: seen.minX, y: 0, width: seen.width, height: height),
      words: place(text.sizes, in: column, top: height + Self.margin), fontSizes: text.fontSizes,
      contentHeight: max(size.height, contentHeight), isLong: contentHeight > size.height)
  }

  /// All below each other from the top. What a header says is not said again.
  private func long() -> PageLayout {
    let column = column(of: seen, margin: margin(Self.longMargin))
    var text = measured(inWidth: column.width)
    if titleAbove == .header {
      for (index, words) in words.enumerated() where words.isTitle { text.sizes[index].height = 0 }
    }
    var layout = PageLayout(fontSizes: text.fontSizes, isLong: true)
    var top = Self.margin
    if let picture {
      let shown = box(of: picture, in: Size(width: column.width, height: size.height / 2))
      layout.picture = frame(of: shown, in: column, top: top)
      top = layout.picture.maxY + Self.margin
    }
    layout.words = place(text.sizes, in: column, top: top)
    layout.contentHeight = (layout.words.last?.maxY ?? top) + 2 * Self.margin
    return layout
  }

  // MARK: Parts

  private func margin(_ wanted: Double) -> Double { min(wanted, seen.width / 12) }

  private func column(of room: Rect, margin: Double) -> Rect {
    let width = min(max(0, room.width - 2 * margin), Self.widestLine * em)
    return Rect(x: room.midX - width / 2, y: 0, width: width, height: size.height)
  }

  private func span(of width: Double, in column: Rect) -> Rect {
    let width = min(column.width, width.rounded(.up))
    return Rect(x: column.midX - width / 2, y: 0, width: width, height: size.height)
  }

  /// The room that a picture takes: as large as fits, or all of it, which it fills.
  private func box(of picture: Size, in room: Size) -> Size {
    guard pictureMode == .fill else { return picture.fitted(into: room) }
    return Size(width: room.width, height: min(room.height, room.width * 9 / 16))
  }

  private func frame(of shown: Size, in span: Rect, top: Double) -> Rect {
    let x = start == .left ? span.minX : span.maxX - shown.width
    let isCentered = words.allSatisfy { $0.place == .center }
    return Rect(x: isCentered ? span.midX - shown.width / 2 : x, y: top, width: shown.width, height: shown.height)
  }

  private func place(_ sizes: [Size], in span: Rect, top: Double) -> [Rect] {
    var y = top
    return zip(sizes, words).map { size, words in
      if size.height > 0 { y += words.gap }
      defer { y += size.height }
      return Rect(x: span.minX, y: y, width: span.width, height: size.height)
    }
  }

  private struct Text {
    var fontSizes: [Double]
    var sizes: [Size]
    var width: Double
    var height: Double
  }

  /// The words in letters so large that none is broken inside; what would have to be too small for that stays larger, and
  /// is broken.
  private func measured(inWidth width: Double) -> Text {
    var shares: [Font: Double] = [:]
    for words in words {
      let share = words.font.share(keepingWordsOf: words.text, inWidth: width)
      shares[words.font] = min(shares[words.font] ?? 1, share)
    }
    let fontSizes = words.map { $0.font.size * (shares[$0.font] ?? 1) }
    let sizes = words.indices.map { measure($0, fontSizes[$0], width) }
    return Text(
      fontSizes: fontSizes, sizes: sizes, width: sizes.map(\.width).max() ?? 0,
      height: zip(sizes, words).reduce(0) { $0 + $1.0.height + $1.1.gap })
  }
}
