import Drawing
import Geometry
import HingeKit

/// A picture and words. If both fit, the picture is in the middle with the words below it; if not, they scroll.
final class DetailView: View {
  let scrollView = ScrollView()
  let imageView = ImageView()
  let promptLabel = Label()

  /// What stands below the picture, from the top down.
  var words: [DetailWords] = [] {
    didSet {
      guard words != oldValue else { return }
      showWords()
    }
  }
  /// Where to scroll at the next layout, in logical pixels.
  var wantedOffsetY: Double?
  /// Whether the content is higher than the view.
  private(set) var isLong = false

  /// A picture is never drawn larger, in logical pixels.
  private static let largestPicture = Size(width: 320, height: 320)
  /// From the edges, and between picture and words, in logical pixels.
  private static let margin = 20.0
  /// From the edges where the words are long: there a header's rule begins (R3.2).
  private static let longMargin = 25.0
  /// Of the prompt from the edges, in logical pixels.
  private static let promptMargin = 16.0
  /// Longer lines are tiresome to read, in logical pixels.
  private static let widestLine = 560.0

  private var labels: [Label] = []
  /// As it was laid out last.
  private var room = DetailRoom(in: .zero, width: 0)

  init() {
    super.init(frame: .zero)
    promptLabel.textAlignment = .center
    promptLabel.numberOfLines = 0
    promptLabel.isUserInteractionEnabled = false
    addSubview(scrollView)
    scrollView.addSubview(imageView)
    addSubview(promptLabel)
  }

  private func showWords() {
    for label in labels { label.removeFromSuperview() }
    labels = words.map { words in
      let label = Label()
      label.isUserInteractionEnabled = false
      label.text = words.text
      label.font = words.font
      label.textColor = words.color
      label.numberOfLines = 0
      scrollView.addSubview(label)
      return label
    }
    setNeedsLayout()
  }

  /// As a menu folds, most of that changes nothing here.
  override func safeAreaInsetsDidChange() {
    showPrompt()
    if room != DetailRoom(in: safeArea, width: bounds.width) { setNeedsLayout() }
  }

  override func layoutSubviews() {
    room = DetailRoom(in: safeArea, width: bounds.width)
    showPrompt()
    placePrompt()
    scrollView.frame = bounds
    alignWords()
    isLong = !layOutShort()
    if isLong { layOutLong() }
    guard let offset = wantedOffsetY, !bounds.isEmpty else { return }
    wantedOffsetY = nil
    scrollView.contentOffset = Point(x: 0, y: offset)
  }

  private func alignWords() {
    let start = HorizontalEdge.leading.side(in: layoutDirection)
    for (label, words) in zip(labels, words) {
      switch words.place {
      case .leading: label.alignText(at: start)
      case .own where TextDirection(of: words.text) != nil: label.textAlignment = .leading
      case .own: label.alignText(at: start)
      case .center: label.textAlignment = .center
      }
    }
  }

  private func showPrompt() { promptLabel.alpha = DetailRoom.promptAlpha(in: safeArea, width: bounds.width) }

  /// In the middle, or as little beside it as has it where it is never covered.
  private func placePrompt() {
    let readable = bounds.inset(by: room.ofPrompt)
    let column = column(in: readable, margin: Self.promptMargin)
    let (x, width) = span(of: promptLabel.sizeThatFits(column.size).width, in: column)
    promptLabel.frame = Rect(x: x, y: 0, width: width, height: bounds.height)
  }

  /// The picture in the middle of the view, or as little above it and as little smaller as leaves room for the words.
  /// False where they do not fit: they would take more than half of the view from it.
  private func layOutShort() -> Bool {
    let column = column(margin: Self.margin)
    let sizes = sizes(inWidth: column.width)
    guard imageView.picture != nil else { return layOutWords(sizes, in: column) }
    let words = sizes.isEmpty ? 0 : Self.margin + height(of: sizes) + Self.margin
    let rest = bounds.height - words
    let pictureWidth = room.hidden == nil ? bounds.width : column.width
    let whole = pictureSize(in: Size(width: pictureWidth, height: bounds.height))
    guard rest >= min(whole.height, bounds.height / 2) else { return false }
    let picture = pictureSize(in: Size(width: pictureWidth, height: rest))
    scrollView.contentSize = bounds.size
    let top = min((bounds.height - picture.height) / 2, rest - picture.height)
    imageView.frame = Rect(x: middle - picture.width / 2, y: top, width: picture.width, height: picture.height)
    // As wide as the picture, so that both begin at the same place; more only for longer lines.
    let (x, width) = span(of: max(picture.width, sizes.map(\.width).max() ?? 0), in: column)
    place(sizes, x: x, width: width, top: imageView.frame.maxY + Self.margin)
    return true
  }

  /// The words alone, in the middle. False where they do not fit.
  private func layOutWords(_ sizes: [Size], in column: Rect) -> Bool {
    let height = height(of: sizes)
    guard height + 2 * Self.margin <= bounds.height else { return false }
    scrollView.contentSize = bounds.size
    imageView.frame = .zero
    let (x, width) = span(of: sizes.map(\.width).max() ?? 0, in: column)
    place(sizes, x: x, width: width, top: (bounds.height - height) / 2)
    return true
  }

  /// Everything below each other in a column. What a header says is not said again.
  private func layOutLong() {
    let column = column(margin: Self.longMargin)
    let sizes = zip(sizes(inWidth: column.width), words).map { size, words in
      words.isTitle && room.headerHeight > 0 ? Size(width: size.width, height: 0) : size
    }
    let picture = pictureSize(in: Size(width: column.width, height: bounds.height / 2))
    imageView.frame = Rect(
      x: column.midX - picture.width / 2, y: room.headerHeight + Self.margin, width: picture.width,
      height: picture.height)
    let top = imageView.picture == nil ? imageView.frame.minY : imageView.frame.maxY + Self.margin
    place(sizes, x: column.minX, width: column.width, top: top)
    scrollView.contentSize = Size(width: bounds.width, height: top + height(of: sizes) + 2 * Self.margin)
  }

  /// Of what is short, in this view's coordinates.
  private var middle: Double { bounds.inset(by: room.hidden ?? .zero).midX }

  /// Where lines of this width lie: in the middle, or as little beside it as has them in the column.
  private func span(of width: Double, in column: Rect) -> (x: Double, width: Double) {
    let width = min(column.width, width.rounded(.up))
    guard room.hidden == nil else { return (middle - width / 2, width) }
    return (max(column.minX, min(middle - width / 2, column.maxX - width)), width)
  }

  /// Where words may lie, in the middle of what is never covered.
  private func column(margin: Double) -> Rect { column(in: bounds.inset(by: room.covered), margin: margin) }

  private func column(in readable: Rect, margin: Double) -> Rect {
    let width = min(max(0, readable.width - 2 * margin), Self.widestLine)
    return Rect(x: readable.midX - width / 2, y: 0, width: width, height: bounds.height)
  }

  private func pictureSize(in room: Size) -> Size {
    let limit = Size(
      width: min(Self.largestPicture.width, room.width), height: min(Self.largestPicture.height, room.height))
    return imageView.picture?.intrinsicSize.fitted(into: limit) ?? .zero
  }

  private func sizes(inWidth width: Double) -> [Size] {
    labels.map { $0.sizeThatFits(Size(width: width, height: bounds.height)) }
  }

  private func height(of sizes: [Size]) -> Double { zip(sizes, words).reduce(0) { $0 + $1.0.height + $1.1.gap } }

  private func place(_ sizes: [Size], x: Double, width: Double, top: Double) {
    var y = top
    for (index, size) in sizes.enumerated() {
      y += words[index].gap
      labels[index].frame = Rect(x: x, y: y, width: width, height: size.height)
      labels[index].isHidden = size.height == 0
      y += size.height
    }
  }
}

/// What a detail keeps out of, in logical pixels from its edges. What comes beside it at times takes it from the detail: a
/// narrow menu, say, of which the middle of the detail stays in sight, or a wide one.
private struct DetailRoom: Hashable {
  /// What no more is left of than this is not read.
  private static let narrowestColumn = 200.0
  /// The same of a prompt, which is a few words.
  private static let narrowestPrompt = 110.0
  /// What takes no more leaves the middle in sight.
  private static let widestBeside = 80.0

  /// Where nothing that is read may lie: where something narrow comes at times, so that nothing is laid out anew as it
  /// does, and where something wide is coming to be.
  var covered: Insets
  /// The same for the prompt.
  var ofPrompt: Insets
  /// What is out of sight now beside something wide: what is short is in the middle of the rest. nil for the middle of the
  /// view, whatever is seen of it (R1.13).
  var hidden: Insets?
  /// What a header takes above a long detail.
  var headerHeight: Double

  /// - Parameter width: The detail's.
  init(in safeArea: SafeArea, width: Double) {
    func isWide(_ side: Side) -> Bool { safeArea.largestInsets[side] > Self.widestBeside }
    func sides(leaving least: Double) -> [Side] {
      Side.allCases.filter { width - safeArea.largestInsets[$0] >= least }
    }
    func covered(leaving least: Double) -> Insets {
      sides(leaving: least).reduce(into: .zero) { insets, side in
        insets[side] = isWide(side) ? safeArea.restingInsets[side] : safeArea.largestInsets[side]
      }
    }
    self.covered = covered(leaving: Self.narrowestColumn)
    ofPrompt = covered(leaving: Self.narrowestPrompt)
    let hiding = sides(leaving: Self.narrowestPrompt).filter(isWide)
    hidden = hiding.isEmpty ? nil : hiding.reduce(into: .zero) { $0[$1] = safeArea.insets[$1] }
    headerHeight = safeArea.insets.top
  }

  /// How much of the prompt is seen, 0...1: one that would be cut off comes as what does so goes.
  static func promptAlpha(in safeArea: SafeArea, width: Double) -> Double {
    let cutting = Side.allCases.filter {
      safeArea.largestInsets[$0] > 0 && width - safeArea.largestInsets[$0] < narrowestPrompt
    }
    return cutting.map { 1 - safeArea.insets[$0] / safeArea.largestInsets[$0] }.min() ?? 1
  }
}
