import CWaylandProtocols
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
  private let appID: String
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
  private var hiding = Hiding.no
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

  private enum Hiding {
    case no
    /// The compositor may still send configures from before it saw the window disappear.
    case disappearing(Callback, isToBeShown: Bool)
    case hidden
  }

  /// - Parameter state: What the compositor is asked for before it first says how large the window is (W6).
  init(connection: Connection, appID: String, title: String, state: InitialState = .floating) {
    self.connection = connection
    self.appID = appID
    self.title = title
    guard connection.isReady, let shm = connection.globals.shm,
      let surface = Surface(connection: connection, owner: self),
      let role = ShellRole(of: surface.proxy, globals: connection.globals, owner: self)
    else { return }
    self.surface = surface
    self.role = role
    buffers = BufferPool(shm: shm) { [unowned self] in send(.bufferReleased) }
    introduce(role)
    switch state {
    case .floating: break
    case .maximized: xdg_toplevel_set_maximized(role.toplevel)
    case .fullscreen: xdg_toplevel_set_fullscreen(role.toplevel, nil)
    }
    surface.commitBare(awaitingCallback: false)
  }

  deinit {
    tearDown()
  }

  var surfaceProxy: OpaquePointer? { surface?.proxy }

  // MARK: Requests

  /// The size to take when the compositor leaves it to us, in logical pixels. Each dimension for itself.
  public func setPreferredSize(width: Int, height: Int) {
    size.prefer(WindowSize.Extent(width: max(1, width), height: max(1, height)))
  }

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
  /// - Parameter serial: That of the press; any other is ignored (W9).
  public func startMove(serial: UInt32, seat: SeatID) {
    guard let role, let seat = pressedSeat(seat, serial: serial) else { return }
    xdg_toplevel_move(role.toplevel, seat.proxy, serial)
    seat.handOver(serial: serial)
  }

  /// Lets the person resize the window with the finger or the button that is down; a finger is cancelled as by
  /// `startMove`.
  /// - Parameter serial: That of the press; any other is ignored (W9).
  public func startResize(edge: ResizeEdge, serial: UInt32, seat: SeatID) {
    guard let role, let seat = pressedSeat(seat, serial: serial) else { return }
    xdg_toplevel_resize(role.toplevel, seat.proxy, serial, edge.rawValue)
    seat.handOver(serial: serial)
  }

  private func pressedSeat(_ id: SeatID, serial: UInt32) -> Seat? {
    guard let seat = connection.seats[id.name], seat.isPressed(with: serial) else {
      Log.wayland("serial \(serial) is of no press that is held: no move or resize")
      return nil
    }
    return seat
  }

  /// Asks for the window to be maximised, or no longer.
  public func setMaximized(_ isMaximized: Bool) {
    guard let role else { return }
    if isMaximized { xdg_toplevel_set_maximized(role.toplevel) } else { xdg_toplevel_unset_maximized(role.toplevel) }
  }

  /// Asks for the window to cover the screen, or no longer.
  public func setFullscreen(_ isFullscreen: Bool) {
    guard let role else { return }
    if isFullscreen {
      xdg_toplevel_set_fullscreen(role.toplevel, nil)
    } else {
      xdg_toplevel_unset_fullscreen(role.toplevel)
    }
  }

  /// Asks for the window to be put aside.
  public func minimize() {
    guard let role else { return }
    xdg_toplevel_set_minimized(role.toplevel)
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

  /// Takes the window off the screen. It stays what it is, and can be shown again.
  public func hide() {
    guard surface != nil, case .no = hiding else { return }
    let sync = Callback(wl_display_sync(connection.display)) { [unowned self] in hasDisappeared() }
    if let proxy = surfaceProxy { connection.releaseInput(of: proxy) }
    send(.hidden)
    if let sync { hiding = .disappearing(sync, isToBeShown: false) } else { hiding = .hidden }
  }

  /// Shows the window again after `hide`: it is configured anew, and painted.
  public func show() {
    switch hiding {
    case .no: break
    case .disappearing(let sync, _): hiding = .disappearing(sync, isToBeShown: true)
    case .hidden: reappear()
    }
  }

  private func hasDisappeared() {
    guard case .disappearing(_, let isToBeShown) = hiding else { return }
    hiding = .hidden
    if isToBeShown { reappear() }
  }

  /// The compositor has forgotten all it was told about the window.
  private func reappear() {
    guard let role else { return }
    hiding = .no
    introduce(role)
    role.requestDecoration()
    send(.shown)
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
    hiding = .hidden
    if let proxy = surfaceProxy { connection.forget(surface: proxy) }
    painted = nil
    surface?.dropCallback()
    role = nil
    surface = nil
    buffers?.removeAll()
    buffers = nil
  }

  private func introduce(_ role: ShellRole) {
    Toplevel.shortened(appID).withCString { xdg_toplevel_set_app_id(role.toplevel, $0) }
    attributes = Attributes(isTitleDue: true, isMinimumSizeDue: size.minimum != WindowSize().minimum)
    sendAttributes()
  }

  @discardableResult
  private func sendAttributes() -> Bool {
    guard let role, attributes.isTitleDue || attributes.isMinimumSizeDue else { return false }
    if attributes.isTitleDue { Toplevel.shortened(title).withCString { xdg_toplevel_set_title(role.toplevel, $0) } }
    if attributes.isMinimumSizeDue {
      xdg_toplevel_set_min_size(
        role.toplevel, Int32(clamping: size.minimum.width), Int32(clamping: size.minimum.height))
    }
    attributes = Attributes()
    return true
  }

  /// As many whole characters as 1,024 bytes hold: a message holds 4,096, and the library ends the connection over a
  /// longer one. A first character that is longer itself, of an endless row of accents, keeps its first scalars.
  private static func shortened(_ text: String) -> String {
    let limit = 1024
    guard text.utf8.count > limit else { return text }
    var end = text.utf8.index(text.startIndex, offsetBy: limit)
    while end.samePosition(in: text.unicodeScalars) == nil { end = text.utf8.index(before: end) }
    let scalars = text[..<end]
    while end > text.startIndex, end.samePosition(in: text) == nil { end = text.unicodeScalars.index(before: end) }
    return String(end > text.startIndex ? text[..<end] : scalars)
  }

  // MARK: What happens to the window

  func roleDidConfigure(_ state: ShellRole.State, serial: UInt32) {
    received = state
    send(.configured(serial: serial, isResizing: state.isResizing, isSuspended: state.isSuspended))
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
    send(.scaleChanged)
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
    case .acknowledge(let serial): xdg_surface_ack_configure(role.surface, serial)
    case .commitBuffer: commitPainted(on: surface, role: role)
    case .commitBare(let awaitingCallback):
      surface.commitBare(awaitingCallback: awaitingCallback)
      if awaitingCallback { awaitCallback() }
    case .dropCallback:
      lateTimer?.cancel()
      surface.dropCallback()
    case .setVisible(let isVisible): delegate?.toplevelVisibilityDidChange(self, isVisible: isVisible)
    case .unmap: surface.unmap()
    }
  }

  private func apply(scale120: Int) {
    var next = Configuration()
    let extent = size.resolve(
      requested: received.size, bounds: received.bounds, isFloating: received.isFloating,
      isFullscreen: received.isFullscreen)
    next.width = extent.width
    next.height = extent.height
    next.scale120 = scale120
    next.isMaximized = received.isMaximized
    next.isFullscreen = received.isFullscreen
    next.isActivated = received.isActivated
    next.isResizing = received.isResizing
    next.isSuspended = received.isSuspended
    next.tiledEdges = received.tiledEdges
    next.decoration = received.decoration
    next.capabilities = received.capabilities
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
      xdg_surface_set_window_geometry(role.surface, 0, 0, Int32(extent.width), Int32(extent.height))
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
