import Drawing
import Geometry
import Motion
import Wayland

/// A menu beside a content, hinged to its edge: it folds away in perspective as a finger swipes. How far the content is
/// scrolled aside is the only truth about the fold; everything else follows it.
@MainActor open class HingedMenuController: ViewController {
  /// Where the menu rests, or is on its way to.
  nonisolated public enum MenuState: Hashable, Sendable {
    /// The menu is seen whole, beside the content.
    case open
    /// The menu is folded away, and the content has the whole width.
    case folded
  }

  /// The controller of what folds, `menuWidth` wide. It is told that it appears and disappears as it comes into sight
  /// and goes.
  public let menu: ViewController
  /// The controller of what the menu is hinged to, as large as the window. What the menu moves out of the window is no
  /// part of its safe area. Its bar, where it has one, gets the burger at the menu's end, and window controls where
  /// nothing else closes the window.
  public let content: ViewController
  /// The button that toggles the menu and turns as that folds. It belongs to this controller, which puts it into the
  /// content's bar.
  public let burger = HamburgerView()
  /// The object that is told when the menu is about to move to another state and when it rests there. Not kept alive.
  public weak var delegate: (any HingedMenuControllerDelegate)?

  /// About which axis the menu turns as it folds; `push` at first. A change shows at once.
  public var foldStyle = FoldStyle.push { didSet { applyFold() } }
  /// How far the viewer is from the menu's axis, in logical pixels; m34 is -1 divided by it. A change shows at once.
  public var perspectiveDistance = HingeFold.standardDistance { didSet { applyFold() } }
  /// Whether gestures leave the menu where it is; the burger, keys and the program move it all the same. False at
  /// first.
  public var isLocked = false { didSet { hingedView.scroller.isScrollEnabled = !isLocked } }
  /// Whether a tap on the content beside the open menu folds it, and does nothing else. False at first.
  public var closesOnOutsideTap = false { didSet { updateReach() } }
  /// Whether Escape folds an open menu. Where it does not, as in a menu that is all of the window, that key is for what is
  /// around. True at first.
  public var foldsOnEscape = true
  /// How the light on the menu changes as it turns away. A change shows at once.
  public var foldLight = FoldLight.fade { didSet { applyFold() } }
  /// Where the open menu leaves less of the content than this, in logical pixels, the content is a drawer's; see
  /// `isContentInDrawer`.
  public var narrowestContent = SafeArea.narrowestContent { didSet { hingedView.setNeedsLayout() } }
  /// From this width of the view on, in logical pixels, the menu is pinned: it stands open beside a content that has the
  /// rest of the width, there is no burger, and nothing moves it. Narrower, it is again as `menuState` says, which does
  /// not change meanwhile. nil, as at first, never pins it.
  public var pinnedAbove: Double? { didSet { hingedView.setNeedsLayout() } }
  /// How wide the menu is, in logical pixels. A change while the menu moves takes effect when it has come to rest.
  public var menuWidth: Double {
    get { hingedView.menuWidth }
    set {
      wantedMenuWidth = newValue
      applyMenuWidth()
    }
  }
  /// The colour that lies behind the menu's rows and is seen where it has folded away; black at first.
  public var groundColor: Color? {
    get { menuScroller.backgroundColor }
    set { menuScroller.backgroundColor = newValue }
  }
  /// The edge of the content at which the menu lies.
  public let edge: HorizontalEdge

  /// The state in which the menu rests, or will when it has come to rest.
  public var menuState: MenuState { course.state }

  private let hingedView: HingedMenuView
  private lazy var foldingScroll = FoldingScroll(self)
  private var wantedMenuWidth: Double
  var course: PanelCourse<MenuState, (Bool) -> Void>
  /// Whether the open menu leaves too little of the content to be read beside it. Nothing of the content is then laid out
  /// for that: it lies as with the menu folded, dimmed while that is open, begins where its lines begin, and a tap on it
  /// folds the menu. Its safe area does not change.
  public var isContentInDrawer: Bool { isContentInDrawer(atWidth: hingedView.bounds.width) }

  /// Whether `isContentInDrawer` is going to be true in a view of this width, in logical pixels, that is yet to be laid out.
  public func isContentInDrawer(atWidth width: Double) -> Bool {
    !isPinned(atWidth: width) && wantedMenuWidth > 0 && width > 0 && width - wantedMenuWidth < narrowestContent
  }
  /// Where `hold(at:)` has put the menu, until something moves it.
  fileprivate var heldFraction: Double?
  /// What the scroller's offset is for.
  private var placement = Placement(side: .left, isPinned: false)

  private struct Placement: Equatable {
    let side: Side
    let isPinned: Bool
  }

  /// A menu hinged to a content.
  ///
  /// - Parameters:
  ///   - menu: The controller of what folds.
  ///   - content: The controller of what lies beside it, which has all of the window when the menu is folded.
  ///   - menuWidth: How wide the menu is, in logical pixels.
  ///   - edge: The edge of the content at which the menu lies.
  ///   - menuState: How the menu is when it is first seen.
  public init(
    menu: ViewController, content: ViewController, menuWidth: Double = 80, edge: HorizontalEdge = .leading,
    menuState: MenuState = .open
  ) {
    self.menu = menu
    self.content = content
    wantedMenuWidth = menuWidth
    self.edge = edge
    course = PanelCourse(state: menuState)
    hingedView = HingedMenuView(menuWidth: menuWidth)
    super.init()
  }

  // MARK: State

  /// Whether `menuState` is open: the menu rests so or is on its way there.
  public var isMenuOpen: Bool { menuState == .open }

  /// Whether the menu is pinned beside the content, because the view is as wide as `pinnedAbove` says.
  public var isPinned: Bool { hingedView.isPinned }

  /// How far the menu is folded at this moment: 0 open, 1 folded away.
  public var fraction: Double {
    guard !isPinned else { return 0 }
    guard menuWidth > 0 else { return 1 }
    let offset = hingedView.scroller.contentOffset.x / menuWidth
    return min(max(side == .left ? offset : 1 - offset, 0), 1)
  }

  /// Whether the menu rests, fully open or folded away.
  public var isAtRest: Bool {
    isPinned || isInPlace && course.hasStopped
  }

  /// A menu without a width is wherever it is wanted.
  var isInPlace: Bool { !(menuWidth > 0) || fraction == restingFraction(of: menuState) }

  /// A menu without a width is never seen.
  func showsPanel(at state: MenuState) -> Bool { state == .open && menuWidth > 0 }

  private var isMenuShown: Bool { showsPanel(at: menuState) }

  /// The geometry by which the menu is seen as it folds, in logical pixels.
  public var fold: HingeFold {
    HingeFold(style: foldStyle, side: side, width: menuWidth, distance: perspectiveDistance)
  }

  fileprivate var side: Side { hingedView.side }
  var menuScroller: ScrollView { hingedView.scroller }
  var menuPanel: View { hingedView.menuContainer }

  fileprivate func restingFraction(of state: MenuState) -> Double { state == .open ? 0 : 1 }

  fileprivate func offset(at fraction: Double) -> Point {
    Point(x: (side == .left ? fraction : 1 - fraction) * menuWidth, y: 0)
  }

  /// Puts the menu at a fraction, 0 open to 1 folded away, as a finger that rests there would. It stays there until
  /// something moves it.
  public func hold(at fraction: Double) {
    let fraction = min(max(0, fraction), 1)
    heldFraction = fraction
    if !course.hasStopped { course.move(to: menuState, animated: false) }
    menuScroller.contentOffset = offset(at: fraction)
    if isInPlace { course.stop(at: menuState, animated: false) }
    follow()
  }

  /// Folds the menu shut within `duration`, as the last thing that is seen of the window: whatever moves it is over, and it
  /// does not come to rest in another state. `completion` is called once, at once for people who want less motion.
  public func foldShut(duration: Duration, completion: @escaping () -> Void) {
    guard let animator = view.window?.animator, !animator.reducesMotion, isMenuShown, !isPinned else {
      return completion()
    }
    let course = PropertyAnimation(from: fraction, to: 1, duration: duration, curve: .easeInOut)
    _ = animator.start(duration: duration) { [weak self] in
      self?.hold(at: course.value(at: $0))
    } completion: {
      completion()
    }
  }

  // MARK: Opening and folding

  /// Opens the menu. `completion` is called once, when the menu rests; with false if it rests elsewhere by then.
  public func showMenu(animated: Bool, completion: ((Bool) -> Void)? = nil) {
    send(to: .open, animated: animated, completion: completion)
  }

  /// Folds the menu away. `completion` is called once, when the menu rests; with false if it rests elsewhere by then.
  public func hideMenu(animated: Bool, completion: ((Bool) -> Void)? = nil) {
    send(to: .folded, animated: animated, completion: completion)
  }

  /// Opens the menu if it is folded or on its way there, else folds it.
  public func toggleMenu(animated: Bool, completion: ((Bool) -> Void)? = nil) {
    send(to: course.destination == .open ? .folded : .open, animated: animated, completion: completion)
  }

  private func send(to state: MenuState, animated: Bool, completion: ((Bool) -> Void)?) {
    if isPinned {
      completion?(state == .open)
    } else {
      move(to: state, animated: animated, completion: completion)
    }
  }

  func go(to state: MenuState, animated: Bool) {
    let isUnderWay = state == menuState && menuScroller.isMovingByItself
    guard !isUnderWay || !animated else { return }
    setOut(for: state, animated: animated)
    // Who was told may have sent it elsewhere.
    guard state == menuState, heldFraction == nil else { return }
    menuScroller.setContentOffset(offset(at: restingFraction(of: state)), animated: animated) { [weak self] in
      self?.scrollerDidStop(animated: animated)
    }
  }

  fileprivate func setOut(for state: MenuState, animated: Bool) {
    heldFraction = nil
    course.move(to: state, animated: animated)
    updateReach(animated: animated)
    if animated { coverContent() }
    follow()
  }

  fileprivate func scrollerDidStop(animated: Bool) {
    // Who follows the fold may have moved the menu on, or holds it.
    guard heldFraction == nil, !menuScroller.isMovingByItself, !menuScroller.isDragging else { return }
    course.stop(at: menuState, animated: animated)
    follow()
    applyMenuWidth()
  }

  private func applyMenuWidth() {
    guard wantedMenuWidth != menuWidth, course.hasStopped, !menuScroller.isMovingByItself else { return }
    hingedView.menuWidth = wantedMenuWidth
    updateReach()
    course.note(animated: false)
    follow()
  }

  /// What keys and taps get to, now that the menu is going to be seen or not.
  private func updateReach(animated: Bool = false) {
    hingedView.menuContainer.keyboardAccess = isMenuShown || isPinned ? .always : .never
    let closes = closesOnOutsideTap || isContentInDrawer
    hingedView.outsideTapCatcher.isHidden = !(closes && isMenuShown && !isPinned)
    hingedView.dim(isContentInDrawer && isMenuShown && !hidesContent, animated: animated)
  }

  /// Whether the open menu is all that there is to see.
  private var hidesContent: Bool { menuWidth >= hingedView.bounds.width }

  // MARK: The fold

  fileprivate func applyFold() {
    let fraction = fraction
    let fold = fold
    let container = hingedView.menuContainer
    container.anchorPoint = fold.anchorPoint
    container.transform = fold.transform(at: fraction)
    container.alpha = foldLight == .fade ? fold.alpha(at: fraction) : 1
    container.shading = foldLight == .shade ? fold.shading(at: fraction) : nil
    // That of a menu that turns is a part of its shading.
    hingedView.contactShadow.isHidden = foldLight == .fade || foldStyle == .flip || fraction > 0 || hidesContent
    container.seam = side == .left ? .right : .left
    container.isHidden = fraction >= 1
    burger.angle = fold.burgerAngle(at: fraction)
    coverContent()
    course.movePlace()
    follow()
  }

  /// The content's safe area leaves out what the menu moves out of the window. Pinned, the content is narrower instead.
  private func coverContent() {
    hingedView.contentShift = isContentInDrawer && edge == .trailing ? shiftIntoSight : 0
    let isStill = isPinned || isContentInDrawer
    func insets(_ share: Double) -> Insets { isStill ? .zero : Insets(menuWidth * share, at: side.opposite) }
    content.additionalSafeArea = SafeArea(insets: insets(1 - fraction), restingInsets: insets(isMenuShown ? 1 : 0))
  }

  /// By how much the content is to lie elsewhere than where the menu has moved it, so as not to move at all.
  private var shiftIntoSight: Double { menuScroller.contentOffset.x - (side == .left ? menuWidth : 0) }

  // MARK: View

  /// Makes the view: a horizontal scroller with the menu and the content side by side.
  public override func loadView() -> View { hingedView }

  /// Puts the menu and the content into the view and connects the burger; an override must call super.
  open override func viewDidLoad() {
    updateReach()
    hingedView.onLayout = { [weak self] in self?.didLayOut() }
    menuScroller.delegate = foldingScroll
    menuScroller.shouldScroll = { [weak self] in self?.mayOpenOrClose ?? false }
    menuScroller.beginsAtEdge = { [weak self] start in self?.isAtHiddenEdge(start) ?? false }
    burger.onTap = { [weak self] in self?.toggleMenu(animated: true) }
    let outsideTap = TapGestureRecognizer { [weak self] _ in self?.hideMenu(animated: true) }
    hingedView.outsideTapCatcher.addGestureRecognizer(outsideTap)
    embed(menu, in: hingedView.menuContainer)
    embed(content, in: hingedView.contentContainer)
    guard let bar = content.barController else { return }
    bar.navigationBar.showsWindowControls = true
    switch edge {
    case .leading: bar.rootViewController.navigationItem.leadingView = burger
    case .trailing: bar.rootViewController.navigationItem.trailingView = burger
    }
  }

  /// The content's `barController`, into whose bar the burger goes.
  public override var barController: NavigationController? { content.barController }

  /// Puts the menu at its edge, and pins it in a wide view; an override must call super.
  open override func viewWillLayoutSubviews() {
    hingedView.side = edge.side(in: view.layoutDirection)
    hingedView.isPinned = isPinned(atWidth: view.bounds.width)
  }

  private func isPinned(atWidth width: Double) -> Bool { pinnedAbove.map { width >= $0 } ?? false }

  private func pinningDidChange() {
    heldFraction = nil
    burger.isHidden = isPinned
    updateReach()
    // Beside a pinned menu another panel may have been opened; of both only that is still open.
    if !isPinned, isMenuShown, otherOpenContainer != nil { setOut(for: .folded, animated: false) }
    menuScroller.setContentOffset(offset(at: restingFraction(of: menuState)), animated: false)
    scrollerDidStop(animated: false)
  }

  /// After a change of size the menu is as it was, open or folded, in the same frame. One that was on its way
  /// goes on: its way does not depend on the size.
  private func didLayOut() {
    let old = placement
    placement = Placement(side: side, isPinned: isPinned)
    if old.isPinned != isPinned {
      pinningDidChange()
    } else if old.side != side {
      sideDidChange()
    } else if heldFraction != nil || course.hasStopped {
      menuScroller.contentOffset = offset(at: heldFraction ?? restingFraction(of: menuState))
    }
    updateReach()
    applyFold()
  }

  /// The same offset means another fraction now: what moved the menu is over, and it is where it was going.
  private func sideDidChange() {
    menuScroller.setContentOffset(offset(at: heldFraction ?? restingFraction(of: menuState)), animated: false)
    scrollerDidStop(animated: false)
  }

  /// How large a child's view is when this controller's is `size` large, in logical pixels: the menu `menuWidth` wide
  /// and as high, the content as large, or as wide as a pinned menu leaves it.
  public override func sizeForChild(_ child: ViewController, whenSizeIs size: Size) -> Size {
    if child === menu { return Size(width: menuWidth, height: size.height) }
    return isPinned(atWidth: size.width) ? Size(width: max(0, size.width - menuWidth), height: size.height) : size
  }

  /// A drag does not open this menu while a panel around it or inside is open.
  private var mayOpenOrClose: Bool { hasOpenPanel || otherOpenContainer == nil }

  /// Whether a point of the window is at the edge where the folded menu hides.
  private func isAtHiddenEdge(_ point: Point) -> Bool {
    menuState == .folded && view.window?.isInEdgeZone(point, at: side) ?? false
  }

  // MARK: Appearance

  /// False: the menu is told that it appears when it is seen, not when its controller is.
  public override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// The menu appears while it is open, going to be or dragged into sight, and else disappears; it is not seen while this
  /// controller isn't.
  func adapt(animated: Bool) {
    // What a finger has dragged out of sight it may drag back.
    let isDragged = menuScroller.isDragging && !isPinned
    if isSeen, !(isDragged && fraction == 1) {
      let isAppearing = isPinned || isMenuShown || isDragged
      menu.beginAppearanceTransition(isAppearing: isAppearing, animated: animated)
    }
    if course.hasStopped, appearance == .appeared { menu.endAppearanceTransition(animated: animated) }
  }

  /// Tells the content that it is about to be seen, and an open menu too; an override must call super.
  open override func viewWillAppear(animated: Bool) {
    content.beginAppearanceTransition(isAppearing: true, animated: animated)
    if isMenuShown { menu.beginAppearanceTransition(isAppearing: true, animated: animated) }
  }

  /// Tells the content that it has come to be seen, and a menu that was appearing too; an override must call super.
  open override func viewDidAppear(animated: Bool) {
    content.endAppearanceTransition(animated: animated)
    menu.endAppearanceTransition(animated: animated)
  }

  /// Tells the content and the menu that they are about to go; an override must call super.
  open override func viewWillDisappear(animated: Bool) {
    content.beginAppearanceTransition(isAppearing: false, animated: animated)
    menu.beginAppearanceTransition(isAppearing: false, animated: animated)
  }

  /// Tells the content and the menu that they are gone; an override must call super.
  open override func viewDidDisappear(animated: Bool) {
    content.endAppearanceTransition(animated: animated)
    menu.endAppearanceTransition(animated: animated)
  }

  // MARK: Keyboard

  /// Escape folds an open menu, or closes a panel about its content; F10 and Menu toggle it, and one that is open then gets
  /// the keyboard. Among several panels F10 is for that at the leading end, with Shift for that at the trailing one.
  /// An override must call super for the keys that it leaves unused.
  open override func keyDown(_ key: KeyEvent) -> Bool {
    guard key.phase == .pressed else { return false }
    switch key.keysym {
    case KeyEvent.escape:
      guard isMenuShown, !isPinned else { return content.keyDown(key) }
      guard foldsOnEscape else { return false }
      hideMenu(animated: true)
    case KeyEvent.f10, KeyEvent.menu:
      let wanted: HorizontalEdge = key.modifiers.contains(.shift) ? .trailing : .leading
      guard wanted == edge || !hasOtherContainer else { return content.keyDown(key) }
      toggleMenu(animated: true)
      guard isMenuShown || isPinned, let focus = view.window?.focus else { return true }
      focus.focus(focus.firstFocusable(in: hingedView.menuContainer))
      focus.showRing()
    default:
      return false
    }
    return true
  }
}

extension HingedMenuController: PanelMover {
  /// Whether the menu is open or between open and folded. A pinned one counts as a part of the content.
  public var hasOpenPanel: Bool {
    !isPinned && menuWidth > 0 && (isMenuOpen || !isAtRest)
  }

  /// Folds the menu away. `completion` is called once, when it rests; with false if it is open by then.
  public func closePanels(animated: Bool, completion: ((Bool) -> Void)?) {
    hideMenu(animated: animated, completion: completion)
  }

  func announce(_ state: MenuState) { delegate?.hingedMenuController(self, willMoveTo: state) }

  func reportPlace() { delegate?.hingedMenuControllerDidFold(self) }

  func report(_ state: MenuState) { delegate?.hingedMenuController(self, didMoveTo: state) }
}

/// Folds the menu as its scroller moves.
private final class FoldingScroll: ScrollViewDelegate {
  private unowned let menu: HingedMenuController

  init(_ menu: HingedMenuController) { self.menu = menu }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    menu.course.note(animated: true)
    menu.applyFold()
  }

  /// A finger has the menu: what moved it is over.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    menu.heldFraction = nil
    menu.course.move(to: menu.menuState, animated: true)
  }

  /// Flings decide by where they go, slow drags by the threshold, half the width.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Vector, targetContentOffset: inout Point
  ) {
    let foldingSpeed = menu.side == .left ? velocity.dx : -velocity.dx
    let state: HingedMenuController.MenuState =
      if abs(foldingSpeed) >= scrollView.flingVelocity {
        foldingSpeed > 0 ? .folded : .open
      } else {
        menu.fraction > 0.5 ? .folded : .open
      }
    menu.setOut(for: state, animated: true)
    // Who was told may have sent it elsewhere; there it settles in any case.
    menu.course.move(to: menu.menuState, animated: true)
    targetContentOffset = menu.offset(at: menu.heldFraction ?? menu.restingFraction(of: menu.menuState))
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { menu.scrollerDidStop(animated: true) }
}
