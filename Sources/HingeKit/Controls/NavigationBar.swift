import Drawing
import Geometry
import Motion

/// A dark bar with a title and a view at either end. Where the window has no decoration of the compositor's, dragging
/// the bar moves the window: in any direction with the pointer, up or down with a finger (sideways folds the menu).
@MainActor public final class NavigationBar: View {
  /// How high a navigation bar is, and a heading at least, in logical pixels.
  public static let height = 44.0
  /// From the bar's ends to the views in it, in logical pixels.
  private static let margin = 12.0
  /// Of a heading's prompt, as a share of the title's size.
  private static let promptShare = 15.0 / 17
  /// A title that does not fit is not shown at all in less, in logical pixels.
  private static let narrowestTitle = 51.0
  /// Between those two, in logical pixels.
  private static let gap = 2.0
  private static let promptAlpha = 0.8
  /// Of a heading's title, and of its prompt; of those of one that is as narrow as a column of icons.
  private static let (mostLines, mostNarrowLines) = (3, 6)
  /// In logical pixels.
  private static let narrowHeading = 160.0
  /// Letters are made no smaller for a long word than this share of their size.
  private static let smallestShare = 0.7

  var item: NavigationItem? {
    didSet {
      oldValue?.onChange = nil
      item?.onChange = { [weak self] in self?.itemDidChange() }
      itemDidChange()
    }
  }

  /// Whether the bar offers to close a window that nothing else decorates.
  public var showsWindowControls = false { didSet { setNeedsLayout() } }

  /// Whether the bar is a heading, as over a list that answers a question: its title takes up to three lines, six where it
  /// is narrower than 160 logical pixels, its item's `prompt` stands below that, and the bar is as high as both need; where it has neither, nor anything else to show, it
  /// takes no room. False at first.
  public var isHeading = false { didSet { if isHeading != oldValue { itemDidChange() } } }

  /// How opaque the title is, 0...1: it gives way to one that a header below the bar shows. 1 at first.
  public var titleAlpha: Double {
    get { titleLabel.alpha }
    set { titleLabel.alpha = newValue }
  }

  /// The colour of the title and of the window controls. Nearly white (0xF2F6FA) at first.
  public var tintColor = Color(hex: 0xF2F6FA) {
    didSet {
      titleLabel.textColor = tintColor
      promptLabel.textColor = tintColor.withAlpha(tintColor.alpha * Self.promptAlpha)
      closeButton.color = tintColor
    }
  }

  /// The font of the title; a heading's prompt is somewhat smaller. Semibold, 17 logical pixels, at first.
  public var titleFont = Font(size: 17, weight: .semibold) { didSet { if titleFont != oldValue { itemDidChange() } } }
  private var promptFont: Font { Font(family: titleFont.family, size: titleFont.size * Self.promptShare) }

  private let titleLabel = Label()
  private let promptLabel = Label()
  private var itemViews: [View] = []
  private let closeButton = CloseButton()

  /// A bar without content; a `NavigationController` makes its own and fills it.
  public init() {
    super.init()
    backgroundColor = Color(hex: 0x333333)
    titleLabel.textAlignment = .center
    promptLabel.textAlignment = .center
    promptLabel.textColor = tintColor.withAlpha(Self.promptAlpha)
    for label in [titleLabel, promptLabel] {
      label.isUserInteractionEnabled = false
      addSubview(label)
    }
    closeButton.onTap = { [weak self] in self?.window?.close() }

    addGestureRecognizer(Self.windowMover(of: self))
  }

  /// Moves a window that nothing else decorates: in any direction with the pointer, up or down with a finger.
  static func windowMover(of view: View) -> PanGestureRecognizer {
    let pan = PanGestureRecognizer { [weak view] pan in
      if pan.state == .began { view?.window?.beginMove() }
    }
    pan.claim = { [weak view, weak pan] direction in
      guard let window = view?.window, window.decoration == .client, let pan else { return .none }
      return pan.touchKind == .pointer || abs(direction.dy) > abs(direction.dx) ? .content : .none
    }
    return pan
  }

  private func itemDidChange() {
    let views = [item?.leadingView, item?.trailingView].compactMap { $0 }
    // Views that stay keep the finger that is on them.
    for view in itemViews where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
    itemViews = views
    for view in views { addSubview(view) }
    titleLabel.text = item?.title ?? ""
    (titleLabel.font, promptLabel.font) = (titleFont, promptFont)
    promptLabel.text = isHeading ? item?.prompt ?? "" : ""
    if !isHeading { for label in [titleLabel, promptLabel] { label.numberOfLines = 1 } }
    setNeedsLayout()
    // It may be of another height.
    if isHeading { superview?.setNeedsLayout() }
  }

  /// As high as a heading's words need, else `height`.
  public override func sizeThatFits(_ size: Size) -> Size {
    guard isHeading else { return Size(width: size.width, height: Self.height) }
    guard !isEmpty else { return Size(width: size.width, height: 0) }
    let parts = headingHeights(inWidth: size.width - 2 * headingMargin)
    return Size(width: size.width, height: max(Self.height, parts.title + parts.prompt + 2 * Self.margin))
  }

  private var isEmpty: Bool {
    titleLabel.text.isEmpty && promptLabel.text.isEmpty && itemViews.isEmpty && !wantsWindowControls
  }

  private var wantsWindowControls: Bool { showsWindowControls && window?.decoration == .client }

  /// Of a heading's words from the bar's ends: the window controls are beside them.
  private var headingMargin: Double {
    wantsWindowControls ? 2 * Self.margin + closeButton.sizeThatFits(bounds.size).width : Self.margin
  }

  /// In letters so small that no word is broken inside, if that helps; a prompt's with the gap above it.
  private func headingHeights(inWidth width: Double) -> (title: Double, prompt: Double) {
    func height(_ label: Label, _ font: Font) -> Double {
      guard !label.text.isEmpty, width > 0 else { return 0 }
      let widest = TextLayout.widestWord(in: label.text, font: font)
      label.font.size = font.size * min(1, max(width / max(widest, 1) * 0.999, Self.smallestShare))
      label.numberOfLines = width < Self.narrowHeading - 2 * Self.margin ? Self.mostNarrowLines : Self.mostLines
      return label.sizeThatFits(Size(width: width, height: .infinity)).height
    }
    let prompt = height(promptLabel, promptFont)
    return (height(titleLabel, titleFont), prompt == 0 ? 0 : prompt + Self.gap)
  }

  /// Lays out the bar anew, since the title and the window controls keep out of what is covered at rest.
  public override func safeAreaInsetsDidChange() { if safeArea.isAtRest { setNeedsLayout() } }

  /// What is covered from an end of the bar, in logical pixels.
  private func coveredWidth(at edge: HorizontalEdge) -> Double {
    restedSafeAreaInsets[edge.side(in: layoutDirection)]
  }

  /// Places the title in the bar's middle and the views and window controls at its ends.
  public override func layoutSubviews() {
    var leading = Self.margin
    var trailing = Self.margin
    let room = Size(width: roomForViews, height: bounds.height)
    func place(_ view: View, atLeading: Bool) {
      let size = view.sizeThatFits(room)
      let offset = atLeading ? leading : bounds.width - trailing - size.width
      let x = isRightToLeft ? bounds.width - offset - size.width : offset
      view.frame = Rect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      if atLeading { leading += size.width + Self.margin } else { trailing += size.width + Self.margin }
    }
    if let view = item?.leadingView { place(view, atLeading: true) }
    if let view = item?.trailingView { place(view, atLeading: false) }
    placeCloseButton(leading: leading, trailing: trailing) { start in
      trailing = start
      place(closeButton, atLeading: false)
    }
    guard !isHeading else { return placeHeading() }
    placeTitle(
      from: max(leading, coveredWidth(at: .leading) + Self.margin),
      to: max(trailing, coveredWidth(at: .trailing) + Self.margin))
  }

  /// Whether a title can be read in full in the bar as it is laid out, between what stands at its ends.
  public func fits(_ title: String) -> Bool {
    let cross = wantsWindowControls ? closeButton.sizeThatFits(bounds.size).width + Control.touchTarget / 2 : 0
    let views = itemViews.reduce(0) { $0 + $1.sizeThatFits(.zero).width + Self.margin }
    let seen = bounds.width - coveredWidth(at: .leading) - coveredWidth(at: .trailing)
    return TextLayout(title, font: titleFont).size.width <= seen - 2 * Self.margin - views - cross
  }

  /// What a view at an end may take, so that the title stays in the middle of what is seen of the bar.
  private var roomForViews: Double {
    let seen = bounds.width - coveredWidth(at: .leading) - coveredWidth(at: .trailing)
    let title = titleLabel.sizeThatFits(Size(width: .infinity, height: bounds.height)).width
    let cross = wantsWindowControls ? closeButton.sizeThatFits(bounds.size).width + Control.touchTarget / 2 : 0
    return max(0, (seen - title) / 2 - 3 * Self.margin - cross)
  }

  /// Inside the item's view, which is what a centre that has moved aside still shows of itself, and only where that has
  /// room for a finger on either.
  private func placeCloseButton(leading: Double, trailing: Double, place: (_ start: Double) -> Void) {
    let gap = Control.touchTarget / 2
    let start = max(
      item?.trailingView == nil ? trailing : trailing + gap - Self.margin, Self.margin + coveredWidth(at: .trailing))
    let end = max(
      item?.leadingView == nil ? leading : leading + gap - Self.margin, Self.margin + coveredWidth(at: .leading))
    guard wantsWindowControls, bounds.width - start - end >= closeButton.sizeThatFits(bounds.size).width else {
      return closeButton.removeFromSuperview()
    }
    if closeButton.superview !== self { addSubview(closeButton) }
    place(start)
  }

  /// Title and prompt below each other, in the bar's middle.
  private func placeHeading() {
    let room = bounds.inset(dx: headingMargin, dy: 0)
    let parts = headingHeights(inWidth: room.width)
    let top = (bounds.height - parts.title - parts.prompt) / 2
    titleLabel.frame = Rect(x: room.minX, y: top, width: room.width, height: parts.title)
    promptLabel.frame = Rect(
      x: room.minX, y: top + parts.title + Self.gap, width: room.width, height: max(0, parts.prompt - Self.gap))
  }

  /// In the middle of what is seen of the bar if it fits there between equal margins, else in all of the room.
  private func placeTitle(from start: Double, to end: Double) {
    let middle = (coveredWidth(at: .leading) + bounds.width - coveredWidth(at: .trailing)) / 2
    let half = max(0, min(middle - start, bounds.width - end - middle))
    let fits = titleLabel.sizeThatFits(Size(width: bounds.width, height: bounds.height)).width <= 2 * half
    let (x, width) = fits ? (middle - half, 2 * half) : (start, max(0, bounds.width - start - end))
    // An ellipsis with a letter or two says less than nothing.
    titleLabel.isHidden = !fits && width < Self.narrowestTitle
    titleLabel.frame = Rect(
      x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
  }
}
