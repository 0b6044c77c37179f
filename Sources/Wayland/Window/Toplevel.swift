import Geometry
import Loop

/// A window: an `xdg_toplevel` with its surface, its buffers and its frames.
///
/// Its delegate paints it when a frame is due: after a configure, then at most once for each frame callback. When
/// nothing is asked for, nothing happens.
public final class Toplevel: SurfaceOwner {
  /// Paints the window and hears what happens to it. Held weakly.
  public weak var delegate: (any ToplevelDelegate)?
  /// The configuration that is in force.
  public private(set) var configuration = Configuration()

  /// The name in the window's frame and in lists of windows, of which compositors are told as many whole characters as
  /// 1,024 bytes of UTF-8 hold.
  public var title: String {
    didSet { if title != oldValue { attributes.isTitleDue = true } }
  }

  let connection: Connection
  private var surface: Surface?
  private var role: ShellRole?
  private var buffers: BufferPool?
  private var reducer = FrameReducer()
  private var size = WindowSize()
  private var received = ShellRole.State()
  private var attributes = Attributes()
  private var geometry = WindowSize.Extent(width: 0, height: 0)
  private var painted: (buffer: Buffer, damage: PixelRegion)?
  private var lateTimer: LoopTimer?
  private var hasShown = false
  /// The shape of a pointer over this window.
  private(set) var cursor = CursorShape.arrow

  /// How late a frame callback may be before the window counts as not visible: several frames of any screen.
  static let callbackPatience = Duration.milliseconds(100)

  /// What is set by requests that can wait for room in the socket.
  private struct Attributes {
    var isTitleDue = false
    var isMinimumSizeDue = false
  }

  /// - Parameter state: What the compositor is asked for before it first says how large the window is.
  init(connection: Connection, appID: String, title: String, state: InitialState = .floating) {
    self.connection = connection
    self.title = title
    guard connection.isReady, let shm = connection.globals.shm,
      let surface = Surface(connection: connection, owner: self),
      let role = ShellRole(of: surface.proxy, globals: connection.globals, owner: self)
    else { return }
    self.surface = surface
    self.role = role
    buffers = BufferPool(shm: shm) { [unowned self] in send(.bufferReleased) }
    role.setAppID(appID)
    role.setTitle(title)
    switch state {
    case .floating: break
    case .maximized: role.setMaximized(true)
    case .fullscreen: role.setFullscreen(true)
    }
    surface.commitBare(awaitingCallback: false)
  }

  deinit {
    tearDown()
  }

  var surfaceProxy: OpaquePointer? { surface?.proxy }

  // MARK: Requests

  /// The size to take when the compositor leaves it to us, in logical pixels. Each dimension for itself. A window that has
  /// a size of its own choice takes on the new one.
  public func setPreferredSize(width: Int, height: Int) {
    let extent = WindowSize.Extent(width: max(1, width), height: max(1, height))
    guard extent != size.preferred else { return }
    size.prefer(extent)
    send(.conditionsChanged)
  }

  /// The largest share of a screen's width and height that such a size takes; nil, as at first, for all of it and more.
  public var largestShareOfScreen: Double?

  /// The smallest size to be resized to, in logical pixels.
  public func setMinimumSize(width: Int, height: Int) {
    size.minimum = WindowSize.Extent(width: max(1, width), height: max(1, height))
    attributes.isMinimumSizeDue = true
  }

  /// The content changed: `draw` is called when a frame is due. Any number of calls make one frame.
  public func setNeedsFrame() {
    send(.needsFrame)
  }

  /// Lets the person move the window with the finger or the button that is down. The delegate hears at once that the
  /// finger is cancelled: from here on it is the compositor's.
  /// - Parameter serial: That of the press; any other is ignored.
  public func startMove(serial: UInt32, seat: SeatID) {
    guard let role, let seat = pressedSeat(seat, serial: serial) else { return }
    role.startMove(serial: serial, seat: seat.proxy)
    seat.handOver(serial: serial)
  }

  /// Lets the person resize the window with the finger or the button that is down; a finger is cancelled as by
  /// `startMove`.
  /// - Parameter serial: That of the press; any other is ignored.
  public func startResize(edge: ResizeEdge, serial: UInt32, seat: SeatID) {
    guard let role, let seat = pressedSeat(seat, serial: serial) else { return }
    role.startResize(edge: edge, serial: serial, seat: seat.proxy)
    seat.handOver(serial: serial)
  }

  private func pressedSeat(_ id: SeatID, serial: UInt32) -> Seat? {
    guard let seat = connection.seats[id.name], seat.isPressed(with: serial) else {
      Log.wayland("serial \(serial) is of no press that is held: no move or resize")
      return nil
    }
    return seat
  }

  /// Asks for the window to be maximised, or no longer. The compositor may refuse; its answer is a configuration.
  public func setMaximized(_ isMaximized: Bool) {
    role?.setMaximized(isMaximized)
  }

  /// Asks for the window to cover the screen, or no longer. The compositor may refuse; its answer is a configuration.
  public func setFullscreen(_ isFullscreen: Bool) {
    role?.setFullscreen(isFullscreen)
  }

  /// Asks for the window to be put aside, from where a person gets it back. The compositor may refuse, and says nothing.
  public func minimize() {
    role?.minimize()
  }

  /// What a pointer looks like over the window, from now on.
  public func setCursor(_ shape: CursorShape) {
    guard shape != cursor else { return }
    cursor = shape
    cursorMayHaveChanged()
  }

  private func cursorMayHaveChanged() {
    for seat in connection.seats.values { seat.cursorDidChange(over: self) }
  }

  /// Destroys the window. Its touches, its focus and its frames end; the delegate hears of the touches.
  public func close() {
    guard surface != nil else { return }
    if let proxy = surfaceProxy { connection.forget(surface: proxy) }
    tearDown()
    delegate = nil
  }

  /// Role before surface, surface before buffers.
  private func tearDown() {
    lateTimer?.cancel()
    lateTimer = nil
    if let proxy = surfaceProxy { connection.forget(surface: proxy) }
    painted = nil
    surface?.dropCallback()
    role = nil
    surface = nil
    buffers?.removeAll()
    buffers = nil
  }

  @discardableResult
  private func sendAttributes() -> Bool {
    guard let role, attributes.isTitleDue || attributes.isMinimumSizeDue else { return false }
    if attributes.isTitleDue { role.setTitle(title) }
    if attributes.isMinimumSizeDue { role.setMinimumSize(size.minimum) }
    attributes = Attributes()
    return true
  }

  // MARK: What happens to the window

  func roleDidConfigure(_ state: ShellRole.State, serial: UInt32) {
    received = state
    send(
      .configured(
        serial: serial, isResizing: state.configuration.isResizing, isSuspended: state.configuration.isSuspended))
  }

  func roleDidRequestClose() {
    delegate?.toplevelDidRequestClose(self)
  }

  func receive(_ event: InputEvent) {
    delegate?.toplevel(self, didReceive: event)
  }

  func outputsDidChange() {
    surface?.outputsDidChange()
  }

  func outputIsGone(_ output: OpaquePointer) {
    surface?.outputIsGone(output)
  }

  func surfaceScaleMayHaveChanged() {
    guard surface?.scale120 != configuration.scale120 else { return }
    send(.conditionsChanged)
  }

  func surfaceDidEnterOutput(isFurther: Bool) {
    send(.enteredOutput(isFurther: isFurther))
  }

  func surfaceFrameCallbackCame() {
    lateTimer?.cancel()
    send(.callbackCame)
  }

  /// All events that were there are handled: answers and paints. Returns whether there was anything to do.
  func settle() -> Bool {
    let hasSent = surface != nil && sendAttributes()
    return send(.settled) || hasSent
  }

  // MARK: Frames

  @discardableResult
  private func send(_ event: FrameReducer.Event) -> Bool {
    guard surface != nil else { return false }
    let effects = reducer.reduce(event)
    for effect in effects { perform(effect) }
    return !effects.isEmpty
  }

  private func perform(_ effect: FrameReducer.Effect) {
    // A delegate may close the window at any of them.
    guard let surface, let role else { return }
    switch effect {
    case .apply: apply(scale120: surface.scale120)
    case .paint: paint()
    case .acknowledge(let serial): role.acknowledge(serial)
    case .commitBuffer: commitPainted(on: surface, role: role)
    case .commitBare(let awaitingCallback):
      surface.commitBare(awaitingCallback: awaitingCallback)
      if awaitingCallback { awaitCallback() }
    case .dropCallback:
      lateTimer?.cancel()
      surface.dropCallback()
    case .setVisible(let isVisible): delegate?.toplevelVisibilityDidChange(self, isVisible: isVisible)
    }
  }

  private func apply(scale120: Int) {
    var next = received.configuration
    let extent = size.resolve(
      requested: received.size, bounds: bounds, isFloating: next.isFloating, isFullscreen: next.isFullscreen)
    next.width = extent.width
    next.height = extent.height
    next.scale120 = scale120
    let mustShow =
      next.width != configuration.width || next.height != configuration.height
      || next.scale120 != configuration.scale120
    if mustShow { buffers?.invalidate() }
    let isNews = next != configuration || !hasShown
    configuration = next
    if isNews { delegate?.toplevel(self, didConfigure: next) }
    if mustShow { cursorMayHaveChanged() }
    send(.applied(mustShow: mustShow))
  }

  /// The largest that a size of our own choice is, in logical pixels; 0 for as it is.
  private var bounds: WindowSize.Extent {
    guard let share = largestShareOfScreen else { return received.bounds }
    // Which screen it comes to is not known before it is there.
    let screens = connection.outputs.values.map(\.size).filter { $0.width > 0 && $0.height > 0 }
    func bound(_ side: (WindowSize.Extent) -> Int) -> Int {
      let room = side(received.bounds) > 0 ? side(received.bounds) : screens.map(side).min() ?? 0
      return Int(Double(room) * share)
    }
    return WindowSize.Extent(width: bound(\.width), height: bound(\.height))
  }

  private func paint() {
    let width = configuration.bufferWidth
    let height = configuration.bufferHeight
    guard Buffer.canExist(width: width, height: height) else {
      Log.wayland("a frame of \(width) x \(height) device pixels is too large to be drawn")
      send(.painted(.impossible))
      return
    }
    let free: Buffer?
    do throws(WaylandError) {
      free = try buffers?.take(width: width, height: height)
    } catch {
      connection.fail(error)
      return
    }
    guard let buffer = free else {
      send(.painted(.noBuffer))
      return
    }
    let bounds = PixelRect(x: 0, y: 0, width: width, height: height)
    let frame = Frame(
      pixels: buffer.pixels, stride: buffer.stride, width: width, height: height,
      stale: buffer.stale ?? PixelRegion(bounds), isShownUnchanged: reducer.mustShow, time: connection.loop.now)
    let changed = delegate?.toplevel(self, draw: frame) ?? PixelRegion()
    let damage = reducer.mustShow ? PixelRegion(bounds) : changed.intersection(bounds)
    painted = (buffer, damage)
    send(.painted(damage.isEmpty ? .unchanged : .changed))
  }

  private func commitPainted(on surface: Surface, role: ShellRole) {
    guard let painted else { return }
    self.painted = nil
    let extent = WindowSize.Extent(width: configuration.width, height: configuration.height)
    if extent != geometry {
      geometry = extent
      role.setWindowSize(extent)
    }
    buffers?.willShow(painted.buffer, damage: painted.damage)
    surface.commit(painted.buffer, damage: painted.damage, configuration: configuration)
    awaitCallback()
    guard !hasShown else { return }
    hasShown = true
    Log.startup("the first frame is committed")
  }

  private func awaitCallback() {
    lateTimer?.cancel()
    lateTimer = connection.loop.addTimer(after: Toplevel.callbackPatience) { [weak self] in
      self?.send(.callbackIsLate)
    }
  }
}
