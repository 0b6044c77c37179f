import CWaylandProtocols
import Glibc
import Loop

/// The connection to a compositor.
///
/// Everything goes through the event loop: making it sends the first requests and returns at once, and the delegate
/// hears when the compositor's globals are known. It never blocks (W21).
public final class Connection: LoopSettler {
  private enum State {
    case starting
    case ready
    case failed(WaylandError)
  }

  /// The loop that the connection lives on.
  public let loop: EventLoop
  /// Told when the connection is ready and when it fails. Held weakly.
  public weak var delegate: (any ConnectionDelegate)?

  let display: OpaquePointer
  private(set) var globals = Globals()
  private(set) var outputs: [UInt32: Output] = [:]
  private(set) var seats: [UInt32: Seat] = [:]
  /// Read when the pointer first enters a window, which it can't before the first frame.
  private(set) lazy var cursorTheme = globals.shm.map(CursorTheme.init(shm:))
  private var windows: [OpaquePointer: WeakToplevel] = [:]
  private var registry: OpaquePointer?
  private var sync: Callback?
  private var watch: LoopWatch?
  private var state = State.starting
  /// The socket is full: requests that can wait do (W45).
  private var isBlocked = false

  /// Connects. The delegate is told the rest.
  /// - Throws: `noCompositor` if nothing answers, `system` if the system is out of something.
  public init(loop: EventLoop, source: ConnectionSource = .environment) throws(WaylandError) {
    self.loop = loop
    LibraryLog.install
    display = try source.connect()
    registry = wl_display_get_registry(display)
    guard let registry else { throw .system(SystemError("wl_display.get_registry", ENOMEM)) }
    wl_registry_add_listener(registry, Connection.registryListener, address(of: self))
    sync = Callback(wl_display_sync(display)) { [unowned self] in globalsAreKnown() }
    do throws(SystemError) {
      watch = try loop.watch(wl_display_get_fd(display), for: .reading) { [unowned self] in socketIsReady() }
    } catch {
      throw .noCompositor("what should be its socket is none: \(error)")
    }
    loop.add(self)
  }

  deinit {
    watch = nil
    sync = nil
    seats = [:]
    outputs = [:]
    cursorTheme = nil
    globals.destroy()
    if let registry { wl_registry_destroy(registry) }
    wl_display_flush(display)
    wl_display_disconnect(display)
  }

  /// Whether windows can be made.
  public var isReady: Bool {
    if case .ready = state { true } else { false }
  }

  /// What the connection failed with, if it has.
  public var failure: WaylandError? {
    if case .failed(let error) = state { error } else { nil }
  }

  /// Makes a window, which appears once it is configured and has painted its first frame. To be called when the
  /// connection is ready; the window of a connection that is not, or no longer, never appears.
  /// - Parameters:
  ///   - appID: The name of the program's desktop file without its ending, cut as a title is.
  ///   - state: What the window asks to be when it first appears.
  public func makeToplevel(
    appID: String, title: String, state: Toplevel.InitialState = .floating
  ) -> Toplevel {
    let toplevel = Toplevel(connection: self, appID: appID, title: title, state: state)
    if let surface = toplevel.surfaceProxy { windows[surface] = WeakToplevel(toplevel: toplevel) }
    return toplevel
  }

  // MARK: Windows

  /// The window of a surface, unless it is gone.
  func toplevel(of surface: OpaquePointer?) -> Toplevel? {
    surface.flatMap { windows[$0]?.toplevel }
  }

  /// Forgets a window's surface, which is about to be destroyed; all seats let go of it.
  func forget(surface: OpaquePointer) {
    for seat in seats.values { seat.surfaceIsGone(surface) }
    windows[surface] = nil
  }

  private var toplevels: [Toplevel] {
    windows.values.compactMap(\.toplevel)
  }

  // MARK: The socket

  private func socketIsReady() {
    withExtendedLifetime(self) {
      // Read before anything else: a protocol error's text may lie before the hang-up (W44).
      while wl_display_prepare_read(display) != 0 {
        guard wl_display_dispatch_pending(display) >= 0 else { return failIfBroken() }
      }
      wl_display_read_events(display)
      dispatch()
    }
  }

  @discardableResult
  private func dispatch() -> Bool {
    let count = wl_display_dispatch_pending(display)
    failIfBroken()
    return count > 0
  }

  /// Draws what can be drawn and sends what there is to send.
  package func settle() -> Bool {
    guard failure == nil else { return false }
    var hasWorked = dispatch()
    if !isBlocked, isReady {
      for toplevel in toplevels where toplevel.settle() { hasWorked = true }
    }
    if flush() { hasWorked = true }
    return hasWorked
  }

  private func flush() -> Bool {
    guard failure == nil else { return false }
    let sent = wl_display_flush(display)
    // A broken pipe is left for the read to find, with what the compositor had to say about it.
    let isFull = sent < 0 && errno == EAGAIN
    if isFull != isBlocked {
      isBlocked = isFull
      watch?.update(for: isFull ? [.reading, .writing] : .reading)
    }
    failIfBroken()
    return sent > 0
  }

  // MARK: Failure

  private func failIfBroken() {
    let number = wl_display_get_error(display)
    guard number != 0, failure == nil else { return }
    // The compositor sent a descriptor that there is no room for.
    let error = SystemError("recvmsg", number)
    guard !error.isForWantOfFiles else { return fail(.system(error)) }
    guard number == EPROTO else {
      return fail(.connectionLost(number == EPIPE ? "it hung up" : SystemError.text(of: number)))
    }
    var interface: UnsafePointer<wl_interface>?
    var id: UInt32 = 0
    let code = wl_display_get_protocol_error(display, &interface, &id)
    let name = interface.map { String(cString: $0.pointee.name) } ?? "an unknown interface"
    let message = LibraryLog.takeLine().map { LibraryLog.message(ofProtocolError: $0, code: code) } ?? "no message"
    fail(.protocolError(interface: name, code: code, message: message))
  }

  /// Ends the connection: everybody lets go, and the delegate is told.
  func fail(_ error: WaylandError) {
    guard failure == nil else { return }
    Log.wayland("\(error)")
    state = .failed(error)
    watch = nil
    for seat in seats.values { seat.reset(.connectionLost) }
    delegate?.connection(self, didFailWith: error)
  }

  // MARK: Globals

  private func globalsAreKnown() {
    sync = nil
    let missing = globals.missing
    guard missing.isEmpty else { return fail(.missingGlobals(missing)) }
    state = .ready
    Log.startup("globals are bound")
    delegate?.connectionDidBecomeReady(self)
  }

  private func globalAppeared(name: UInt32, interface: String, version: UInt32) {
    guard let global = GlobalInterface.all.first(where: { $0.name == interface }) else { return }
    switch interface {
    case GlobalInterface.seat.name:
      guard seats[name] == nil, let proxy = bind(global, name: name, version: version) else { return }
      seats[name] = Seat(proxy: proxy, id: SeatID(name: name), connection: self)
    case GlobalInterface.output.name:
      guard outputs[name] == nil, let proxy = bind(global, name: name, version: version) else { return }
      outputs[name] = Output(proxy: proxy) { [unowned self] in outputsDidChange() }
    default:
      guard globals.canTake(interface) else { return Log.wayland("a second \(interface) is ignored") }
      guard let proxy = bind(global, name: name, version: version) else { return }
      globals.take(proxy, of: interface, name: name)
    }
  }

  private func bind(_ global: GlobalInterface, name: UInt32, version: UInt32) -> OpaquePointer? {
    guard let registry else { return nil }
    let bound = global.version(offered: version)
    Log.wayland("\(global.name) \(version), bound at \(bound)")
    return OpaquePointer(wl_registry_bind(registry, name, global.interface, bound))
  }

  private func globalVanished(name: UInt32) {
    if let seat = seats.removeValue(forKey: name) {
      seat.reset(.seatRemoved)
    } else if let output = outputs[name] {
      for toplevel in toplevels { toplevel.outputIsGone(output.proxy) }
      outputs[name] = nil
      outputsDidChange()
    } else {
      globals.drop(name: name)
    }
  }

  private func outputsDidChange() {
    for toplevel in toplevels { toplevel.outputsDidChange() }
  }

  private nonisolated(unsafe) static let registryListener: UnsafePointer<wl_registry_listener> = {
    var table = wl_registry_listener()
    table.global = { data, _, name, interface, version in
      guard let interface else { return }
      recover(data, as: Connection.self)?
        .globalAppeared(name: name, interface: String(cString: interface), version: version)
    }
    table.global_remove = { data, _, name in recover(data, as: Connection.self)?.globalVanished(name: name) }
    return allocateListener(table)
  }()

  private struct WeakToplevel {
    weak var toplevel: Toplevel?
  }
}

/// Hears about the life of a connection. Called from inside `EventLoop.runOnce`.
public protocol ConnectionDelegate: AnyObject {
  /// The compositor's globals are bound: windows can be made.
  func connectionDidBecomeReady(_ connection: Connection)
  /// The connection is dead. Called once; nothing works after it.
  func connection(_ connection: Connection, didFailWith error: WaylandError)
}
