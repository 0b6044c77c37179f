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

/// A global that this client can use: the table of `Protocols/protocols.json` as the program has it.
struct GlobalInterface {
  /// The interface's name in the protocol.
  let name: String
  /// The newest version whose events and errors are understood here.
  let version: UInt32
  /// Whether nothing works without it.
  let isRequired: Bool
  /// The interface of the headers that this was built with.
  let interface: UnsafePointer<wl_interface>

  private init(_ name: String, _ version: UInt32, isRequired: Bool = false, _ interface: UnsafePointer<wl_interface>) {
    self.name = name
    self.version = version
    self.isRequired = isRequired
    self.interface = interface
  }

  /// The version to bind: the oldest of ours, the headers' and the compositor's.
  func version(offered: UInt32) -> UInt32 {
    min(version, UInt32(max(1, interface.pointee.version)), offered)
  }

  static nonisolated(unsafe) let compositor =
    GlobalInterface("wl_compositor", 5, isRequired: true, hinge_wl_compositor())
  static nonisolated(unsafe) let shm = GlobalInterface("wl_shm", 1, isRequired: true, hinge_wl_shm())
  /// Version 6 adds one state, and no event; Debian 12's headers have 5.
  static nonisolated(unsafe) let wmBase = GlobalInterface("xdg_wm_base", 6, isRequired: true, hinge_xdg_wm_base())
  static nonisolated(unsafe) let seat = GlobalInterface("wl_seat", 8, hinge_wl_seat())
  static nonisolated(unsafe) let output = GlobalInterface("wl_output", 4, hinge_wl_output())
  static nonisolated(unsafe) let viewporter = GlobalInterface("wp_viewporter", 1, hinge_wp_viewporter())
  static nonisolated(unsafe) let fractionalScale =
    GlobalInterface("wp_fractional_scale_manager_v1", 1, hinge_wp_fractional_scale_manager())
  static nonisolated(unsafe) let decoration =
    GlobalInterface("zxdg_decoration_manager_v1", 1, hinge_xdg_decoration_manager())

  /// All of them.
  static nonisolated(unsafe) let all = [
    compositor, shm, wmBase, seat, output, viewporter, fractionalScale, decoration,
  ]
}
