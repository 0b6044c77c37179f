import Geometry
import Wayland

/// A centre that moves aside for a panel at its leading or its trailing edge.
///
/// A panel is a child only while it is seen: it is added when the centre begins to uncover it and removed, view and
/// controller, when the centre has covered it again.
@MainActor open class SlideOutController: ViewController {
  /// The controller of what moves aside, as large as the window. Its bar, if it has one, gets the buttons.
  public let center: ViewController
  /// The controller of the panel at the centre's leading edge; nil where there is none.
  public let leadingPanel: ViewController?
  /// The controller of the panel at the centre's trailing edge; nil where there is none.
  public let trailingPanel: ViewController?
  /// The button that toggles the leading panel, at the leading end of the centre's bar.
  public let leadingButton = PanelButton(edge: .leading)
  /// The button that toggles the trailing panel, at the trailing end of the centre's bar.
  public let trailingButton = PanelButton(edge: .trailing)
  /// The object that is told when the centre is about to move to another state and when it rests there. Not kept alive.
  public weak var delegate: (any SlideOutControllerDelegate)?
  /// How much of the centre stays in view beside an open panel, in logical pixels; 60 at first.
  public var centerPeek = 60.0 { didSet { if isViewLoaded { view.setNeedsLayout() } } }
  /// How wide the panels at these edges are, in logical pixels, where that leaves at least `centerPeek` of the centre.
  /// A panel that is not among them takes all but `centerPeek`.
  public var panelWidths: [HorizontalEdge: Double] = [:] { didSet { if isViewLoaded { view.setNeedsLayout() } } }

  private let slideOutView = SlideOutView()
  /// Where the centre is. Everything that is seen of it follows from this, its shadow too.
  private(set) var motion: SlideOutMotion {
    didSet { showMotion() }
  }
  let swipes = SwipeTracker(axis: .horizontal)
  /// Steps the spring.
  private var animation: Animation?
  var course = PanelCourse<State, (Bool) -> Void>(state: .collapsed)
  /// The panel that became a child and was not told so yet.
  private weak var newPanel: ViewController?
  /// The state for which the keyboard was given to the centre or to a panel.
  private var keyboardState = State.collapsed
  /// Who had the keyboard before a panel did.
  private weak var focusedBefore: View?

  /// A centre with its panels, of which each may be missing; all are closed at first.
  public init(center: ViewController, leading: ViewController? = nil, trailing: ViewController? = nil) {
    self.center = center
    leadingPanel = leading
    trailingPanel = trailing
    var edges: Set<HorizontalEdge> = []
    if leading != nil { edges.insert(.leading) }
    if trailing != nil { edges.insert(.trailing) }
    motion = SlideOutMotion(edges: edges)
    super.init()
  }

  // MARK: State

  /// Which panel is open, or about to be; under a finger, which was open when that took hold of the centre.
  public var state: State { motion.state }

  /// Whether the centre rests: neither a finger nor a spring nor the program holds it between two states.
  public var isAtRest: Bool { motion.isResting }

  /// How far the centre has moved aside, in logical pixels: above zero for the leading panel, below for the trailing one.
  public var centerOffset: Double { motion.offset }

  /// The controller of the panel at an edge; nil where there is none.
  public func panel(at edge: HorizontalEdge) -> ViewController? { edge == .leading ? leadingPanel : trailingPanel }

  /// 1, or -1 in a right-to-left window.
  var direction: Double { slideOutView.isRightToLeft ? -1 : 1 }

  // MARK: By program

  /// Opens the panel at an edge; one at the other edge is closed on the way. `completion` is called once, when the
  /// centre rests; with false if it rests elsewhere by then, or there is no such panel.
  public func showPanel(_ edge: HorizontalEdge, animated: Bool, completion: ((Bool) -> Void)? = nil) {
    guard panel(at: edge) != nil else {
      completion?(false)
      return
    }
    move(to: State(edge), animated: animated, completion: completion)
  }

  /// Closes whichever panel is open. `completion` is called once, when the centre rests; with false if a panel is open by
  /// then.
  public func collapsePanels(animated: Bool, completion: ((Bool) -> Void)? = nil) {
    move(to: .collapsed, animated: animated, completion: completion)
  }

  /// Closes the panel at an edge if it is open or on its way there, else opens it. `completion` is called once, when
  /// the centre rests; with false if it rests elsewhere by then.
  public func togglePanel(_ edge: HorizontalEdge, animated: Bool, completion: ((Bool) -> Void)? = nil) {
    if course.destination == State(edge) {
      collapsePanels(animated: animated, completion: completion)
    } else {
      showPanel(edge, animated: animated, completion: completion)
    }
  }

  /// Uncovers a share of the panel at an edge, 0...1, as a finger that rests there would. It stays so until something
  /// moves it.
  public func hold(_ edge: HorizontalEdge, at share: Double) {
    update(animated: false) { $0.hold(edge, at: min(max(0, share), 1)) }
  }

  var isInPlace: Bool { isAtRest }

  func showsPanel(at state: State) -> Bool { state != .collapsed }

  func go(to state: State, animated: Bool) {
    guard animated, view.window != nil else { return update(animated: false) { $0.rest(at: state) } }
    guard state != self.state || !motion.isSpringing else { return }
    spring { $0.spring(to: state) }
  }

  // MARK: Moving

  /// The one way to move the centre: panels come and go, and everybody who wants to know is told.
  func update(animated: Bool, _ change: (inout SlideOutMotion) -> Void) {
    change(&motion)
    if !motion.isSpringing { stopAnimation() }
    if motion.isResting {
      course.stop(at: state, animated: animated)
    } else {
      course.move(to: state, animated: animated)
    }
    follow()
  }

  /// Changes to a spring, and lets it run.
  func spring(_ change: (inout SlideOutMotion) -> Void) {
    stopAnimation()
    update(animated: true, change)
    guard case .springing(let spring, _, _) = motion.phase, animation == nil else { return }
    animation = view.window?.animator.start(duration: spring.duration) { [weak self] elapsed in
      self?.update(animated: true) { $0.advance(to: elapsed) }
    }
  }

  private func stopAnimation() {
    animation?.cancel()
    animation = nil
  }

  /// Whether the open panel leaves too little of the centre to be read beside it: the centre is then laid out as if it were
  /// closed, and its safe area does not change.
  public var isCenterInDrawer: Bool { state != .collapsed && centerInsets(at: motion.place(of: state)) == .zero }

  private func showMotion() {
    slideOutView.show(motion, direction: direction)
    center.additionalSafeArea = SafeArea(
      insets: centerInsets(at: motion.offset), restingInsets: centerInsets(at: motion.place(of: state)))
  }

  /// What of the centre is out of the window when it has moved aside so far; nothing where too little is left to be read.
  private func centerInsets(at offset: Double) -> Insets {
    let rest = slideOutView.bounds.width - abs(offset)
    return rest < SafeArea.narrowestContent ? .zero : Insets(abs(offset), at: offset * direction > 0 ? .right : .left)
  }

  // MARK: Panels

  /// The panel beside the centre, which is the one that is to be a child.
  private var shownPanel: ViewController? { motion.edge.flatMap(panel(at:)) }

  func adapt(animated: Bool) {
    let hasNewPanel = updatePanels(animated: animated)
    if state != keyboardState || (hasNewPanel && state != .collapsed) { moveFocus() }
    if motion.isResting, appearance == .appeared { shownPanel?.endAppearanceTransition(animated: animated) }
  }

  /// Makes the panel beside the centre a child, and no other. It appears while it is opened or a finger has it, and else
  /// disappears. Returns whether it became a child now. Whoever is told may move the centre: what is to be shown then is
  /// for the next time.
  private func updatePanels(animated: Bool) -> Bool {
    guard isViewLoaded else { return false }
    for other in [leadingPanel, trailingPanel] where other !== shownPanel { remove(other, animated: animated) }
    guard let panel = shownPanel else { return false }
    if panel.parent !== self {
      newPanel = panel
      addChild(panel)
      slideOutView.panel = panel.view
    }
    guard panel === shownPanel else { return false }
    if isSeen {
      let isAppearing = !(motion.isSpringing || motion.isResting) || state.edge == motion.edge
      panel.beginAppearanceTransition(isAppearing: isAppearing, animated: animated)
    }
    guard newPanel === panel, panel === shownPanel else { return false }
    newPanel = nil
    panel.didMove(toParent: self)
    return true
  }

  private func remove(_ panel: ViewController?, animated: Bool) {
    guard let panel, panel.parent === self else { return }
    panel.beginAppearanceTransition(isAppearing: false, animated: animated)
    panel.willMove(toParent: nil)
    slideOutView.panel = nil
    panel.endAppearanceTransition(animated: animated)
    panel.removeFromParent()
  }

  // MARK: View

  /// The centre's `barController`, into whose bar the buttons go.
  public override var barController: NavigationController? { center.barController }

  /// Makes the view: the centre, over the place of the panels.
  public override func loadView() -> View { slideOutView }

  /// Puts the centre into the view and connects the buttons; an override must call super.
  open override func viewDidLoad() {
    slideOutView.onLayout = { [weak self] in self?.layOut() }
    embed(center, in: slideOutView.centerContainer)
    installButtons()
    installGestures()
    course.note(animated: false)
    follow()
  }

  private func installButtons() {
    center.barController?.navigationBar.showsWindowControls = true
    let item = center.barController?.rootViewController.navigationItem
    if leadingPanel != nil { item?.leadingView = leadingButton }
    if trailingPanel != nil { item?.trailingView = trailingButton }
    leadingButton.onTap = { [weak self] in self?.togglePanel(.leading, animated: true) }
    trailingButton.onTap = { [weak self] in self?.togglePanel(.trailing, animated: true) }
    slideOutView.catcher.buttons = [leadingButton, trailingButton]
  }

  private func layOut() {
    let width = view.bounds.width
    update(animated: false) { $0.resize(width: width, peek: centerPeek, panelWidths: panelWidths) }
  }

  /// How large a child's view is when this controller's is `size` large, in logical pixels: the centre as large, a
  /// panel as wide as leaves at least `centerPeek` of the centre.
  public override func sizeForChild(_ child: ViewController, whenSizeIs size: Size) -> Size {
    guard child !== center else { return size }
    let width = SlideOutMotion.panelWidth(
      wanted: panelWidths[child === leadingPanel ? .leading : .trailing], inWidth: size.width, peek: centerPeek)
    return Size(width: width, height: size.height)
  }

  // MARK: Gestures

  private func installGestures() {
    swipes.attach(to: self, in: view)
    let tap = TapGestureRecognizer { [weak self] _ in self?.collapsePanels(animated: true) }
    tap.shouldReceive = { [weak self] _ in self?.motion.isSettling == false }
    slideOutView.catcher.addGestureRecognizer(tap)
  }

  // MARK: Keyboard

  /// F10 and Menu toggle the leading panel, with Shift the trailing one; Escape closes what is open. What that is nothing to is
  /// the centre's, which may have a menu of its own; F10 that is for no panel toggles one that is alone.
  /// An override must call super for the keys that it leaves unused.
  open override func keyDown(_ key: KeyEvent) -> Bool {
    guard key.phase == .pressed else { return false }
    switch key.keysym {
    case KeyEvent.escape:
      guard state != .collapsed else { return center.keyDown(key) }
      collapsePanels(animated: true)
    case KeyEvent.f10, KeyEvent.menu:
      let edge: HorizontalEdge = key.modifiers.contains(.shift) ? .trailing : .leading
      if panel(at: edge) == nil {
        if center.keyDown(key) { return true }
        guard !hasOtherContainer else { return false }
      }
      guard let edge = [edge, .trailing].first(where: { panel(at: $0) != nil }) else { return false }
      togglePanel(edge, animated: true)
      view.window?.focus.showRing()
    default:
      return false
    }
    return true
  }

  /// The keyboard goes to the panel that opens, and back to where it was when that closes.
  private func moveFocus() {
    keyboardState = state
    slideOutView.panelContainer.keyboardAccess = state == .collapsed ? .never : .always
    slideOutView.centerContainer.keyboardAccess = state == .collapsed ? .asSeen : .never
    guard let focus = view.window?.focus else { return }
    if state == .collapsed {
      focus.focus(focusedBefore)
      focusedBefore = nil
    } else {
      if let view = focus.focusedView, view.isDescendant(of: slideOutView.centerContainer) { focusedBefore = view }
      // The other panel may have to go first.
      guard motion.edge == state.edge else { return }
      slideOutView.panelContainer.layoutIfNeeded()
      focus.focus(focus.firstFocusable(in: slideOutView.panelContainer))
    }
  }

  // MARK: Appearance

  /// False: a panel is told that it appears when it is seen, not when its controller is.
  public override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  private var seenChildren: [ViewController] { [center, shownPanel].compactMap { $0 } }

  /// Tells the centre that it is about to be seen, and an open panel too; an override must call super.
  open override func viewWillAppear(animated: Bool) {
    for child in seenChildren where child.parent === self {
      child.beginAppearanceTransition(isAppearing: true, animated: animated)
    }
  }

  /// Tells the centre that it has come to be seen, and an open panel too; an override must call super.
  open override func viewDidAppear(animated: Bool) {
    for child in seenChildren where child.parent === self { child.endAppearanceTransition(animated: animated) }
  }

  /// Tells the centre that it is about to go, and an open panel too; an override must call super.
  open override func viewWillDisappear(animated: Bool) {
    for child in seenChildren where child.parent === self {
      child.beginAppearanceTransition(isAppearing: false, animated: animated)
    }
  }

  /// Tells the centre that it is gone, and an open panel too; an override must call super.
  open override func viewDidDisappear(animated: Bool) {
    for child in seenChildren where child.parent === self { child.endAppearanceTransition(animated: animated) }
  }
}

extension SlideOutController: PanelMover {
  /// Whether a part of a panel is seen: one is open, or moves.
  public var hasOpenPanel: Bool { motion.edge != nil }

  /// Closes whichever panel is open. `completion` is called once, when the centre rests; with false if a panel is open
  /// by then.
  public func closePanels(animated: Bool, completion: ((Bool) -> Void)?) {
    collapsePanels(animated: animated, completion: completion)
  }

  func announce(_ state: State) { delegate?.slideOutController(self, willMoveTo: state) }

  func reportPlace() {}

  func report(_ state: State) { delegate?.slideOutController(self, didMoveTo: state) }
}

/// Swipes move the centre with the finger: against an offset that grows.
extension SlideOutController: Swipeable {
  var isSettling: Bool { motion.isSettling }

  /// Whose panel a swipe of this sign uncovers.
  private func edge(ofSwipe sign: Double) -> HorizontalEdge { sign * direction < 0 ? .leading : .trailing }

  /// Closed, only a drag that uncovers a panel is wanted, none while another container has one open; and what begins at
  /// the edge where that panel hides is its own.
  func claim(along axis: Axis, sign: Double, from start: Point?) -> PanClaim {
    guard axis == .horizontal else { return .none }
    guard motion.edge == nil else { return .content }
    let edge = edge(ofSwipe: sign)
    guard panel(at: edge) != nil, otherOpenContainer == nil else { return .none }
    guard let start, let window = view.window else { return .content }
    return window.isInEdgeZone(start, at: edge.side(in: view.layoutDirection)) ? .edge : .content
  }

  func swipeDidCatch() { update(animated: true) { $0.beginDrag() } }

  func swipeDidBegin(along axis: Axis, sign: Double) {
    let edge = edge(ofSwipe: sign)
    update(animated: true) { $0.beginDrag(toward: edge) }
  }

  func swipeDidMove(by way: Vector) {
    guard motion.isDragged else { return }
    update(animated: true) { $0.drag(by: -way.dx * direction) }
  }

  func swipeDidEnd(velocity: Vector) {
    guard motion.isDragged else { return }
    spring { $0.release(velocity: -velocity.dx * direction, flingVelocity: swipes.flingVelocity) }
  }

  /// Closes a panel, or opens the one in that direction.
  func glide(by way: Double, along axis: Axis) {
    let edge = edge(ofSwipe: way)
    if state == .collapsed {
      showPanel(edge, animated: true)
    } else if state != State(edge) {
      collapsePanels(animated: true)
    }
  }
}
