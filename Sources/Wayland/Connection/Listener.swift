import CWaylandProtocols

/// Puts a listener table where libwayland can keep its address: in memory that is never freed. Once per table.
func allocateListener<Table>(_ table: Table) -> UnsafePointer<Table> {
  let pointer = UnsafeMutablePointer<Table>.allocate(capacity: 1)
  pointer.initialize(to: table)
  return UnsafePointer(pointer)
}

/// The object whose address a proxy carries as its user data. The object destroys the proxy before it dies, so that no
/// event finds it gone.
func recover<Object: AnyObject>(_ data: UnsafeMutableRawPointer?, as type: Object.Type = Object.self) -> Object? {
  guard let data else { return nil }
  return Unmanaged<Object>.fromOpaque(data).takeUnretainedValue()
}

/// The address of an object, for a proxy's user data.
func address(of object: AnyObject) -> UnsafeMutableRawPointer {
  Unmanaged.passUnretained(object).toOpaque()
}

/// A `wl_callback`: an answer that comes once, or never if this is released before.
final class Callback {
  private var proxy: OpaquePointer?
  private let action: () -> Void

  /// Takes the proxy over; nothing if libwayland could not make it.
  init?(_ proxy: OpaquePointer?, _ action: @escaping () -> Void) {
    guard let proxy else { return nil }
    self.proxy = proxy
    self.action = action
    wl_callback_add_listener(proxy, Callback.listener, address(of: self))
  }

  deinit {
    if let proxy { wl_callback_destroy(proxy) }
  }

  private func finish() {
    if let proxy { wl_callback_destroy(proxy) }
    proxy = nil
    action()
  }

  private nonisolated(unsafe) static let listener: UnsafePointer<wl_callback_listener> = {
    var table = wl_callback_listener()
    table.done = { data, _, _ in recover(data, as: Callback.self)?.finish() }
    return allocateListener(table)
  }()
}
