import CWaylandProtocols

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
