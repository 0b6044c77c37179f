import Drawing
import Geometry
import Loop
import Wayland

/// A tree of views of a certain size, drawn at a certain scale, to which events come and from which pixels go.
///
/// It knows no compositor: a host shows it and feeds it, `Application` on Wayland, or nobody at all for a picture.
@MainActor public final class Window {
  /// The controller whose view fills the window. It is shown with the first `resize(to:scale:)`.
  public let rootViewController: ViewController
  /// The window's size in its own logical pixels, of which each takes `zoomFactor` of the compositor's; zero until the
  /// first `resize(to:scale:)`.
  public private(set) var size = Size.zero
  /// How many device pixels there are to one logical pixel of the window, along each axis.
  public private(set) var scale = 1.0
  /// How much larger the window shows everything than the compositor would have it: as that has it, at first. No view and
  /// no controller needs to know: to them a zoomed window is a smaller one on a finer screen.
  public var zoom = WindowZoom.factor(1) { didSet { if zoom != oldValue { applySize() } } }
  /// How many of the compositor's logical pixels there are to one of the window's, along each axis: what `zoom` comes to
  /// in a window of this size.
  public private(set) var zoomFactor = 1.0
  /// Who draws what a person moves, resizes and closes the window by: the compositor, or the window itself.
  public var decoration = Toplevel.Configuration.Decoration.server {
    didSet { if decoration != oldValue { rootView.setSubtreeNeedsLayout() } }
  }
  /// Whether the window fills the space that there is for windows, because the application asked for it or a person did.
  public package(set) var isMaximized = false
  /// Whether the window covers the whole screen, because the application asked for it or a person did.
  public package(set) var isFullscreen = false { didSet { if isFullscreen != oldValue { applySize() } } }
  /// The window's size in the compositor's logical pixels, and that one's scale; nil until the first `resize(to:scale:)`.
  private var surface: (size: Size, scale: Double)?
  /// Which way the window is laid out: from left to right at first. A change lays out everything anew.
  public var layoutDirection = LayoutDirection.leftToRight {
    didSet { if layoutDirection != oldValue { rootView.setSubtreeNeedsLayout() } }
  }
  /// Whether what would move in the window is at once where it was going; fading stays, and so does content that a
  /// finger threw. False at first.
  public var reducesMotion: Bool {
    get { animator.reducesMotion }
    set { animator.reducesMotion = newValue }
  }
  /// The colour that is seen where no view covers the window; black at first.
  public var backgroundColor = Color.black { didSet { space.forgetEverything() } }

  /// Whether pulling the window's edges resizes it.
  var canResize = false
  /// Who shows the window; without one no frame is asked for, and nothing that waits goes on.
  package weak var host: (any WindowHost)? { didSet { if host == nil { sleepers.cancelAll() } } }
  /// Runs the animations of the window's views, in step with its frames.
  public private(set) lazy var animator = Animator(
    now: { [clock] in clock.now }, didStart: { [weak self] in self?.setNeedsFrame() })
  private(set) var touches: TouchDispatcher!
  private(set) var pointer: PointerDispatcher!
  private(set) var focus: FocusEngine!

  private let clock: any MonotonicClock
  private let sleepers = Sleepers()
  private let rootView = ContainerView()
  private let space = RenderSpace()
  private let painter = Painter()
  /// No frame is asked for while one is made.
  private var isRendering = false

  /// A window that nobody shows yet, without a size.
  ///
  /// - Parameters:
  ///   - rootViewController: The controller whose view fills the window.
  ///   - clock: The clock by which animations go.
  public init(rootViewController: ViewController, clock: any MonotonicClock = SystemClock()) {
    self.rootViewController = rootViewController
    self.clock = clock
    touches = TouchDispatcher(window: self)
    pointer = PointerDispatcher(window: self)
    focus = FocusEngine(window: self)
    rootView.setWindow(self)
  }

  /// The way back to the window's thread from another one; nil while nobody shows the window.
  public var remote: LoopRemote? { host?.remote }

  /// What the clock says by which the window's animations go.
  public var now: Duration { clock.now }

  /// The view that fills the window.
  var contentView: View { rootView }

  /// Waits by the window's clock: `Task.sleep` for what is shown, which a test takes through time.
  ///
  /// Goes on as a part of the main actor, at the earliest when `duration` is over. Throws `CancellationError` when the task
  /// is cancelled, and when the window is closed or was never shown: a loop that waits with it ends with its window.
  ///
  ///     Task { [weak self] in
  ///       while let window = self?.view.window {
  ///         try await window.sleep(for: .seconds(1))
  ///         self?.update()
  ///       }
  ///     }
  public func sleep(for duration: Duration) async throws {
    let number = sleepers.takeNumber()
    defer { sleepers.didWake(number) }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        guard !Task.isCancelled, let host else { return continuation.resume(throwing: CancellationError()) }
        let timer = host.window(self, after: duration) { [sleepers] in sleepers.wake(number) }
        sleepers.add(continuation, until: timer, number: number)
      }
    } onCancel: {
      Task { @MainActor [sleepers] in sleepers.cancel(number) }
    }
  }

  /// Whether a task that waited has not gone on yet.
  package var isWaking: Bool { sleepers.areWaking }

  // MARK: Frames

  /// Has the window drawn when there is a frame for it.
  func setNeedsFrame() {
    MainActor.preconditionIsolated("a window and its views must be changed on the main thread")
    guard !isRendering else { return }
    host?.windowNeedsFrame(self)
  }

  /// Gives the window its size, in logical pixels, and its scale, in device pixels per logical one. The first time
  /// shows the root controller. A new size cancels the touches under way and is told to the controllers by
  /// `viewWillTransition(to:)`.
  public func resize(to size: Size, scale: Double) {
    surface = (size, scale)
    applySize()
  }

  private func applySize() {
    guard let surface else { return }
    zoomFactor = zoom.factor(for: surface.size, isFullscreen: isFullscreen)
    let size = Size(width: surface.size.width / zoomFactor, height: surface.size.height / zoomFactor)
    let scale = surface.scale * zoomFactor
    guard size != self.size || scale != self.scale else { return }
    if size != self.size {
      touches.cancelAll()
      rootViewController.viewWillTransition(to: size)
    }
    // What is placed on whole device pixels is placed anew.
    if scale != self.scale { rootView.setSubtreeNeedsLayout() }
    self.size = size
    self.scale = scale
    rootView.frame = Rect(origin: .zero, size: size)
    showRootViewController()
    setNeedsFrame()
  }

  private func showRootViewController() {
    let view = rootViewController.view
    guard view.superview == nil else { return }
    view.frame = rootView.bounds
    rootViewController.beginAppearanceTransition(isAppearing: true, animated: false)
    rootView.addSubview(view)
    rootView.layoutIfNeeded()
    rootViewController.endAppearanceTransition(animated: false)
  }

  /// Brings animations to `time` and draws on `bitmap` what is `stale` of it and what has changed since the last frame.
  /// Returns the latter, in device pixels.
  ///
  /// - Parameters:
  ///   - bitmap: As large as the window, in device pixels.
  ///   - stale: What of it is not as the last frame left the window, in device pixels.
  ///   - isShownUnchanged: Whether the bitmap is shown even if nothing has changed. If not, it is left as it is then.
  ///   - time: By the window's clock.
  public func render(
    on bitmap: Bitmap, stale: PixelRegion, isShownUnchanged: Bool = true, at time: Duration
  ) -> PixelRegion {
    isRendering = true
    defer {
      isRendering = false
      if !animator.isIdle { setNeedsFrame() }
      pointer.refresh()
    }
    animator.step(to: time)
    layout()
    let (node, damage) = space.update(root: rootView, clip: bitmap.bounds, scale: scale)
    guard isShownUnchanged || !damage.isEmpty else { return damage }
    var region = damage
    region.formUnion(stale.intersection(bitmap.bounds))
    guard !region.isEmpty else { return damage }
    painter.paint(node, on: bitmap, scale: scale, region: region, ground: backgroundColor)
    return damage
  }

  /// The window's size in device pixels, as Wayland's fractional scaling rounds it.
  package var pixelSize: (width: Int, height: Int) {
    let (size, scale) = surface ?? (.zero, 1)
    return (
      max(1, Int((size.width * scale + 0.5).rounded(.down))), max(1, Int((size.height * scale + 0.5).rounded(.down)))
    )
  }

  /// Draws a picture of the window as it is now, laid out and with its animations at this time, in device pixels. The
  /// next frame is the same as without it. Throws `DrawingError` where there is no memory for the bitmap.
  public func snapshot() throws(DrawingError) -> Bitmap {
    let bitmap = try Bitmap(width: pixelSize.width, height: pixelSize.height)
    animator.step(to: now)
    layout()
    let (node, _) = RenderSpace(isAside: true).update(root: rootView, clip: bitmap.bounds, scale: scale)
    painter.paint(node, on: bitmap, scale: scale, region: PixelRegion(bitmap.bounds), ground: backgroundColor)
    return bitmap
  }

  /// Lays out what is due, and moves the focus from what can't have it any more.
  package func layout() {
    // Laying out may ask for more of it, as a list does that finds out its height; not for ever.
    for _ in 0..<4 where rootView.subtreeNeedsLayout { rootView.layoutIfNeeded() }
    focus.validate()
  }

  /// Brings animations to `time` where no frame comes to do so: the window can't be seen.
  func finishAnimations(at time: Duration) {
    animator.step(to: time)
    layout()
  }

  // MARK: Events

  /// Takes what a finger, or the pointer with its button down, did, for the gestures of the views under it, and hides
  /// the focus ring.
  public func handle(_ touch: Touch) {
    // What a finger touches, and what it has tapped, are the views as they are now.
    if touch.phase != .moved { layout() }
    touches.handle(touch.zoomed(out: zoomFactor))
  }

  /// Takes what the pointer did: it hovers, scrolls what lies under it, and is a touch while its left button is down.
  public func handle(_ event: PointerEvent) { pointer.handle(event.zoomed(out: zoomFactor)) }

  /// Takes what was done to a key, for the focused view, then for what holds that, up to the root controller.
  public func handle(_ key: KeyEvent) {
    layout()
    focus.handle(key)
  }

  /// The keyboard has gone elsewhere, and with it what was in progress.
  func didLoseFocus() {
    touches.cancelAll()
    pointer.cancel()
  }

  /// Gives the keyboard to a view of the window that can have it, or, with nil, to none.
  public func focus(on view: View?) { focus.focus(view) }

  // MARK: The window on the screen

  /// Closes the window as its close button does; `Application.run` then returns. Without a host it does nothing. No
  /// view controller is told that its view disappears.
  public func close() { host?.windowClose(self) }

  /// Asks for the window to fill the space that there is for windows, or no longer. The compositor decides: it may leave
  /// the window as it is. What it has decided is seen in `isMaximized` and in the window's size, when a
  /// `viewWillTransition(to:)` tells of it. Without a host it does nothing.
  public func setMaximized(_ isMaximized: Bool) { host?.window(self, setMaximized: isMaximized) }

  /// Asks for the window to cover the whole screen, as for a kiosk or a picture, or no longer. The compositor decides, as
  /// with `setMaximized(_:)`; what it has decided is seen in `isFullscreen`. Without a host it does nothing.
  public func setFullscreen(_ isFullscreen: Bool) { host?.window(self, setFullscreen: isFullscreen) }

  /// Asks for the window to be put aside, from where a person gets it back by the desktop's own means. A compositor that
  /// can't do that leaves it where it is, and none says whether it has. Without a host it does nothing.
  public func minimize() { host?.windowMinimize(self) }

  func beginMove() {
    touches.cancelAll()
    host?.windowBeginMove(self)
  }

  // MARK: Views

  /// The topmost view at a point of the window, in logical pixels; nil where a touch would reach none.
  public func hitTest(_ point: Point) -> View? { rootView.hitTest(point) }

  /// Whether a drag that begins at a point of the window is for what hides at that edge.
  func isInEdgeZone(_ point: Point, at side: Side) -> Bool {
    (side == .left ? point.x : size.width - point.x) <= GestureConstants.edgeZone
  }

  /// A view is being taken out of the window.
  func viewWillLeave(_ view: View) {
    touches.cancelGestures(in: view)
    pointer.viewWillLeave(view)
  }
}

/// What a window needs from whoever shows it.
package protocol WindowHost: AnyObject {
  /// Has things done on the window's thread.
  var remote: LoopRemote { get }
  /// Something changed: have `Window.render` called when there is a frame to draw.
  func windowNeedsFrame(_ window: Window)
  func window(_ window: Window, setCursor shape: CursorShape)
  /// The finger or button that is down now moves the window from here on.
  func windowBeginMove(_ window: Window)
  /// The finger or button that is down now pulls this edge from here on.
  func window(_ window: Window, beginResizeAt edge: ResizeEdge)
  /// Calls `action` once after `delay`.
  func window(_ window: Window, after delay: Duration, perform action: @escaping () -> Void) -> LoopTimer
  func window(_ window: Window, setMaximized isMaximized: Bool)
  func window(_ window: Window, setFullscreen isFullscreen: Bool)
  func windowMinimize(_ window: Window)
  func windowClose(_ window: Window)
}

/// How much larger a window shows everything than its compositor would have it.
nonisolated public enum WindowZoom: Hashable, Sendable {
  /// So many times as large; 1 is as the compositor has it.
  case factor(Double)
  /// As large as has the window filled as a phone's 360 x 640 logical pixels are, or 640 x 360 where it is wider than high:
  /// between 1 and 4, in steps of an eighth.
  case fillsScreen
  /// As `fillsScreen` while the window covers the whole screen, else as the compositor has it.
  case fillsScreenInFullscreen

  /// A phone's, in logical pixels.
  private static let (shortSide, longSide) = (360.0, 640.0)
  private static let range = 1.0...4.0

  /// What it comes to in a window of this size, in the compositor's logical pixels.
  package func factor(for size: Size, isFullscreen: Bool) -> Double {
    switch self {
    case .factor(let factor): return factor > 0 && factor.isFinite ? factor : 1
    case .fillsScreenInFullscreen where !isFullscreen: return 1
    case .fillsScreen, .fillsScreenInFullscreen:
      let (short, long) = (min(size.width, size.height), max(size.width, size.height))
      let factor = (min(short / Self.shortSide, long / Self.longSide) * 8).rounded(.down) / 8
      return min(max(factor, Self.range.lowerBound), Self.range.upperBound)
    }
  }
}

nonisolated extension Touch {
  fileprivate func zoomed(out factor: Double) -> Touch {
    guard factor != 1 else { return self }
    var touch = self
    touch.location = Point(x: location.x / factor, y: location.y / factor)
    return touch
  }
}

nonisolated extension PointerEvent {
  fileprivate func zoomed(out factor: Double) -> PointerEvent {
    guard factor != 1 else { return self }
    var event = self
    event.x /= factor
    event.y /= factor
    if case .axis(var axis) = kind {
      axis.horizontal.value /= factor
      axis.vertical.value /= factor
      event.kind = .axis(axis)
    }
    return event
  }
}
