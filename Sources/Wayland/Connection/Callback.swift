import CWaylandProtocols

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
