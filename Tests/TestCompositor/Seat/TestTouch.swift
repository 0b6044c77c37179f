import CWaylandServer
import CWaylandServerProtocols

/// A seat's touchscreen. Places are surface-local logical pixels.
public final class TestTouch {
  unowned(unsafe) let compositor: TestCompositor
  /// When `frame` is sent; after every event unless set otherwise.
  public var framing = TouchFraming.each
  /// The fingers that are down, in the order in which they went down.
  public private(set) var fingers: [Finger] = []
  private var devices = Devices<BoundTouch>()
  private var isGrouping = false

  init(_ compositor: TestCompositor) {
    self.compositor = compositor
  }

  /// How many `wl_touch` objects clients hold.
  public var objectCount: Int {
    var count = 0
    devices.each { _, _ in count += 1 }
    return count
  }

  /// Puts a finger down.
  ///
  /// - Parameters:
  ///   - surface: the newest window's unless given.
  ///   - id: the lowest free one unless given.
  @discardableResult
  public func down(at place: (x: Double, y: Double), on surface: TestSurface? = nil, id: Int32? = nil) -> Finger {
    let surface = surface ?? compositor.toplevels.last?.surface
    let id = id ?? (0...).first { id in !fingers.contains { $0.id == id } } ?? 0
    let finger = Finger(self, id: id, surface: surface, place: place)
    fingers.append(finger)
    if let surface { sendDown(id: id, at: place, on: surface) }
    frameIfAutomatic()
    return finger
  }

  /// Sends the events of `body` in one frame.
  public func together(_ body: () -> Void) {
    isGrouping = true
    body()
    isGrouping = false
    frameIfAutomatic()
  }

  /// Sends `frame` now.
  public func frame() {
    devices.each { _, resource in wl_touch_send_frame(resource) }
  }

  /// Sends `cancel`: the compositor takes all touches for itself.
  public func cancel() {
    fingers = []
    devices.each { _, resource in wl_touch_send_cancel(resource) }
  }

  // MARK: - Events one by one, sensible or not

  /// Sends `down` and nothing else.
  @discardableResult
  public func sendDown(id: Int32, at place: (x: Double, y: Double), on surface: TestSurface) -> UInt32 {
    let serial = compositor.nextSerial(.touchDown)
    guard let target = surface.resource else { return serial }
    devices.each(of: surface.client) { _, resource in
      wl_touch_send_down(
        resource, serial, compositor.time, target, id, wl_fixed_from_double(place.x), wl_fixed_from_double(place.y))
    }
    return serial
  }

  /// Sends `motion` and nothing else.
  public func sendMotion(id: Int32, to place: (x: Double, y: Double)) {
    devices.each { _, resource in
      wl_touch_send_motion(
        resource, compositor.time, id, wl_fixed_from_double(place.x), wl_fixed_from_double(place.y))
    }
  }

  /// Sends `up` and nothing else.
  @discardableResult
  public func sendUp(id: Int32) -> UInt32 {
    let serial = compositor.nextSerial(.touchUp)
    devices.each { _, resource in wl_touch_send_up(resource, serial, compositor.time, id) }
    return serial
  }

  /// Sends `shape`, the ellipse of the contact.
  public func sendShape(id: Int32, major: Double, minor: Double) {
    devices.each { device, resource in
      guard device.version >= 6 else { return }
      wl_touch_send_shape(resource, id, wl_fixed_from_double(major), wl_fixed_from_double(minor))
    }
  }

  /// Sends `orientation`, in degrees.
  public func sendOrientation(id: Int32, degrees: Double) {
    devices.each { device, resource in
      guard device.version >= 6 else { return }
      wl_touch_send_orientation(resource, id, wl_fixed_from_double(degrees))
    }
  }

  // MARK: - Inside

  func frameIfAutomatic(afterUp: Bool = false) {
    guard !isGrouping else { return }
    switch framing {
    case .each: frame()
    case .notAfterLastUp: if !(afterUp && fingers.isEmpty) { frame() }
    case .manual, .never: break
    }
  }

  func lift(_ finger: Finger) {
    fingers.removeAll { $0 === finger }
    sendUp(id: finger.id)
    frameIfAutomatic(afterUp: true)
  }

  func move(_ finger: Finger) {
    sendMotion(id: finger.id, to: finger.place)
    frameIfAutomatic()
  }

  func add(_ device: BoundTouch) { devices.add(device) }

  func reset() { fingers = [] }

  func forget(_ surface: TestSurface) {
    fingers.removeAll { $0.surface === surface }
  }
}
