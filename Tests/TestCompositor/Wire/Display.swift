import CWaylandServer

/// A `wl_display` and its event loop. Every global keeps it, so it outlives them, in whatever order a compositor that
/// goes lets go of them.
final class Display {
  let pointer: OpaquePointer
  let loop: OpaquePointer

  init?() {
    guard let pointer = wl_display_create() else { return nil }
    guard let loop = wl_display_get_event_loop(pointer) else {
      wl_display_destroy(pointer)
      return nil
    }
    self.pointer = pointer
    self.loop = loop
  }

  deinit {
    wl_display_destroy(pointer)
  }
}
