import CWaylandServer
import CWaylandServerProtocols

/// The objects that clients got for one device of a seat.
struct Devices<Device: ServerObject> {
  private var all: [Weak<Device>] = []

  mutating func add(_ device: Device) {
    all.removeAll { $0.object?.isAlive != true }
    all.append(Weak(device))
  }

  /// Calls `body` for each living object of a client, or of every client for nil.
  func each(of client: OpaquePointer? = nil, _ body: (Device, Resource) -> Void) {
    for case let device? in all.map(\.object) {
      guard let resource = device.resource, client == nil || device.client == client else { continue }
      body(device, resource)
    }
  }
}
