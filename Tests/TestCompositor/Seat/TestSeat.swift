import CWaylandServer
import CWaylandServerProtocols

/// A `wl_seat`: a person's touchscreen, pointer and keyboard.
public final class TestSeat {
  unowned(unsafe) let compositor: TestCompositor
  public let name: String
  public private(set) var capabilities: SeatCapabilities
  public let touch: TestTouch
  public let pointer: TestPointer
  public let keyboard: TestKeyboard
  private var global: Global?
  private var bound: [Weak<BoundSeat>] = []

  init(_ compositor: TestCompositor, name: String, capabilities: SeatCapabilities, version: Int) {
    self.compositor = compositor
    self.name = name
    self.capabilities = capabilities
    touch = TestTouch(compositor)
    pointer = TestPointer(compositor)
    keyboard = TestKeyboard(compositor)
    global = Global(compositor.display, hinge_wl_seat(), version: Int32(version)) { [unowned(unsafe) self] in
      guard let seat = BoundSeat(self, client: $0, version: $1, id: $2) else { return }
      self.bound.append(Weak(seat))
      seat.describe(capabilities: self.capabilities, name: name)
    }
  }

  /// Announces what is plugged in now. Fingers, focus and keys of what is gone are forgotten without a word.
  public func setCapabilities(_ capabilities: SeatCapabilities) {
    self.capabilities = capabilities
    if !capabilities.contains(.touch) { touch.reset() }
    if !capabilities.contains(.pointer) { pointer.reset() }
    if !capabilities.contains(.keyboard) { keyboard.reset() }
    for seat in bound.compactMap(\.object) { seat.sendCapabilities(capabilities) }
  }

  /// Takes the seat from the registry.
  public func remove() {
    global?.withdraw()
  }

  func forget(_ surface: TestSurface) {
    touch.forget(surface)
    pointer.forget(surface)
    keyboard.forget(surface)
  }
}
