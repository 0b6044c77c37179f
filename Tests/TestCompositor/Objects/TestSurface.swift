import CWaylandServer
import CWaylandServerProtocols

/// A `wl_surface`: its state, the history of its commits and the pixels last shown.
public final class TestSurface: ServerObject {
  /// What gives the surface a meaning. It never changes once given.
  public enum Role {
    case none
    case xdg(XDGSurface)
    case cursor
  }

  public internal(set) var role = Role.none
  /// What is on the screen.
  public private(set) var current = SurfaceState()
  /// What `current.buffer` showed when it was committed; nil while nothing is shown.
  public private(set) var picture: Picture?
  public private(set) var commits: [SurfaceCommit] = []
  /// The outputs whose `enter` was sent without a `leave`.
  public internal(set) var outputs: [TestOutput] = []
  var viewport: TestViewport?
  public internal(set) var fractionalScale: TestFractionalScale?

  var pending = PendingState()
  private var frameCallbacks: [FrameCallback] = []

  struct PendingState {
    var state = SurfaceState()
    var didAttach = false
    var offset = (x: 0, y: 0)
    var surfaceDamage: [Rectangle] = []
    var bufferDamage: [Rectangle] = []
    var frameCallbacks: [FrameCallback] = []
  }

  public var commitCount: Int { commits.count }

  /// Whether a buffer is on the screen.
  public var isMapped: Bool { current.buffer != nil }

  /// How many frame callbacks wait for an answer.
  public var awaitedFrameCount: Int { frameCallbacks.count }

  init?(_ compositor: TestCompositor, client: OpaquePointer, version: Int32, id: UInt32) {
    super.init(
      compositor, client: client, interface: hinge_wl_surface(), version: version, id: id,
      requests: TestSurface.requests)
    compositor.add(self)
  }

  override func didDestroy() {
    if let buffer = current.buffer, compositor.releases != .withheld { buffer.release() }
    compositor.remove(self)
  }

  /// Answers the outstanding frame callbacks with the compositor's time.
  public func sendFrame() {
    let callbacks = frameCallbacks
    frameCallbacks = []
    for callback in callbacks { callback.send(time: compositor.time) }
  }

  /// Sends `wp_fractional_scale_v1.preferred_scale`, if the client asked for it.
  ///
  /// - Parameter scale120: 120 for a scale of 1.
  public func setPreferredScale(_ scale120: Int) {
    fractionalScale?.send(scale120)
  }

  func commit() {
    let xdg: XDGSurface? = if case .xdg(let xdg) = role { xdg } else { nil }
    let before = current.buffer
    let pending = self.pending
    self.pending = PendingState()
    self.pending.state = pending.state
    xdg?.willCommit(pending)
    current = pending.state
    frameCallbacks += pending.frameCallbacks
    if pending.didAttach {
      picture = current.buffer?.hold()
      if let before, before !== current.buffer, compositor.releases == .afterNextCommit { before.release() }
      if compositor.releases == .immediate { current.buffer?.release() }
    }
    commits.append(
      SurfaceCommit(
        number: commits.count + 1, didAttach: pending.didAttach,
        buffer: pending.didAttach ? pending.state.buffer : nil, offset: pending.offset,
        surfaceDamage: pending.surfaceDamage, bufferDamage: pending.bufferDamage,
        frameCallbackCount: pending.frameCallbacks.count, state: current, ackedSerial: xdg?.lastAckedSerial,
        windowGeometry: xdg?.geometry, time: compositor.time))
    checkScale()
    if before == nil, current.buffer != nil { compositor.didMap(self) }
    xdg?.didCommit(wasMapped: before != nil)
  }

  /// W40: a buffer is a multiple of the integer scale; and a surface with a fractional scale leaves that at 1.
  private func checkScale() {
    if fractionalScale?.isAlive == true, viewport?.isAlive == true, current.scale != 1 {
      compositor.violate(.fractionalWithBufferScale, "buffer scale \(current.scale) beside a fractional scale")
    }
    guard let buffer = current.buffer else { return }
    guard buffer.width % current.scale == 0, buffer.height % current.scale == 0 else {
      compositor.violate(
        .scaleMismatch, "buffer \(buffer.width) x \(buffer.height) is no multiple of scale \(current.scale)",
        on: self, code: 2)
      return
    }
  }
}
