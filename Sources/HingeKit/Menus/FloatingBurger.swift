import Drawing
import Geometry
import Motion

/// A header whose rule rolls up into a round burger button as what lies under it scrolls.
///
/// It lies over the content's top, as wide as what is seen of that and `height` high. Whoever owns the content calls
/// `scrolled(to:)` from `scrollViewDidScroll`, and leaves `height` free above the content. In the place of a bar:
///
///     let burger = FloatingBurger()
///     burger.isBar = true
///     burger.title = "Coffee"
///     burger.onTap = { _ in menu.toggleMenu(animated: true) }
///     navigation.headerView = burger
///     navigation.isNavigationBarHidden = true
///
/// Below a bar only the round button, when it is one, takes touches and the keyboard, and the title changes places:
///
///     navigation.navigationBar.titleAlpha = 0
///     burger.onProgress = { navigation.navigationBar.titleAlpha = $0 }
@MainActor public final class FloatingBurger: View {
  /// How the header's change follows the scrolling.
  nonisolated public enum Style: Hashable, Sendable {
    /// Above `collapse` it becomes a button, below `expand` a header again, in 0.25 s; between them, in logical pixels of
    /// the content offset, nothing changes.
    case threshold(collapse: Double = 50, expand: Double = 10)
    /// It changes evenly with the offset, from a header at 0 to a button at `distance` logical pixels.
    case continuous(distance: Double = 200)
  }

  /// How high the header is, in logical pixels.
  public static let height = 56.0
  /// From the top to the middle of the rule, in logical pixels, as near as it can be.
  private static let ruleY = 49.0
  private static let ruleWidth = 2.0
  /// Of the title's letters, in logical pixels.
  private static let titleSize = 20.0
  private static let duration = Duration.milliseconds(250)
  /// Between what stands beside each other in a bar, in logical pixels.
  private static let gap = 8.0

  /// What the header says; empty at first.
  public var title: String {
    get { titleLabel.text }
    set {
      titleLabel.text = newValue
      setNeedsLayout()
    }
  }
  /// The family of the title's font, as fontconfig knows it; the generic sans serif at first.
  public var titleFontFamily: String {
    get { titleLabel.font.family }
    set {
      titleLabel.font = Font(family: newValue, size: Self.titleSize, weight: .semibold)
      setNeedsLayout()
    }
  }
  /// How the header's change follows the scrolling. A new style counts from the next `scrolled(to:animated:)` on.
  public var style = Style.threshold()
  /// The colour behind the title, which fades with that; nil, as at first, lets the content show.
  public var headerColor: Color? {
    get { header.backgroundColor }
    set { header.backgroundColor = newValue }
  }
  /// The colour of the title, the rule and the bars. Nearly white (0xF2F6FA) at first.
  public var color = Color(hex: 0xF2F6FA) { didSet { applyColors() } }
  /// The colour of the button's disc. Dark (0x333333) at first.
  public var buttonColor = Color(hex: 0x333333) { didSet { applyColors() } }
  /// Whether there is no bar but this header: its burgers are seen, and tapped, while it is a header too, and a window
  /// that nothing else decorates is moved by it and closed with a button in it. Without a `title` it is never more than
  /// its buttons. False at first.
  public var isBar = false { didSet { if isBar != oldValue { setNeedsLayout() } } }
  /// Where there is a button: at the trailing end alone, as at first, at both, or, where what it would open stays open,
  /// nowhere. Each rolls up one end of the rule.
  public var buttonEdges: Set<HorizontalEdge> = [.trailing] {
    didSet { if buttonEdges != oldValue { setNeedsLayout() } }
  }
  /// Called once for each tap on a button, by finger, pointer or key, with the end at which that is.
  public var onTap: ((_ edge: HorizontalEdge) -> Void)?
  /// Called when the header has changed on the screen, with how far it has become a button: 0 is the header, 1 the
  /// button. Not called for the header that it is at first.
  public var onProgress: ((Double) -> Void)?

  /// Whether the header is a button, or on its way to be one; where it follows the offset evenly, whether it is half
  /// way there.
  public private(set) var isCollapsed = false {
    didSet { if isCollapsed != oldValue { enableButtons() } }
  }

  /// From the header (0) to the button (1). The one truth about what is seen: both ends of the strokes and the title's
  /// opacity follow it.
  @Animated private var progress = 0.0

  private let header = View()
  private let titleLabel = Label()
  /// At both ends, be it in use or not.
  private let corners: [HorizontalEdge: Corner] = [.leading: Corner(), .trailing: Corner()]
  private let closeButton = CloseButton()
  private let closeDisc = View()

  /// A round button at one end, and the rule that rolls up into it.
  private struct Corner {
    let button = FloatingBurgerButton()
    let rule = ShapeView()
  }

  /// A header at `frame`, in the superview's logical pixels.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    titleLabel.font = Font(size: Self.titleSize, weight: .semibold)
    header.isUserInteractionEnabled = false
    closeDisc.isUserInteractionEnabled = false
    closeDisc.cornerRadius = FloatingBurgerOutline.radius
    header.addSubview(titleLabel)
    addSubview(header)
    for edge in HorizontalEdge.allCases { add(corners[edge], at: edge) }
    closeButton.onTap = { [weak self] in self?.window?.close() }
    for view in [closeDisc, closeButton] as [View] { addSubview(view) }
    for view in [self, closeButton] + corners.values.map(\.button) {
      view.addGestureRecognizer(NavigationBar.windowMover(of: view))
    }
    $progress.attach(to: self) { [weak self] _ in self?.progressDidChange() }
    enableButtons()
    applyColors()
    applyProgress()
  }

  private func add(_ corner: Corner?, at edge: HorizontalEdge) {
    guard let corner else { return }
    corner.rule.lineCap = .round
    corner.rule.isUserInteractionEnabled = false
    corner.button.onTap = { [weak self] in self?.onTap?(edge) }
    addSubview(corner.button)
    addSubview(corner.rule)
  }

  /// How far the bars of the button at an end are turned clockwise, in degrees: at 0, as at first, they lie, at 90 they
  /// stand.
  public func setBurgerAngle(_ angle: Double, at edge: HorizontalEdge) { corners[edge]?.button.angle = angle }

  /// How far the bars of the button at an end are turned clockwise, in degrees.
  public func burgerAngle(at edge: HorizontalEdge) -> Double { corners[edge]?.button.angle ?? 0 }

  private func applyColors() {
    titleLabel.textColor = color
    closeButton.color = color
    closeDisc.backgroundColor = buttonColor
    for corner in corners.values {
      corner.rule.strokeColor = color
      corner.button.color = color
      corner.button.fillColor = buttonColor
    }
  }

  private func enableButtons() { for corner in corners.values { corner.button.isEnabled = isBar || isCollapsed } }

  /// Whether a title can be read in the header as it is laid out, in one line.
  public func fits(_ title: String) -> Bool {
    TextLayout(title, font: titleLabel.font).size.width <= titleRoom.upperBound - titleRoom.lowerBound
  }

  // MARK: Following the content

  /// Follows the content's offset, in logical pixels. Overscroll, above the content's top, counts as its top.
  ///
  /// - Parameters:
  ///   - offsetY: How far the content has been scrolled down.
  ///   - animated: Whether a change takes its time; without, one that is under way ends at once, too. What follows the
  ///     offset evenly is never animated.
  public func scrolled(to offsetY: Double, animated: Bool = true) {
    // max first: a value that is not a number becomes 0.
    let offset = max(0, offsetY)
    switch style {
    case _ where isBar && title.isEmpty:
      isCollapsed = true
      progress = 1
    case .threshold(let collapse, let expand):
      if offset > collapse { isCollapsed = true } else if offset < expand { isCollapsed = false }
      let target = isCollapsed ? 1.0 : 0
      if !animated {
        progress = target
      } else if target != progress {
        $progress.animate(to: target, duration: Self.duration, curve: .linear)
      }
    case .continuous(let distance):
      progress = distance > 0 ? min(offset / distance, 1) : offset > 0 ? 1 : 0
      isCollapsed = progress >= 0.5
    }
  }

  private func progressDidChange() {
    applyProgress()
    onProgress?($progress.presentation)
  }

  /// What is seen follows the progress, each part evenly.
  private func applyProgress() {
    let progress = $progress.presentation
    for (edge, corner) in corners {
      let share = outline(at: edge).lineShare
      corner.rule.strokeStart = progress * share
      corner.rule.strokeEnd = buttonEdges.contains(edge) ? share.interpolated(to: 1, share: progress) : share
      corner.button.alpha = isBar ? 1 : progress
      corner.button.discAlpha = isBar ? progress : 1
    }
    header.alpha = 1 - progress
    closeDisc.alpha = progress
  }

  // MARK: View

  /// On whole device pixels.
  private var rule: (y: Double, width: Double) {
    let scale = window?.scale ?? 1
    let width = max(1, (Self.ruleWidth * scale).rounded())
    let top = ((Self.ruleY - Self.ruleWidth / 2) * scale).rounded()
    return ((top + width / 2) / scale, width / scale)
  }

  /// With buttons at both ends each has half of the rule.
  private func outline(at edge: HorizontalEdge) -> FloatingBurgerOutline {
    FloatingBurgerOutline(
      width: bounds.width, y: rule.y, isMirrored: edge.side(in: layoutDirection) == .left,
      isHalf: buttonEdges.count == 2)
  }

  /// The end whose button has all of the rule, where it has.
  private var ruledEdges: Set<HorizontalEdge> { buttonEdges.isEmpty ? [.trailing] : shownEdges }

  /// Where there is no room for two buttons, that of what is open is seen: it covers the content from its end.
  private var shownEdges: Set<HorizontalEdge> {
    let room = 2 * (FloatingBurgerOutline.inset + FloatingBurgerOutline.radius)
    guard buttonEdges.count == 2, bounds.width < room else { return buttonEdges }
    return [coveredEdge]
  }

  private var coveredEdge: HorizontalEdge {
    let covered = superview?.restedSafeAreaInsets ?? .zero
    let (leading, trailing) = (
      covered[HorizontalEdge.leading.side(in: layoutDirection)],
      covered[HorizontalEdge.trailing.side(in: layoutDirection)]
    )
    return leading > trailing ? .leading : .trailing
  }

  private var wantsCloseButton: Bool { isBar && window?.decoration == .client }

  /// From the leading edge, in logical pixels.
  private var titleRoom: ClosedRange<Double> {
    let outline = FloatingBurgerOutline(width: bounds.width, y: Self.ruleY, isMirrored: false)
    guard isBar else { return outline.lineStart...outline.lineStart + outline.lineLength }
    let beside = FloatingBurgerOutline.inset + FloatingBurgerOutline.radius + Self.gap
    let start = shownEdges.contains(.leading) ? beside : outline.lineStart
    var end = bounds.width - (shownEdges.contains(.trailing) ? beside : outline.lineStart)
    if wantsCloseButton { end -= 2 * FloatingBurgerOutline.radius + Self.gap }
    return start...max(start, end)
  }

  /// Places the header and its buttons; in a right-to-left window as in a mirror.
  public override func layoutSubviews() {
    enableButtons()
    header.frame = bounds
    let room = titleRoom
    let width = min(
      titleLabel.sizeThatFits(bounds.size).width, room.upperBound - room.lowerBound)
    let height = 2 * (Self.ruleY - FloatingBurgerOutline.radius - Self.ruleWidth / 2)
    titleLabel.frame = Rect(
      x: isRightToLeft ? bounds.width - room.lowerBound - width : room.lowerBound,
      y: Self.ruleY - FloatingBurgerOutline.radius - height / 2, width: width, height: height)
    for (edge, corner) in corners {
      let outline = outline(at: edge)
      corner.rule.frame = bounds
      corner.rule.lineWidth = rule.width
      corner.rule.path = outline.path
      corner.rule.isHidden = !ruledEdges.contains(edge)
      corner.button.frame = Self.square(about: outline.center, side: 2 * FloatingBurgerOutline.radius)
      corner.button.isHidden = !shownEdges.contains(edge)
    }
    placeCloseButton(besideTitleOf: room)
    applyProgress()
  }

  private static func square(about center: Point, side: Double) -> Rect {
    Rect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
  }

  private func placeCloseButton(besideTitleOf room: ClosedRange<Double>) {
    let x = room.upperBound + Self.gap + FloatingBurgerOutline.radius
    let center = Point(x: isRightToLeft ? bounds.width - x : x, y: Self.ruleY - FloatingBurgerOutline.radius)
    closeDisc.frame = Self.square(about: center, side: 2 * FloatingBurgerOutline.radius)
    let size = closeButton.sizeThatFits(bounds.size)
    closeButton.frame = Self.square(about: center, side: size.width)
    for view in [closeDisc, closeButton] as [View] {
      view.isHidden = !wantsCloseButton || room.upperBound == room.lowerBound
    }
  }

  /// The size that the header likes to have: as wide as there is room, and `height` high.
  public override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: Self.height) }

  /// Says of no point that it is the header's own, but where it moves the window: only the buttons are touched, and what
  /// lies under the header scrolls and taps as ever.
  public override func point(inside point: Point) -> Bool {
    wantsCloseButton && !isCollapsed && bounds.contains(point)
  }

  /// Outside a window shows at once what was on its way.
  public override func didMoveToWindow() {
    if window == nil { $progress.finish() }
  }
}

/// What a floating burger is when collapsed: three bars on a disc.
final class FloatingBurgerButton: Control {
  /// Clockwise, in degrees, as `HamburgerView.angle`.
  var angle = 0.0 { didSet { if angle != oldValue { setNeedsDisplay() } } }
  /// The bars'.
  var color = Color.white { didSet { setNeedsDisplay() } }
  /// The disc's; lighter under the pointer, and more so while pressed.
  var fillColor = Color.black { didSet { setNeedsDisplay() } }
  /// How opaque that is, 0...1.
  var discAlpha = 1.0 { didSet { if discAlpha != oldValue { setNeedsDisplay() } } }

  override func draw(_ canvas: Canvas) {
    let light = isHighlighted ? 0.3 : isHovered ? 0.15 : 0
    let fill = fillColor.mixed(with: color, by: light)
    canvas.fill(
      .circle(center: bounds.center, radius: bounds.width / 2), fill.withAlpha(fill.alpha * max(discAlpha, light)))
    canvas.fillBurger(at: bounds.center, angle: angle, color)
  }
}
