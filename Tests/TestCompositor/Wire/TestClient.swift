import CWaylandServer

/// A connected client, until it is gone.
final class TestClient {
  private unowned(unsafe) let compositor: TestCompositor
  private let pointer: OpaquePointer
  private var isGone = false

  private struct Listener {
    // First, so that the listener's address is the struct's.
    var listener: wl_listener
    var client: Unmanaged<TestClient>
  }

  init(_ pointer: OpaquePointer, of compositor: TestCompositor) {
    self.pointer = pointer
    self.compositor = compositor
    let memory = UnsafeMutablePointer<Listener>.allocate(capacity: 1)
    memory.initialize(to: Listener(listener: wl_listener(), client: .passRetained(self)))
    memory.pointee.listener.notify = { listener, _ in
      guard let listener else { return }
      let memory = UnsafeMutableRawPointer(listener).assumingMemoryBound(to: Listener.self)
      let client = memory.pointee.client.takeRetainedValue()
      client.isGone = true
      client.compositor.clientGone(client)
      memory.deallocate()
    }
    UnsafeMutableRawPointer(memory).withMemoryRebound(to: wl_listener.self, capacity: 1) {
      wl_client_add_destroy_listener(pointer, $0)
    }
  }

  func isSame(_ other: OpaquePointer) -> Bool { pointer == other }

  func disconnect() {
    if !isGone { wl_client_destroy(pointer) }
  }
}
