import CWaylandServer
import CWaylandServerProtocols

/// A `wl_callback` of `wl_surface.frame`.
final class FrameCallback: ServerObject {
  init?(_ compositor: TestCompositor, client: OpaquePointer, id: UInt32) {
    super.init(compositor, client: client, interface: hinge_wl_callback(), version: 1, id: id, requests: nil)
  }

  func send(time: UInt32) {
    guard let resource else { return }
    wl_callback_send_done(resource, time)
    destroy()
  }
}
