import CWaylandProtocols

/// The `xdg_toplevel` role of a surface: what the compositor says about the window, gathered until it is complete.
final class ShellRole {
  /// What the compositor has said, in force once `xdg_surface.configure` completes it (W4).
  struct State: Equatable {
    var size = WindowSize.Extent(width: 0, height: 0)
    var bounds = WindowSize.Extent(width: 0, height: 0)
    /// All but the size and the scale.
    var configuration = Toplevel.Configuration()
  }

  private let surface: OpaquePointer
  private let toplevel: OpaquePointer
  private let decoration: OpaquePointer?
  private unowned let owner: Toplevel
  private var pending = State()

  /// Gives a surface the role. The owner must outlive it.
  init?(of surface: OpaquePointer, globals: Globals, owner: Toplevel) {
    guard let base = globals.wmBase, let shellSurface = xdg_wm_base_get_xdg_surface(base, surface) else { return nil }
    guard let toplevel = xdg_surface_get_toplevel(shellSurface) else {
      xdg_surface_destroy(shellSurface)
      return nil
    }
    self.surface = shellSurface
    self.toplevel = toplevel
    self.owner = owner
    decoration = globals.decoration.flatMap {
      zxdg_decoration_manager_v1_get_toplevel_decoration($0, toplevel)
    }
    xdg_surface_add_listener(shellSurface, ShellRole.surfaceListener, address(of: self))
    xdg_toplevel_add_listener(toplevel, ShellRole.toplevelListener, address(of: self))
    if let decoration {
      zxdg_toplevel_decoration_v1_add_listener(decoration, ShellRole.decorationListener, address(of: self))
    }
    // The compositor's, which it may refuse.
    if let decoration {
      zxdg_toplevel_decoration_v1_set_mode(decoration, ZXDG_TOPLEVEL_DECORATION_V1_MODE_SERVER_SIDE.rawValue)
    }
  }

  deinit {
    if let decoration { zxdg_toplevel_decoration_v1_destroy(decoration) }
    xdg_toplevel_destroy(toplevel)
    xdg_surface_destroy(surface)
  }

  // MARK: Requests

  func setAppID(_ appID: String) {
    ShellRole.shortened(appID).withCString { xdg_toplevel_set_app_id(toplevel, $0) }
  }

  func setTitle(_ title: String) {
    ShellRole.shortened(title).withCString { xdg_toplevel_set_title(toplevel, $0) }
  }

  func setMinimumSize(_ size: WindowSize.Extent) {
    xdg_toplevel_set_min_size(toplevel, Int32(clamping: size.width), Int32(clamping: size.height))
  }

  func setMaximized(_ isMaximized: Bool) {
    if isMaximized { xdg_toplevel_set_maximized(toplevel) } else { xdg_toplevel_unset_maximized(toplevel) }
  }

  func setFullscreen(_ isFullscreen: Bool) {
    if isFullscreen { xdg_toplevel_set_fullscreen(toplevel, nil) } else { xdg_toplevel_unset_fullscreen(toplevel) }
  }

  func minimize() {
    xdg_toplevel_set_minimized(toplevel)
  }

  func startMove(serial: UInt32, seat: OpaquePointer) {
    xdg_toplevel_move(toplevel, seat, serial)
  }

  func startResize(edge: ResizeEdge, serial: UInt32, seat: OpaquePointer) {
    xdg_toplevel_resize(toplevel, seat, serial, edge.rawValue)
  }

  func acknowledge(_ serial: UInt32) {
    xdg_surface_ack_configure(surface, serial)
  }

  /// How much of the surface is the window, in force with the next commit: all of it, from its top left.
  func setWindowSize(_ size: WindowSize.Extent) {
    xdg_surface_set_window_geometry(surface, 0, 0, Int32(size.width), Int32(size.height))
  }

  /// As many whole characters as 1,024 bytes hold: a message holds 4,096, and the library ends the connection over a
  /// longer one. A first character that is longer itself, of an endless row of accents, keeps its first scalars.
  private static func shortened(_ text: String) -> String {
    let limit = 1024
    guard text.utf8.count > limit else { return text }
    var end = text.utf8.index(text.startIndex, offsetBy: limit)
    while end.samePosition(in: text.unicodeScalars) == nil { end = text.utf8.index(before: end) }
    let scalars = text[..<end]
    while end > text.startIndex, end.samePosition(in: text) == nil { end = text.unicodeScalars.index(before: end) }
    return String(end > text.startIndex ? text[..<end] : scalars)
  }

  // MARK: What the compositor says

  private func configure(width: Int32, height: Int32, states: UnsafeMutablePointer<wl_array>?) {
    pending.size = WindowSize.Extent(width: Int(max(0, width)), height: Int(max(0, height)))
    var configuration = Toplevel.Configuration()
    configuration.decoration = pending.configuration.decoration
    for state in ShellRole.numbers(states) {
      switch state {
      case XDG_TOPLEVEL_STATE_MAXIMIZED.rawValue: configuration.isMaximized = true
      case XDG_TOPLEVEL_STATE_FULLSCREEN.rawValue: configuration.isFullscreen = true
      case XDG_TOPLEVEL_STATE_RESIZING.rawValue: configuration.isResizing = true
      case XDG_TOPLEVEL_STATE_ACTIVATED.rawValue: configuration.isActivated = true
      case XDG_TOPLEVEL_STATE_TILED_LEFT.rawValue: configuration.tiledEdges.insert(.left)
      case XDG_TOPLEVEL_STATE_TILED_RIGHT.rawValue: configuration.tiledEdges.insert(.right)
      case XDG_TOPLEVEL_STATE_TILED_TOP.rawValue: configuration.tiledEdges.insert(.top)
      case XDG_TOPLEVEL_STATE_TILED_BOTTOM.rawValue: configuration.tiledEdges.insert(.bottom)
      case ShellRole.suspended: configuration.isSuspended = true
      default: break
      }
    }
    pending.configuration = configuration
  }

  /// `xdg_toplevel.state.suspended`, of version 6, which Debian 12's headers lack.
  private static let suspended: UInt32 = 9

  private static func numbers(_ array: UnsafeMutablePointer<wl_array>?) -> [UInt32] {
    guard let array, let data = array.pointee.data else { return [] }
    let count = array.pointee.size / MemoryLayout<UInt32>.size
    return (0..<count).map { data.load(fromByteOffset: $0 * MemoryLayout<UInt32>.size, as: UInt32.self) }
  }

  // MARK: Listeners

  private nonisolated(unsafe) static let surfaceListener: UnsafePointer<xdg_surface_listener> = {
    var table = xdg_surface_listener()
    table.configure = { data, _, serial in
      guard let role = recover(data, as: ShellRole.self) else { return }
      role.owner.roleDidConfigure(role.pending, serial: serial)
    }
    return allocateListener(table)
  }()

  private nonisolated(unsafe) static let toplevelListener: UnsafePointer<xdg_toplevel_listener> = {
    var table = xdg_toplevel_listener()
    table.configure = { data, _, width, height, states in
      recover(data, as: ShellRole.self)?.configure(width: width, height: height, states: states)
    }
    table.close = { data, _ in recover(data, as: ShellRole.self)?.owner.roleDidRequestClose() }
    table.configure_bounds = { data, _, width, height in
      recover(data, as: ShellRole.self)?.pending.bounds =
        WindowSize.Extent(width: Int(max(0, width)), height: Int(max(0, height)))
    }
    // What it can't do it leaves undone when asked.
    table.wm_capabilities = { _, _, _ in }
    return allocateListener(table)
  }()

  private nonisolated(unsafe) static let decorationListener: UnsafePointer<zxdg_toplevel_decoration_v1_listener> = {
    var table = zxdg_toplevel_decoration_v1_listener()
    table.configure = { data, _, mode in
      recover(data, as: ShellRole.self)?.pending.configuration.decoration =
        mode == ZXDG_TOPLEVEL_DECORATION_V1_MODE_SERVER_SIDE.rawValue ? .server : .client
    }
    return allocateListener(table)
  }()
}
