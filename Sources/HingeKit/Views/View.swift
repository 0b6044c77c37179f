import Drawing
import Geometry
import Motion
import Wayland

/// A rectangle of the screen with content, subviews and gestures: UIKit's view and its layer in one.
///
/// `frame` and everything said of it is in the superview's coordinates, `bounds` in the view's own; both in logical
/// pixels with y down. A view draws itself in `draw(_:)`, its subviews lie above that, the first lowest.
@MainActor open class View {
  // MARK: Geometry

  /// Where the view lies in its superview before `transform`. `transform` turns about `anchorPoint` and leaves the
  /// frame alone, so nothing jumps when an anchor changes.
  public var frame: Rect {
    get { Rect(origin: frameOrigin, size: boundsStorage.size) }
    set {
      guard newValue != frame else { return }
      let resized = newValue.size != boundsStorage.size
      frameOrigin = newValue.origin
      boundsStorage.size = newValue.size
      if resized {
        setNeedsLayout()
        setNeedsDisplay()
      }
      updateSafeArea()
      window?.setNeedsFrame()
    }
  }

  /// The view's own rectangle, in its own coordinates; its origin is what a scroll view moves.
  public var bounds: Rect {
    get { boundsStorage }
    set {
      guard newValue != boundsStorage else { return }
      let resized = newValue.size != boundsStorage.size
      boundsStorage = newValue
      if resized {
        setNeedsLayout()
        updateSafeArea()
      }
      if safeArea != .zero { for view in subviews { view.updateSafeArea() } }
      setNeedsDisplay()
    }
  }

  /// The middle of `frame`, in the superview's coordinates, before `transform`, wherever `anchorPoint` is. Setting it
  /// moves the frame and leaves the size.
  public var center: Point {
    get { frame.center }
    set { frame.origin = Point(x: newValue.x - boundsStorage.width / 2, y: newValue.y - boundsStorage.height / 2) }
  }

  /// The point that `transform` leaves where it is, as a share of the size: (0.5, 0.5) is the middle.
  public var anchorPoint = Point(x: 0.5, y: 0.5) { didSet { window?.setNeedsFrame() } }

  /// How the view is seen, applied about `anchorPoint` to the view with everything in it; seen from behind, a view is
  /// its own mirror image.
  ///
  /// A view that is moved only is drawn on whole device pixels, as without. One that is scaled or turned is drawn as a
  /// picture of its own: cut at its bounds, for the eye and for fingers. In perspective a turn about a vertical axis is
  /// fast and sharp; any other goes through pictures in between.
  public var transform: Transform3D = .identity {
    didSet { if transform != oldValue { window?.setNeedsFrame() } }
  }

  /// How round the corners of the view's background are, in logical pixels; 0 at first. What lies in the view is not cut.
  public var cornerRadius = 0.0 { didSet { if cornerRadius != oldValue { setNeedsDisplay() } } }

  /// How much light falls on the view while `transform` turns it about a vertical axis in perspective; nil, as at first, for
  /// all of it. Its colours get darker, and it stays as opaque as it is.
  public var shading: PanelShading? { didSet { if shading != oldValue { window?.setNeedsFrame() } } }

  /// Where something that begins at a whole device pixel lies over the edge of a view in perspective.
  var seam: PanelWarp.Seam? { didSet { if seam != oldValue { window?.setNeedsFrame() } } }

  private var frameOrigin: Point
  private var boundsStorage: Rect

  // MARK: Appearance

  /// How opaque the view is with everything in it: 0 is invisible, 1, as at first, opaque.
  public var alpha = 1.0 {
    didSet {
      guard alpha != oldValue else { return }
      window?.setNeedsFrame()
      if oldValue >= Self.faintestTouched { cancelGesturesIfUntouchable() }
    }
  }
  /// Whether the view with everything in it is neither drawn nor touched; a gesture in it that is under way is cancelled.
  /// It is laid out all the same.
  public var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      window?.setNeedsFrame()
      cancelGesturesIfUntouchable()
    }
  }
  /// The colour that fills `bounds`, below what `draw(_:)` draws; nil, as at first, shows what lies behind.
  public var backgroundColor: Color? { didSet { if backgroundColor != oldValue { setNeedsDisplay() } } }
  /// Whether subviews, and what the view itself draws, are cut at the view's edges.
  public var clipsToBounds = false { didSet { if clipsToBounds != oldValue { setNeedsDisplay() } } }
  /// Whether the view with everything in it is drawn once into a picture of its own, which is what then moves.
  public var shouldRasterize = false { didSet { if shouldRasterize != oldValue { setNeedsDisplay() } } }
  /// How deep a shadow the view's rectangle casts around itself: 0, as at first, is none, 1 the full `shadowColor`.
  ///
  /// It lies over what is below the view, never under or over the view itself, and is not cut by `clipsToBounds`. A view
  /// that is scaled or turned casts none.
  public var shadowOpacity = 0.0 { didSet { if shadowOpacity != oldValue { window?.setNeedsFrame() } } }
  /// How soft the shadow is: the standard deviation of its blur, in logical pixels.
  public var shadowRadius = 3.0 { didSet { if shadowRadius != oldValue { window?.setNeedsFrame() } } }
  /// The colour of the shadow where it is deepest; black at first.
  public var shadowColor = Color.black { didSet { if shadowColor != oldValue { window?.setNeedsFrame() } } }
  /// A name that a person never sees, by which tests and tools find the view; nil at first.
  public var accessibilityIdentifier: String?
  /// The pointer's shape over this view; nil leaves it to the superview.
  public var cursor: CursorShape?

  // MARK: Hierarchy

  /// The view in which this one lies; nil for one that lies nowhere yet, and for the window's lowest.
  public private(set) weak var superview: View?
  /// The views that lie in this one, lowest first.
  public private(set) var subviews: [View] = []
  /// The window that shows the view; nil outside one.
  public internal(set) weak var window: Window?
  /// Whether the window is laid out from right to left; false outside one.
  public var isRightToLeft: Bool { layoutDirection == .rightToLeft }
  /// Which way the window is laid out; from left to right outside one.
  public var layoutDirection: LayoutDirection { window?.layoutDirection ?? .leftToRight }
  /// The controller whose view this is.
  weak var viewController: ViewController?

  // MARK: Interaction

  /// Whether touches reach the view and what lies in it. Switched off, a gesture there that is under way is cancelled.
  public var isUserInteractionEnabled = true { didSet { cancelGesturesIfUntouchable() } }
  /// The recognizers of the view, in the order in which they were added; a touch is offered to them, then to the
  /// superview's.
  public private(set) var gestureRecognizers: [GestureRecognizer] = []
  /// Whether the keyboard can go to this view; false unless overridden.
  open var canBecomeFocused: Bool { false }
  /// Whether keys go to this view first.
  public internal(set) var isFocused = false
  /// Whether the pointer is over this view or what lies in it.
  public internal(set) var isHovered = false { didSet { if isHovered != oldValue { hoverDidChange() } } }

  /// Whether the keyboard gets to the view and what lies in it.
  var keyboardAccess = KeyboardAccess.asSeen
  /// The view's picture of its own, where it has one.
  private(set) var backing: Backing?
  /// The view's shadow, where it casts one.
  var shadow: RectShadow?

  private var needsLayout = true
  private var hasBeenLaidOut = false
  private(set) var subtreeNeedsLayout = true
  /// What changed in the view's own content since the renderer last looked, in the view's coordinates.
  private(set) var dirtyRect: Rect = .zero

  /// A view at `frame` in the superview's coordinates; its `bounds` begin at the origin.
  public init(frame: Rect = .zero) {
    frameOrigin = frame.origin
    boundsStorage = Rect(origin: .zero, size: frame.size)
    dirtyRect = boundsStorage
  }

  // MARK: Hierarchy

  /// Puts `view` above the other subviews; takes it from where it was.
  public func addSubview(_ view: View) { insertSubview(view, at: subviews.count) }

  /// Puts `view` at `index` among the subviews, 0 lowest; takes it from where it was. An index out of range is brought
  /// into it. To put a view into itself, or into what lies in it, is a programming error that ends the program.
  public func insertSubview(_ view: View, at index: Int) {
    precondition(!isDescendant(of: view), "a view can't lie in itself, nor in a view that lies in it")
    // A subview that only changes its place keeps the finger that is on it.
    if view.superview === self { subviews.removeAll { $0 === view } } else { view.removeFromSuperview() }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.updateSafeArea()
    view.setWindow(window)
    view.setSubtreeNeedsLayout()
    view.setSubtreeNeedsDisplay()
    setNeedsLayout()
    window?.setNeedsFrame()
  }

  /// Takes the view, with everything in it, from its superview and its window. The superview is laid out anew. Gestures
  /// in the view are cancelled.
  public func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    updateSafeArea()
    superview.setNeedsLayout()
    window?.viewWillLeave(self)
    setWindow(nil)
    superview.window?.setNeedsFrame()
  }

  /// Puts a subview above the others; does nothing for what is none.
  public func bringSubviewToFront(_ view: View) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    guard index != subviews.count - 1 else { return }
    subviews.append(subviews.remove(at: index))
    view.setSubtreeNeedsDisplay()
  }

  /// Whether this is `view` or lies in it, at whatever depth.
  public func isDescendant(of view: View) -> Bool { chain.contains { $0 === view } }

  /// The view, its superview, and so on up.
  var chain: some Sequence<View> { sequence(first: self) { $0.superview } }

  func setWindow(_ window: Window?) {
    guard self.window !== window else { return }
    self.window = window
    for view in subviews { view.setWindow(window) }
    didMoveToWindow()
  }

  /// Called when the view has come into a window or left one. Does nothing in `View`.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Has `layoutSubviews()` called before the next frame.
  public func setNeedsLayout() {
    needsLayout = true
    for view in chain where !view.subtreeNeedsLayout { view.subtreeNeedsLayout = true }
    window?.setNeedsFrame()
  }

  /// Has everything in the view laid out anew.
  func setSubtreeNeedsLayout() {
    setNeedsLayout()
    for view in subviews { view.setSubtreeNeedsLayout() }
  }

  /// Lays out the view and everything in it, where that is due.
  public func layoutIfNeeded() {
    guard subtreeNeedsLayout else { return }
    subtreeNeedsLayout = false
    if needsLayout {
      needsLayout = false
      hasBeenLaidOut = true
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
      // Those that have stayed in their place while the view's size has changed.
      for view in subviews { view.updateSafeArea() }
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  /// Called when the view's size or its subviews have changed, or `setNeedsLayout()` was called: an override places the
  /// subviews. Does nothing in `View`.
  open func layoutSubviews() {}

  /// The size that the view likes to have, given at most `size`, in logical pixels: the one that it has, unless
  /// overridden.
  open func sizeThatFits(_ size: Size) -> Size { bounds.size }

  // MARK: Safe area

  /// How far what covers the view reaches in, now and in time: what its superview's reaches into `frame`, and of a
  /// controller's view that controller's `additionalSafeArea`. `transform` changes nothing about it.
  public private(set) var safeArea = SafeArea.zero

  /// How far what covers the view reaches in from its edges now, in logical pixels: the `insets` of its `safeArea`.
  public var safeAreaInsets: Insets { safeArea.insets }

  /// How far what covers the view reached in when it last rested, in logical pixels from the view's edges.
  ///
  /// What is laid out by these insets stays as it is while something moves, and moves with the view. Of a view that was
  /// not laid out yet they are the insets to come.
  public private(set) var restedSafeAreaInsets = Insets.zero

  /// Called when the view's `safeArea` has changed, be it its insets now or those to come. Does nothing in `View`: an
  /// override calls `setNeedsLayout()` where the layout depends on them.
  open func safeAreaInsetsDidChange() {}

  /// Finds out the safe area anew, and tells the view, its controller and what lies in it where that makes a difference.
  func updateSafeArea() {
    var area = superview.map { $0.safeArea.reaching(into: frame, in: $0.bounds) } ?? .zero
    if let viewController { area = area.adding(viewController.additionalSafeArea) }
    guard area != safeArea else { return }
    safeArea = area
    if area.isAtRest || !hasBeenLaidOut { restedSafeAreaInsets = area.restingInsets }
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    for view in subviews { view.updateSafeArea() }
  }

  // MARK: Drawing

  /// Has the view drawn again with the next frame.
  public func setNeedsDisplay() { setNeedsDisplay(bounds) }

  /// Has a part of the view drawn again with the next frame; `rect` is in the view's coordinates.
  public func setNeedsDisplay(_ rect: Rect) {
    dirtyRect = dirtyRect.union(rect)
    window?.setNeedsFrame()
  }

  /// Has everything in the view drawn again: it has come to lie above or below something else.
  func setSubtreeNeedsDisplay() {
    setNeedsDisplay()
    for view in subviews { view.setSubtreeNeedsDisplay() }
  }

  /// How far `draw(_:)` and `drawFocusRing(_:)` may reach beyond `bounds` on each side, in logical pixels; what is drawn
  /// further out is cut off. 0 here; `Control` has room for its focus ring, and an override is to be no less than super's.
  ///
  /// Asked with each frame. When it changes, what the view covered and covers is drawn again. It says nothing of
  /// subviews and of the shadow, and where `clipsToBounds` is set the drawing ends at the bounds.
  open var drawingMargin: Double { 0 }

  /// Whether `drawFocusRing` is called.
  var showsFocusRing: Bool { isFocused && window?.focus.isVisible ?? false }

  func makeBacking() -> Backing {
    if let backing { return backing }
    let backing = Backing()
    self.backing = backing
    return backing
  }

  func dropBacking() { backing = nil }

  func takeDirtyRect() -> Rect {
    defer { dirtyRect = .zero }
    return dirtyRect
  }

  /// Draws the view's own content, above its background and below its subviews, in its own coordinates. It is seen within
  /// `bounds`, and as far around as `drawingMargin` says.
  open func draw(_ canvas: Canvas) {}

  /// Draws what tells a person that the keyboard goes to this view; within the same limits as `draw(_:)`.
  open func drawFocusRing(_ canvas: Canvas) {
    canvas.strokeFocusRing(bounds.inset(dx: 3, dy: 3))
  }

  // MARK: Coordinates

  /// From the view's coordinates to its superview's, through its transform.
  var projectionToSuperview: Projection {
    let moved = Projection.translation(x: frameOrigin.x - boundsStorage.minX, y: frameOrigin.y - boundsStorage.minY)
    guard transform != .identity else { return moved }
    let anchor = Vector(
      dx: frameOrigin.x + anchorPoint.x * boundsStorage.width,
      dy: frameOrigin.y + anchorPoint.y * boundsStorage.height)
    return moved.concatenating(.translation(x: -anchor.dx, y: -anchor.dy))
      .concatenating(Projection(transform))
      .concatenating(.translation(x: anchor.dx, y: anchor.dy))
  }

  /// How far the view's transform moves it, in its superview's coordinates; nil where it does more than that.
  var translation: Vector? {
    guard transform != .identity else { return .zero }
    let projection = Projection(transform)
    guard projection.isTranslation, projection.i > 0 else { return nil }
    return Vector(dx: projection.c / projection.i, dy: projection.f / projection.i)
  }

  /// From the view's coordinates to its window's.
  var projectionToWindow: Projection {
    chain.reduce(.identity) { $0.concatenating($1.projectionToSuperview) }
  }

  /// Converts a point of the window into the view's coordinates; nil where the view is seen edge on, or the point is
  /// behind it.
  public func convert(fromWindow point: Point) -> Point? { projectionToWindow.inverse?.project(point) }

  /// Converts a point of the view's coordinates into its window's; nil behind the viewer.
  public func convert(toWindow point: Point) -> Point? { projectionToWindow.project(point) }

  // MARK: Touches

  /// The topmost view under a point given in this view's coordinates; nil where there is none. It goes through inverse
  /// projections, so that what is touched is what is seen. Hidden, faded (alpha below 0.01) and disabled views are
  /// passed over.
  open func hitTest(_ point: Point) -> View? {
    guard isTouchable else { return nil }
    let isInside = self.point(inside: point)
    guard isInside || !clipsToBounds && translation != nil else { return nil }
    for view in subviews.reversed() {
      if let local = view.projectionToSuperview.inverse?.project(point), let hit = view.hitTest(local) { return hit }
    }
    return isInside ? self : nil
  }

  /// The least `alpha` of a view that can be touched.
  private static let faintestTouched = 0.01

  /// Whether touches reach the view, as far as that depends on the view itself.
  private var isTouchable: Bool { isUserInteractionEnabled && !isHidden && alpha >= Self.faintestTouched }

  private func cancelGesturesIfUntouchable() {
    if !isTouchable { window?.touches.cancelGestures(in: self) }
  }

  /// Whether a point in the view's coordinates is the view's; override to widen what a finger can hit.
  open func point(inside point: Point) -> Bool { bounds.contains(point) }

  /// Has `recognizer` take part in the touches that go down in the view from now on. One that is another view's must be
  /// removed there first.
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.view = self
    gestureRecognizers.append(recognizer)
  }

  /// Takes `recognizer` from the view; does nothing if it is another's. A touch that is under way stays with it.
  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view === self else { return }
    gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  /// Called when the pointer has come over the view or what lies in it, or has left. Fingers do not hover. Does nothing
  /// in `View`; controls and table cells show it.
  open func hoverDidChange() {}

  // MARK: Keyboard

  /// Called for a key when the view has the focus, or when what lies in it has left the key unused. Returns whether it
  /// was used; false unless overridden.
  open func keyDown(_ key: KeyEvent) -> Bool { false }

  /// Called when the keyboard has come to this view or left it. Does nothing in `View`.
  open func focusDidChange() {}
}
