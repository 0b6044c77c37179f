import Drawing
import Geometry
import Motion

/// A header whose rule rolls up into a round burger button as what lies under it scrolls.
///
/// It lies over the content's top, as wide as what is seen of that and `height` high. Whoever owns the content calls
/// `scrolled(to:)` from `scrollViewDidScroll`, and leaves `height` free above the content. Only the round button, when it
/// is one, takes touches and the keyboard. Below a bar:
///
///     let burger = FloatingBurger()
///     burger.title = "Coffee"
///     burger.onTap = { menu.toggleMenu(animated: true) }
///     navigation.headerView = burger
///     // The title is in the header at first, and in the bar while the header is a button.
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
  /// From the top to the middle of the rule, whose edges then lie on device pixels at scales 1, 1.5 and 2.
  private static let ruleY = 49.0
  private static let ruleWidth = 2.0
  /// Of the title's letters, in logical pixels.
  private static let titleSize = 20.0
  private static let duration = Duration.milliseconds(250)

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
  /// How far the button's bars are turned clockwise, in degrees: at 0 they lie, at 90 they stand.
  public var burgerAngle: Double {
    get { button.angle }
    set { button.angle = newValue }
  }
  /// Called once for each tap on the button, by finger, pointer or key.
  public var onTap: (() -> Void)? {
    get { button.onTap }
    set { button.onTap = newValue }
  }
  /// Called when the header has changed on the screen, with how far it has become a button: 0 is the header, 1 the
  /// button. Not called for the header that it is at first.
  public var onProgress: ((Double) -> Void)?

  /// Whether the header is a button, or on its way to be one; where it follows the offset evenly, whether it is half
  /// way there.
  public private(set) var isCollapsed = false {
    didSet { if isCollapsed != oldValue { button.isEnabled = isCollapsed } }
  }

  /// From the header (0) to the button (1). The one truth about what is seen: both ends of the stroke and the title's
  /// opacity follow it.
  @Animated private var progress = 0.0

  private let header = View()
  private let titleLabel = Label()
  private let button = FloatingBurgerButton()
  private let rule = ShapeView()
  private var outline = FloatingBurgerOutline(width: 0, y: ruleY, isMirrored: false)

  /// A header at `frame`, in the superview's logical pixels.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    titleLabel.font = Font(size: Self.titleSize, weight: .semibold)
    rule.lineWidth = Self.ruleWidth
    rule.lineCap = .round
    for view in [header, rule] { view.isUserInteractionEnabled = false }
    button.isEnabled = false
    header.addSubview(titleLabel)
    for view in [header, button, rule] { addSubview(view) }
    $progress.attach(to: self) { [weak self] _ in self?.progressDidChange() }
    applyColors()
    applyProgress()
  }

  private func applyColors() {
    titleLabel.textColor = color
    rule.strokeColor = color
    button.color = color
    button.fillColor = buttonColor
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
    let share = outline.lineShare
    rule.strokeStart = progress * share
    rule.strokeEnd = share.interpolated(to: 1, share: progress)
    header.alpha = 1 - progress
    button.alpha = progress
  }

  // MARK: View

  /// Places the header and the button; in a right-to-left window as in a mirror.
  public override func layoutSubviews() {
    outline = FloatingBurgerOutline(
      width: bounds.width, y: Self.ruleY, isMirrored: isRightToLeft)
    header.frame = bounds
    let titleWidth = min(titleLabel.sizeThatFits(bounds.size).width, outline.lineLength)
    titleLabel.frame = Rect(
      x: outline.isMirrored ? bounds.width - outline.lineStart - titleWidth : outline.lineStart, y: 0,
      width: titleWidth, height: Self.ruleY - Self.ruleWidth / 2)
    rule.frame = bounds
    rule.path = outline.path
    let (center, radius) = (outline.center, FloatingBurgerOutline.radius)
    button.frame = Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    applyProgress()
  }

  /// The size that the header likes to have: as wide as there is room, and `height` high.
  public override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: Self.height) }

  /// Says of no point that it is the header's own: only the button is touched, and what lies under the header scrolls
  /// and taps as ever.
  public override func point(inside point: Point) -> Bool { false }

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

  override func draw(_ canvas: Canvas) {
    let light = isHighlighted ? 0.3 : isHovered ? 0.15 : 0
    canvas.fill(.circle(center: bounds.center, radius: bounds.width / 2), fillColor.mixed(with: color, by: light))
    canvas.fillBurger(at: bounds.center, angle: angle, color)
  }
}
