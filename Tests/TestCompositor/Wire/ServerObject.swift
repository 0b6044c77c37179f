import CWaylandServer
import CWaylandServerProtocols

typealias Resource = UnsafeMutablePointer<wl_resource>

/// The server's side of one protocol object. Its `wl_resource` keeps it alive and tells it when the object is gone.
public class ServerObject {
  unowned(unsafe) let compositor: TestCompositor
  /// Nil once the client has destroyed the object or is gone itself.
  private(set) var resource: Resource?
  let client: OpaquePointer
  let version: Int32
  /// The object's number on the wire.
  public let id: UInt32

  /// Whether the client still has the object.
  public var isAlive: Bool { resource != nil }

  init?(
    _ compositor: TestCompositor, client: OpaquePointer, interface: UnsafePointer<wl_interface>, version: Int32,
    id: UInt32, requests: UnsafeRawPointer?
  ) {
    guard let resource = wl_resource_create(client, interface, version, id) else {
      wl_client_post_no_memory(client)
      return nil
    }
    self.compositor = compositor
    self.resource = resource
    self.client = client
    self.version = version
    self.id = wl_resource_get_id(resource)
    let retained = Unmanaged.passRetained(self).toOpaque()
    wl_resource_set_implementation(resource, requests, retained) { resource in
      guard let data = wl_resource_get_user_data(resource) else { return }
      let object = Unmanaged<ServerObject>.fromOpaque(data).takeRetainedValue()
      object.resource = nil
      object.didDestroy()
    }
  }

  /// Called once, when the resource is gone. For subclasses.
  func didDestroy() {}

  /// Destroys the object, as a `destroy` or `release` request does.
  func destroy() {
    if let resource { wl_resource_destroy(resource) }
  }

  /// Sends a protocol error; the client is to be disconnected.
  func postError(code: UInt32, _ text: String) {
    if let resource { hinge_post_error(resource, code, text) }
  }
}

/// The object behind a resource that a request was sent to or names.
func object<T: ServerObject>(_ resource: Resource?, _ type: T.Type = T.self) -> T? {
  guard let resource, let data = wl_resource_get_user_data(resource) else { return nil }
  return Unmanaged<ServerObject>.fromOpaque(data).takeUnretainedValue() as? T
}

/// Memory that is never freed: libwayland keeps the address of a table of requests.
func permanent<T>(_ value: T) -> UnsafeMutablePointer<T> {
  let memory = UnsafeMutablePointer<T>.allocate(capacity: 1)
  memory.initialize(to: value)
  return memory
}
