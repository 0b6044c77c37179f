import Drawing
import Geometry

/// A horizontal scroller with the menu and the content side by side in it.
final class HingedMenuView: View {
  let scroller = ScrollView()
  let menuContainer = ContainerView()
  let contentContainer = ContainerView()
  /// Of the content on the menu, where it lies over that.
  let contactShadow = ContactShadow()
  /// Lies over the content and takes its taps, where a tap beside an open menu folds it.
  let outsideTapCatcher = View()

  var menuWidth: Double { didSet { setNeedsLayout() } }
  var side = Side.left { didSet { setNeedsLayout() } }
  /// Whether the content is as wide as the menu leaves it, rather than as the view.
  var isPinned = false { didSet { setNeedsLayout() } }
  /// How far the content lies to the right of where the menu has moved it, in logical pixels: its lines then begin in sight.
  var contentShift = 0.0 { didSet { if contentShift != oldValue { placeContent() } } }
  /// Told when the parts are in their places.
  var onLayout: (() -> Void)?

  /// What is seen of the content: it ends where the menu begins.
  private let contentPlace = View()
  private let dimming = View()
  @Animated private var dimmingAlpha = 0.0

  /// Of the black over a content that waits for the menu to fold.
  private static let dimmedAlpha = 0.45
  private static let dimmingDuration = Duration.milliseconds(200)

  init(menuWidth: Double) {
    self.menuWidth = menuWidth
    super.init()
    scroller.backgroundColor = .black
    scroller.isPagingEnabled = true
    menuContainer.clipsToBounds = true
    menuContainer.shouldRasterize = true
    contentContainer.clipsToBounds = true
    contentContainer.shouldRasterize = true
    contentPlace.clipsToBounds = true
    contentPlace.addSubview(contentContainer)
    outsideTapCatcher.isHidden = true
    dimming.isHidden = true
    dimming.isUserInteractionEnabled = false
    dimming.backgroundColor = .black
    addSubview(scroller)
    for view in [menuContainer, contactShadow, contentPlace, dimming, outsideTapCatcher] { scroller.addSubview(view) }
    $dimmingAlpha.attach(to: self) { [weak self] _ in self?.showDimming() }
  }

  /// Darkens the content, or has it light again.
  func dim(_ isDimmed: Bool, animated: Bool) {
    let alpha = isDimmed ? Self.dimmedAlpha : 0
    guard alpha != dimmingAlpha else { return }
    if animated { $dimmingAlpha.animate(to: alpha, duration: Self.dimmingDuration) } else { dimmingAlpha = alpha }
  }

  private func showDimming() {
    dimming.alpha = $dimmingAlpha.presentation
    dimming.isHidden = dimming.alpha == 0
  }

  override func layoutSubviews() {
    let size = bounds.size
    let isLeft = side == .left
    let contentWidth = isPinned ? max(0, size.width - menuWidth) : size.width
    scroller.frame = bounds
    scroller.contentSize = Size(width: menuWidth + contentWidth, height: size.height)
    menuContainer.frame = Rect(x: isLeft ? 0 : contentWidth, y: 0, width: menuWidth, height: size.height)
    contentPlace.frame = Rect(x: isLeft ? menuWidth : 0, y: 0, width: contentWidth, height: size.height)
    contactShadow.isAtRight = isLeft
    contactShadow.frame = Rect(
      x: isLeft ? menuWidth - ContactShadow.width : contentWidth, y: 0, width: ContactShadow.width, height: size.height)
    placeContent()
    for view in [dimming, outsideTapCatcher] { view.frame = contentPlace.frame }
    onLayout?()
  }

  /// By whole device pixels, as the scroller moves.
  private func placeContent() {
    let scale = window?.scale ?? 1
    let shift = (contentShift * scale).rounded() / scale
    contentContainer.frame = Rect(origin: Point(x: shift, y: 0), size: contentPlace.bounds.size)
  }
}

/// What the content's edge casts on the flat menu beside it.
final class ContactShadow: View {
  static let width = 26.0
  /// Whether the content is at its right.
  var isAtRight = true { didSet { if isAtRight != oldValue { setNeedsDisplay() } } }

  init() {
    super.init()
    isUserInteractionEnabled = false
    // Moving it is a copy.
    shouldRasterize = true
  }

  override func draw(_ canvas: Canvas) {
    let column = 1 / canvas.transform.a
    let shading = PanelShading(
      brightness: 1, falloff: 0, isDarkAtRight: isAtRight, shadowReach: HingeFold.shadowReach)
    let count = Int((bounds.width / column).rounded(.up))
    for index in 0..<count {
      let distance = (Double(index) + 0.5) * column
      let x = isAtRight ? bounds.maxX - Double(index + 1) * column : bounds.minX + Double(index) * column
      canvas.fill(
        Rect(x: x, y: bounds.minY, width: column, height: bounds.height),
        .black.withAlpha(1 - shading.light(atDistance: distance)))
    }
  }
}
