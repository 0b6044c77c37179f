import CWaylandServer
import CWaylandServerProtocols

/// One `wl_global` and what to do when a client binds it.
final class Global {
  private let display: Display
  private let pointer: OpaquePointer
  private let data: UnsafeMutablePointer<Unmanaged<Global>?>
  private let bind: (_ client: OpaquePointer, _ version: Int32, _ id: UInt32) -> Void
  private(set) var isAnnounced = true

  /// - Parameter version: cut to what the headers know.
  init?(
    _ display: Display, _ interface: UnsafePointer<wl_interface>, version: Int32,
    bind: @escaping (_ client: OpaquePointer, _ version: Int32, _ id: UInt32) -> Void
  ) {
    self.display = display
    self.bind = bind
    // The pointer to self is filled in below, when there is a self.
    let data = UnsafeMutablePointer<Unmanaged<Global>?>.allocate(capacity: 1)
    data.initialize(to: nil)
    let created = wl_global_create(display.pointer, interface, min(version, interface.pointee.version), data) {
      client, data, version, id in
      guard let client, let global = data?.load(as: Unmanaged<Global>?.self) else { return }
      global.takeUnretainedValue().bind(client, Int32(version), id)
    }
    guard let created else { return nil }
    pointer = created
    self.data = data
    data.pointee = Unmanaged.passUnretained(self)
  }

  /// Takes the global from the registry. A client that has not heard of it yet may still bind it.
  func withdraw() {
    guard isAnnounced else { return }
    isAnnounced = false
    wl_global_remove(pointer)
  }

  deinit {
    wl_global_destroy(pointer)
    data.deinitialize(count: 1)
    data.deallocate()
  }
}
