import CWaylandServer
import CWaylandServerProtocols
import Glibc

/// A Wayland compositor for tests: libwayland-server on the caller's thread, with no screen and no clock of its own.
///
/// Nothing happens between two calls of ``dispatch()``: that is how a compositor is put to sleep. Every event carries
/// ``time``, which moves by ``advance(by:)``.
public final class TestCompositor {
  public let configuration: Configuration
  let display: Display
  private var logger: OpaquePointer?
  private var globals: [GlobalName: Global] = [:]
  private var buffersByResource: [Resource: TestBuffer] = [:]
  private var bufferCount = 0
  private var retiredOutputs: [TestOutput] = []
  private var messageCount = 0
  private var reportedCount = 0
  private var clients: [TestClient] = []
  var bases: [WMBase] = []

  /// Living surfaces, oldest first.
  public private(set) var surfaces: [TestSurface] = []
  /// Living toplevels, oldest first.
  public private(set) var toplevels: [TestToplevel] = []
  public private(set) var outputs: [TestOutput] = []
  public private(set) var seats: [TestSeat] = []
  /// What a real compositor would have disconnected the client for. Tests expect none.
  public private(set) var violations: [Violation] = []
  /// Every request and event, oldest first.
  public private(set) var log: [Message] = []
  /// The serials of the pings that were answered.
  public internal(set) var pongs: [UInt32] = []

  public var frames: FramePolicy
  public var releases: ReleasePolicy
  public var decorationMode: DecorationMode
  /// Milliseconds, as events carry them. May be set to any value; it wraps.
  public var time: UInt32 = 1_000_000
  /// The serial sent last. May be set to any value; it wraps.
  public var serial: UInt32 = 0
  private var origins: [UInt32: SerialOrigin] = [:]
  private var sinceRefresh = Duration.zero
  private var belowMillisecond = Duration.zero

  public init(_ configuration: Configuration = Configuration()) throws {
    guard let display = Display() else { throw CompositorError.noDisplay }
    self.configuration = configuration
    self.display = display
    frames = configuration.frames
    releases = configuration.releases
    decorationMode = configuration.decorationMode
    logger = wl_display_add_protocol_logger(
      display.pointer,
      { data, direction, message in
        guard let data, let message else { return }
        let compositor = Unmanaged<TestCompositor>.fromOpaque(data).takeUnretainedValue()
        compositor.logged(direction == WL_PROTOCOL_LOGGER_REQUEST ? .request : .event, message.pointee)
      }, Unmanaged.passUnretained(self).toOpaque())
    if configuration.hasSharedMemory { wl_display_init_shm(display.pointer) }
    for name in GlobalName.allCases {
      if let version = name.version(in: configuration) { addGlobal(name, version: version) }
    }
    for output in configuration.outputs { addOutput(output) }
    if configuration.seatVersion != nil { addSeat(capabilities: configuration.seatCapabilities) }
  }

  deinit {
    wl_display_destroy_clients(display.pointer)
    if let logger { wl_protocol_logger_destroy(logger) }
  }

  // MARK: - Running

  /// Makes a client of this compositor and returns its end of the socket, which the caller owns.
  public func connectClient() throws -> Int32 {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw CompositorError.noSocket(errno) }
    guard let client = wl_client_create(display.pointer, ends[0]) else {
      close(ends[0])
      close(ends[1])
      throw CompositorError.noClient
    }
    clients.append(TestClient(client, of: self))
    return ends[1]
  }

  /// Handles the requests that have arrived and sends what is waiting. Never blocks.
  ///
  /// - Returns: whether anything was received or sent since the call before.
  @discardableResult
  public func dispatch() -> Bool {
    wl_display_flush_clients(display.pointer)
    wl_event_loop_dispatch(display.loop, 0)
    wl_display_flush_clients(display.pointer)
    defer { reportedCount = messageCount }
    return messageCount != reportedCount
  }

  /// Moves the time on, and answers frame callbacks when it passes a refresh and ``frames`` allows.
  public func advance(by duration: Duration) {
    let exact = belowMillisecond + duration
    let milliseconds = exact.components.seconds * 1000 + exact.components.attoseconds / 1_000_000_000_000_000
    belowMillisecond = exact - .milliseconds(milliseconds)
    time &+= UInt32(truncatingIfNeeded: milliseconds)
    sinceRefresh += duration
    guard sinceRefresh >= configuration.refresh else { return }
    while sinceRefresh >= configuration.refresh { sinceRefresh -= configuration.refresh }
    if frames == .atRefresh { sendFrames() }
  }

  // MARK: - Frames, buffers, pings

  /// Withholds frame callbacks until ``sendFrames()`` is called for each, or ``frames`` is set back.
  public func withholdFrames() { frames = .withheld }

  /// Answers every outstanding frame callback.
  public func sendFrames() {
    for surface in surfaces { surface.sendFrame() }
  }

  /// Holds buffers until ``releaseBuffers(including:)`` is called, or ``releases`` is set back.
  public func withholdReleases() { releases = .withheld }

  /// The buffers that the client has attached and not destroyed, oldest first.
  public var buffers: [TestBuffer] { buffersByResource.values.sorted { $0.number < $1.number } }

  /// Releases the buffers that are held and no longer shown; those on the screen too if `includingCurrent`.
  public func releaseBuffers(includingCurrent: Bool = true) {
    for buffer in buffers where includingCurrent || !surfaces.contains(where: { $0.current.buffer === buffer }) {
      buffer.release()
    }
  }

  /// Sends a ping to every client and returns its serial, to be found in ``pongs``.
  @discardableResult
  public func ping() -> UInt32 {
    let serial = nextSerial(.ping)
    for base in bases { base.ping(serial: serial) }
    return serial
  }

  /// The event that carried a serial; nil if none did.
  public func origin(of serial: UInt32) -> SerialOrigin? { origins[serial] }

  func nextSerial(_ origin: SerialOrigin) -> UInt32 {
    serial &+= 1
    origins[serial] = origin
    return serial
  }

  // MARK: - Globals

  /// Announces a global, at once or, when a client is connected, late.
  public func addGlobal(_ name: GlobalName, version: Int = .max) {
    let version = Int32(clamping: version)
    globals[name] = Global(display, name.interface, version: version) { [unowned(unsafe) self] client, version, id in
      name.bind(compositor: self, client: client, version: version, id: id)
    }
  }

  /// Takes a global from the registry; objects bound to it stay.
  public func removeGlobal(_ name: GlobalName) {
    globals[name]?.withdraw()
  }

  @discardableResult
  public func addOutput(_ output: Configuration.Output = .init()) -> TestOutput {
    let made = TestOutput(self, output, version: configuration.outputVersion)
    outputs.append(made)
    return made
  }

  @discardableResult
  public func addSeat(name: String = "seat0", capabilities: SeatCapabilities) -> TestSeat {
    let made = TestSeat(self, name: name, capabilities: capabilities, version: configuration.seatVersion ?? 8)
    seats.append(made)
    return made
  }

  func remove(_ output: TestOutput) {
    outputs.removeAll { $0 === output }
    retiredOutputs.append(output)
  }

  // MARK: - Trouble

  /// Hangs up on every client, as a compositor that was killed.
  public func disconnectClients() {
    for client in clients { client.disconnect() }
  }

  /// Sends a protocol error about an object and hangs up, as for a client that broke the rules.
  public func fail(_ object: ServerObject, code: UInt32, _ text: String) {
    object.postError(code: code, text)
    for client in clients where client.isSame(object.client) { client.disconnect() }
  }

  /// Writes an event as bytes, whatever libwayland thinks of it.
  ///
  /// - Parameter words: the arguments in wire format.
  public func sendRaw(to object: ServerObject, opcode: UInt16, words: [UInt32]) {
    guard object.isAlive else { return }
    wl_client_flush(object.client)
    var message = [object.id, UInt32(8 + 4 * words.count) << 16 | UInt32(opcode)] + words
    _ = send(wl_client_get_fd(object.client), &message, message.count * 4, Int32(MSG_NOSIGNAL))
    messageCount += 1
  }

  /// How many clients are connected.
  public var clientCount: Int { clients.count }

  func violate(_ kind: Violation.Kind, _ text: String, on object: ServerObject? = nil, code: UInt32 = 0) {
    violations.append(Violation(kind: kind, text: text))
    if configuration.disconnectsViolators { object?.postError(code: code, text) }
  }

  // MARK: - The log

  /// The requests of a name, `wl_surface.commit`, oldest first.
  public func requests(_ qualifiedName: String) -> [Message] {
    log.filter { $0.direction == .request && $0.qualifiedName == qualifiedName }
  }

  /// The events of a name, `wl_touch.down`, oldest first.
  public func events(_ qualifiedName: String) -> [Message] {
    log.filter { $0.direction == .event && $0.qualifiedName == qualifiedName }
  }

  private func logged(_ direction: Message.Direction, _ message: wl_protocol_logger_message) {
    messageCount += 1
    if let message = Message(direction, message) { log.append(message) }
  }

  // MARK: - Objects coming and going

  func add(_ surface: TestSurface) { surfaces.append(surface) }

  func remove(_ surface: TestSurface) {
    surfaces.removeAll { $0 === surface }
    for seat in seats { seat.forget(surface) }
  }

  func add(_ toplevel: TestToplevel) { toplevels.append(toplevel) }

  func remove(_ toplevel: TestToplevel) { toplevels.removeAll { $0 === toplevel } }

  func clientGone(_ client: TestClient) {
    messageCount += 1
    clients.removeAll { $0 === client }
  }

  func didMap(_ surface: TestSurface) {
    if configuration.entersFirstOutput { outputs.first?.enter(surface) }
  }

  func buffer(for resource: Resource) -> TestBuffer? {
    if let known = buffersByResource[resource] { return known }
    guard let made = TestBuffer(self, resource, number: bufferCount + 1) else { return nil }
    bufferCount += 1
    buffersByResource[resource] = made
    return made
  }

  func bufferDestroyed(_ resource: Resource) { buffersByResource[resource] = nil }
}
