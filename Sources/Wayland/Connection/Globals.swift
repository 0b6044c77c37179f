import CWaylandProtocols

/// The compositor's globals of which there is one each, as they are bound.
struct Globals {
  private(set) var compositor: OpaquePointer?
  private(set) var shm: OpaquePointer?
  private(set) var wmBase: OpaquePointer?
  private(set) var viewporter: OpaquePointer?
  private(set) var fractionalScale: OpaquePointer?
  private(set) var decoration: OpaquePointer?
  private var names: [UInt32: String] = [:]

  /// The required interfaces that are not there.
  var missing: [String] {
    GlobalInterface.all.filter { $0.isRequired && canTake($0.name) }.map(\.name)
  }

  private static func place(of interface: String) -> WritableKeyPath<Globals, OpaquePointer?>? {
    switch interface {
    case GlobalInterface.compositor.name: \.compositor
    case GlobalInterface.shm.name: \.shm
    case GlobalInterface.wmBase.name: \.wmBase
    case GlobalInterface.viewporter.name: \.viewporter
    case GlobalInterface.fractionalScale.name: \.fractionalScale
    case GlobalInterface.decoration.name: \.decoration
    default: nil
    }
  }

  /// Whether the interface is one of these and not yet there.
  func canTake(_ interface: String) -> Bool {
    guard let place = Globals.place(of: interface) else { return false }
    return self[keyPath: place] == nil
  }

  /// Takes a bound proxy over.
  mutating func take(_ proxy: OpaquePointer, of interface: String, name: UInt32) {
    guard let place = Globals.place(of: interface) else { return }
    self[keyPath: place] = proxy
    names[name] = interface
    if interface == GlobalInterface.wmBase.name { xdg_wm_base_add_listener(proxy, Globals.wmBaseListener, nil) }
  }

  /// The compositor takes a global away. What was made of it lives on; an optional one is not used again.
  mutating func drop(name: UInt32) {
    guard let interface = names.removeValue(forKey: name) else { return }
    Log.wayland("\(interface) is gone")
    if let proxy = viewporter, interface == GlobalInterface.viewporter.name {
      wp_viewporter_destroy(proxy)
      viewporter = nil
    }
    if let proxy = fractionalScale, interface == GlobalInterface.fractionalScale.name {
      wp_fractional_scale_manager_v1_destroy(proxy)
      fractionalScale = nil
    }
    if let proxy = decoration, interface == GlobalInterface.decoration.name {
      zxdg_decoration_manager_v1_destroy(proxy)
      decoration = nil
    }
  }

  /// Destroys the proxies. Everything made of them is to be gone.
  mutating func destroy() {
    if let proxy = decoration { zxdg_decoration_manager_v1_destroy(proxy) }
    if let proxy = fractionalScale { wp_fractional_scale_manager_v1_destroy(proxy) }
    if let proxy = viewporter { wp_viewporter_destroy(proxy) }
    if let proxy = wmBase { xdg_wm_base_destroy(proxy) }
    if let proxy = shm { wl_shm_destroy(proxy) }
    if let proxy = compositor { wl_compositor_destroy(proxy) }
    self = Globals()
  }

  /// Pings are answered at once (W19): the answer leaves at the end of the round.
  private nonisolated(unsafe) static let wmBaseListener: UnsafePointer<xdg_wm_base_listener> = {
    var table = xdg_wm_base_listener()
    table.ping = { _, base, serial in xdg_wm_base_pong(base, serial) }
    return allocateListener(table)
  }()
}
