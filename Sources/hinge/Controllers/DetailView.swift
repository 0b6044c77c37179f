import Drawing
import Geometry
import HingeKit
import MenuDocuments

/// A page: a picture and words, as `PageDesigner` lays them out. What is higher than the view scrolls.
///
/// It is laid out for where it rests. While something moves beside it, it moves as it is.
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
  var pictureMode = MenuDocument.Pictures.fit { didSet { if pictureMode != oldValue { contentDidChange() } } }
  /// Of the text.
  var font = Font(size: TextSizes().detail)
  /// Where to scroll at the next layout, in logical pixels.
  var wantedOffsetY: Double?
  /// What above the page says its title.
  var titleAbove: () -> TitleAbove = { .nothing }
  /// Whether the page itself says the title.
  var saysTitle: Bool { zip(words, pageLayout.words).contains { $0.isTitle && $1.height > 0 } }

  /// Of the prompt from the edges, in logical pixels.
  private static let promptMargin = 16.0

  private var labels: [Label] = []
  private var arrival: Animation?
  /// After so much of an arrival the words begin to be seen.
  private static let wordsStart = 0.6
  private var pageLayout = PageLayout()
  /// What of the page is out of sight where it was laid out for; nil for nowhere yet.
  private var covered: Insets?
  /// Whether something else is shown than was laid out.
  private var isNew = true

  init() {
    super.init(frame: .zero)
    promptLabel.textAlignment = .center
    promptLabel.numberOfLines = 0
    promptLabel.isUserInteractionEnabled = false
    imageView.onResize = { [weak self] in self?.setNeedsLayout() }
    addSubview(scrollView)
    scrollView.addSubview(imageView)
    addSubview(promptLabel)
  }

  /// Something else is to be shown: it is laid out for where the page is going.
  func contentDidChange() {
    isNew = true
    setNeedsLayout()
  }

  /// Makes `changes`, which show another item, and has that spread from a point: the icon at `icon` grows into its picture,
  /// and the words come last. Both in the view's coordinates.
  func arrive(from point: Point, icon: Rect?, changes: () -> Void) {
    arrival?.cancel()
    arrival = reveal(from: point) {
      changes()
      layoutIfNeeded()
    } along: { [weak self] in
      self?.showArrival($0, icon: icon)
    }
  }

  private func showArrival(_ share: Double, icon: Rect?) {
    let words = max(0, (share - Self.wordsStart) / (1 - Self.wordsStart))
    for label in labels { label.alpha = words }
    guard let icon, share < 1, !imageView.frame.isEmpty, scrollView.contentOffset.y == 0 else {
      imageView.transform = .identity
      return
    }
    let (from, to) = (icon.center, imageView.frame.center)
    let scale = min(icon.width / imageView.frame.width, icon.height / imageView.frame.height)
    let shown = scale + (1 - scale) * share
    imageView.transform = Transform3D.scale(x: shown, y: shown)
      .concatenating(.translation(x: (from.x - to.x) * (1 - share), y: (from.y - to.y) * (1 - share)))
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
    contentDidChange()
  }

  override func safeAreaInsetsDidChange() {
    if safeArea.isAtRest, covered != safeArea.restingInsets { setNeedsLayout() }
  }

  override func layoutSubviews() {
    let kept = safeArea.isAtRest || isNew ? nil : covered
    let covered = kept ?? safeArea.restingInsets
    self.covered = covered
    isNew = false
    show(designer(covered: covered).layout().below(covered.top), covered: covered)
    guard let offset = wantedOffsetY, !bounds.isEmpty else { return }
    wantedOffsetY = nil
    scrollView.contentOffset = Point(x: 0, y: offset)
  }

  private func designer(covered: Insets) -> PageDesigner {
    let page = Size(width: bounds.width, height: max(0, bounds.height - covered.top))
    let seen = Rect(origin: .zero, size: page).inset(by: Insets(left: covered.left, right: covered.right))
    return PageDesigner(
      picture: imageView.picture?.intrinsicSize, pictureMode: pictureMode, words: words,
      measure: { [labels] index, fontSize, width in
        labels[index].font.size = fontSize
        return labels[index].sizeThatFits(Size(width: width, height: .infinity))
      },
      em: font.size, start: HorizontalEdge.leading.side(in: layoutDirection), size: page, seen: seen,
      titleAbove: titleAbove())
  }

  private func show(_ layout: PageLayout, covered: Insets) {
    pageLayout = layout
    alignWords()
    scrollView.frame = bounds
    scrollView.contentSize = Size(width: bounds.width, height: layout.contentHeight)
    imageView.contentMode = pictureMode == .fit ? .scaleAspectFit : .scaleAspectFill
    imageView.clipsToBounds = pictureMode != .fit
    imageView.frame = layout.picture
    for (index, label) in labels.enumerated() {
      label.font.size = layout.fontSizes[index]
      label.frame = layout.words[index]
      label.isHidden = layout.words[index].height == 0
    }
    placePrompt(in: Rect(origin: .zero, size: bounds.size).inset(by: covered))
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

  /// In the middle of what is seen.
  private func placePrompt(in seen: Rect) {
    let width = max(0, seen.width - 2 * Self.promptMargin)
    let share = font.share(keepingWordsOf: promptLabel.text, inWidth: width)
    promptLabel.font = Font(family: font.family, size: font.size * share)
    promptLabel.frame = Rect(x: seen.midX - width / 2, y: seen.minY, width: width, height: seen.height)
  }
}
