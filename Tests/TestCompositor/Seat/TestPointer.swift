import CWaylandServer
import CWaylandServerProtocols

/// A seat's pointer. Places are surface-local logical pixels. Every call is a frame of its own, unless grouped.
public final class TestPointer {
  public enum AxisSource: UInt32, Sendable { case wheel, finger, continuous, wheelTilt }
  public enum Axis: UInt32, Sendable { case vertical, horizontal }

  unowned(unsafe) let compositor: TestCompositor
  /// The surface that `enter` was sent for.
  public private(set) weak var focus: TestSurface?
  /// Every `set_cursor`, oldest first.
  public private(set) var cursorRequests: [CursorRequest] = []
  private var devices = Devices<BoundPointer>()
  private var isGrouping = false

  init(_ compositor: TestCompositor) {
    self.compositor = compositor
  }

  /// Sends `enter`, after a `leave` of where it was.
  @discardableResult
  public func enter(_ surface: TestSurface, at place: (x: Double, y: Double)) -> UInt32 {
    if focus != nil { leave() }
    focus = surface
    let serial = compositor.nextSerial(.pointerEnter)
    guard let target = surface.resource else { return serial }
    devices.each(of: surface.client) { _, resource in
      wl_pointer_send_enter(
        resource, serial, target, wl_fixed_from_double(place.x), wl_fixed_from_double(place.y))
    }
    frameIfAutomatic()
    return serial
  }

  /// Sends `leave` for the surface that has the pointer.
  public func leave() {
    guard let surface = focus else { return }
    focus = nil
    guard let target = surface.resource else { return }
    let serial = compositor.nextSerial(.pointerLeave)
    devices.each(of: surface.client) { _, resource in wl_pointer_send_leave(resource, serial, target) }
    frameIfAutomatic()
  }

  /// Sends `motion`, or `enter` when the pointer is not yet on the surface.
  ///
  /// - Parameter surface: where the pointer is, or the newest window's, unless given.
  public func move(to place: (x: Double, y: Double), on surface: TestSurface? = nil) {
    guard let surface = surface ?? focus ?? compositor.toplevels.last?.surface else { return }
    guard surface === focus else {
      enter(surface, at: place)
      return
    }
    each { _, resource in
      wl_pointer_send_motion(
        resource, compositor.time, wl_fixed_from_double(place.x), wl_fixed_from_double(place.y))
    }
    frameIfAutomatic()
  }

  /// Sends the press of a button and returns its serial.
  @discardableResult
  public func press(_ button: PointerButton = .left) -> UInt32 {
    sendButton(button, isPressed: true)
  }

  /// Sends the release of a button and returns its serial.
  @discardableResult
  public func release(_ button: PointerButton = .left) -> UInt32 {
    sendButton(button, isPressed: false)
  }

  private func sendButton(_ button: PointerButton, isPressed: Bool) -> UInt32 {
    let serial = compositor.nextSerial(isPressed ? .buttonPress : .buttonRelease)
    each { _, resource in
      wl_pointer_send_button(resource, serial, compositor.time, button.rawValue, isPressed ? 1 : 0)
    }
    frameIfAutomatic()
    return serial
  }

  // MARK: - Scrolling

  /// A wheel's notches; 15 logical pixels each, positive down or right. Fractions are sent as 120ths where the version
  /// has them.
  public func wheel(_ notches: Double, axis: Axis = .vertical) {
    each { device, resource in
      if device.version >= 5 { wl_pointer_send_axis_source(resource, AxisSource.wheel.rawValue) }
      if device.version >= 8 {
        wl_pointer_send_axis_value120(resource, axis.rawValue, Int32(notches * 120))
      } else if device.version >= 5, Int32(notches) != 0 {
        wl_pointer_send_axis_discrete(resource, axis.rawValue, Int32(notches))
      }
      wl_pointer_send_axis(resource, compositor.time, axis.rawValue, wl_fixed_from_double(notches * 15))
    }
    frameIfAutomatic()
  }

  /// Two fingers on a touchpad, logical pixels, positive right and down; an axis of 0 is not sent.
  public func scroll(x: Double = 0, y: Double = 0, source: AxisSource? = .finger) {
    if let source { sendAxisSource(source) }
    if y != 0 { sendAxis(.vertical, y) }
    if x != 0 { sendAxis(.horizontal, x) }
    frameIfAutomatic()
  }

  /// The fingers leave the touchpad: `axis_stop`.
  public func stopScrolling(_ axes: [Axis] = [.vertical, .horizontal], source: AxisSource? = .finger) {
    if let source { sendAxisSource(source) }
    for axis in axes { sendAxisStop(axis) }
    frameIfAutomatic()
  }

  // MARK: - Events one by one

  /// Sends the events of `body` in one frame.
  public func together(_ body: () -> Void) {
    isGrouping = true
    body()
    isGrouping = false
    frameIfAutomatic()
  }

  /// Sends `axis` and nothing else.
  public func sendAxis(_ axis: Axis, _ value: Double) {
    each { _, resource in
      wl_pointer_send_axis(resource, compositor.time, axis.rawValue, wl_fixed_from_double(value))
    }
  }

  /// Sends `axis_source`, where the version has it, and nothing else.
  public func sendAxisSource(_ source: AxisSource) {
    each { device, resource in
      if device.version >= 5 { wl_pointer_send_axis_source(resource, source.rawValue) }
    }
  }

  /// Sends `axis_stop`, where the version has it, and nothing else.
  public func sendAxisStop(_ axis: Axis) {
    each { device, resource in
      if device.version >= 5 { wl_pointer_send_axis_stop(resource, compositor.time, axis.rawValue) }
    }
  }

  /// Sends `axis_value120`, where the version has it, and nothing else.
  public func sendAxisValue120(_ axis: Axis, _ value: Int) {
    each { device, resource in
      if device.version >= 8 { wl_pointer_send_axis_value120(resource, axis.rawValue, Int32(value)) }
    }
  }

  /// Sends `frame`, where the version has it.
  public func frame() {
    each { device, resource in
      if device.version >= 5 { wl_pointer_send_frame(resource) }
    }
  }

  // MARK: - Inside

  /// The client that has the pointer; after a `leave` all of them, for its frame.
  private func each(_ body: (BoundPointer, Resource) -> Void) {
    devices.each(of: focus?.client, body)
  }

  private func frameIfAutomatic() {
    if !isGrouping { frame() }
  }

  func add(_ device: BoundPointer) {
    devices.add(device)
    device.didSetCursor = { [unowned(unsafe) self] in cursorRequests.append($0) }
  }

  func reset() { focus = nil }

  func forget(_ surface: TestSurface) {
    if focus === surface { focus = nil }
  }
}
