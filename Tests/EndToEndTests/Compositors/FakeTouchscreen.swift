import CEndToEnd
import Glibc

/// A touchscreen for KWin, through its fake-input protocol: a finger here is a finger to every client.
final class FakeTouchscreen {
  // Written once and then only read; libwayland keeps its address.
  private nonisolated(unsafe) static let registryListener: UnsafeMutablePointer<wl_registry_listener> = {
    let listener = UnsafeMutablePointer<wl_registry_listener>.allocate(capacity: 1)
    listener.initialize(
      to: wl_registry_listener(
        global: { data, registry, name, interface, version in
          guard let data, let interface, String(cString: interface) == "org_kde_kwin_fake_input" else { return }
          let screen = Unmanaged<FakeTouchscreen>.fromOpaque(data).takeUnretainedValue()
          screen.proxy = wl_registry_bind(registry, name, hinge_fake_input(), min(version, 4)).map { OpaquePointer($0) }
        },
        global_remove: { _, _, _ in }))
    return listener
  }()

  private let display: OpaquePointer
  private var proxy: OpaquePointer?

  init(of compositor: KWin) throws {
    guard let display = wl_display_connect(compositor.socket) else {
      throw EndToEndError.system("wl_display_connect", errno)
    }
    self.display = display
    let registry = wl_display_get_registry(display)
    wl_registry_add_listener(registry, Self.registryListener, Unmanaged.passUnretained(self).toOpaque())
    wl_display_roundtrip(display)
    wl_registry_destroy(registry)
    guard let proxy else { throw EndToEndError.missingGlobal("org_kde_kwin_fake_input") }
    org_kde_kwin_fake_input_authenticate(proxy, "hinge", "tests")
    // The very first touch only announces the device to clients.
    down(at: (0, 0))
    up()
  }

  deinit {
    if let proxy { org_kde_kwin_fake_input_destroy(proxy) }
    wl_display_disconnect(display)
  }

  /// Puts a finger down. Logical pixels of the screen; the compositor has seen it when this returns.
  func down(_ finger: UInt32 = 0, at place: (x: Double, y: Double)) {
    org_kde_kwin_fake_input_touch_down(proxy, finger, wl_fixed_from_double(place.x), wl_fixed_from_double(place.y))
    frame()
  }

  /// Moves a finger that is down.
  func move(_ finger: UInt32 = 0, to place: (x: Double, y: Double)) {
    org_kde_kwin_fake_input_touch_motion(proxy, finger, wl_fixed_from_double(place.x), wl_fixed_from_double(place.y))
    frame()
  }

  /// Lifts a finger.
  func up(_ finger: UInt32 = 0) {
    org_kde_kwin_fake_input_touch_up(proxy, finger)
    frame()
  }

  /// Takes all fingers away, as the compositor does when a gesture of its own begins.
  func cancel() {
    org_kde_kwin_fake_input_touch_cancel(proxy)
    wl_display_roundtrip(display)
  }

  private func frame() {
    org_kde_kwin_fake_input_touch_frame(proxy)
    wl_display_roundtrip(display)
  }
}
