import CWaylandProtocols

/// The `xdg_toplevel` role of a surface: what the compositor says about the window, gathered until it is complete.
final class ShellRole {
  /// What the compositor has said, in force once `xdg_surface.configure` completes it (W4).
  struct State: Equatable {
    var size = WindowSize.Extent(width: 0, height: 0)
    var bounds = WindowSize.Extent(width: 0, height: 0)
    var isMaximized = false
    var isFullscreen = false
    var isActivated = false
    var isResizing = false
    var isSuspended = false
    var tiledEdges: Toplevel.Configuration.Edges = []
    var capabilities = Toplevel.Configuration.Capabilities.all
    var decoration = Toplevel.Configuration.Decoration.client

    /// Whether a person alone determines the size.
    var isFloating: Bool { !isMaximized && !isFullscreen && tiledEdges.isEmpty }
  }

  let surface: OpaquePointer
  let toplevel: OpaquePointer
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
    requestDecoration()
  }

  deinit {
    if let decoration { zxdg_toplevel_decoration_v1_destroy(decoration) }
    xdg_toplevel_destroy(toplevel)
    xdg_surface_destroy(surface)
  }

  /// Asks for the compositor's decoration, which it may refuse.
  func requestDecoration() {
    guard let decoration else { return }
    zxdg_toplevel_decoration_v1_set_mode(decoration, ZXDG_TOPLEVEL_DECORATION_V1_MODE_SERVER_SIDE.rawValue)
  }

  private func configure(width: Int32, height: Int32, states: UnsafeMutablePointer<wl_array>?) {
    pending.size = WindowSize.Extent(width: Int(max(0, width)), height: Int(max(0, height)))
    pending.isMaximized = false
    pending.isFullscreen = false
    pending.isActivated = false
    pending.isResizing = false
    pending.isSuspended = false
    pending.tiledEdges = []
    for state in ShellRole.numbers(states) {
      switch state {
      case XDG_TOPLEVEL_STATE_MAXIMIZED.rawValue: pending.isMaximized = true
      case XDG_TOPLEVEL_STATE_FULLSCREEN.rawValue: pending.isFullscreen = true
      case XDG_TOPLEVEL_STATE_RESIZING.rawValue: pending.isResizing = true
      case XDG_TOPLEVEL_STATE_ACTIVATED.rawValue: pending.isActivated = true
      case XDG_TOPLEVEL_STATE_TILED_LEFT.rawValue: pending.tiledEdges.insert(.left)
      case XDG_TOPLEVEL_STATE_TILED_RIGHT.rawValue: pending.tiledEdges.insert(.right)
      case XDG_TOPLEVEL_STATE_TILED_TOP.rawValue: pending.tiledEdges.insert(.top)
      case XDG_TOPLEVEL_STATE_TILED_BOTTOM.rawValue: pending.tiledEdges.insert(.bottom)
      case ShellRole.suspended: pending.isSuspended = true
      default: break
      }
    }
  }

  private func configure(capabilities: UnsafeMutablePointer<wl_array>?) {
    pending.capabilities = []
    for capability in ShellRole.numbers(capabilities) {
      switch capability {
      case XDG_TOPLEVEL_WM_CAPABILITIES_WINDOW_MENU.rawValue: pending.capabilities.insert(.windowMenu)
      case XDG_TOPLEVEL_WM_CAPABILITIES_MAXIMIZE.rawValue: pending.capabilities.insert(.maximize)
      case XDG_TOPLEVEL_WM_CAPABILITIES_FULLSCREEN.rawValue: pending.capabilities.insert(.fullscreen)
      case XDG_TOPLEVEL_WM_CAPABILITIES_MINIMIZE.rawValue: pending.capabilities.insert(.minimize)
      default: break
      }
    }
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
    table.wm_capabilities = { data, _, capabilities in
      recover(data, as: ShellRole.self)?.configure(capabilities: capabilities)
    }
    return allocateListener(table)
  }()

  private nonisolated(unsafe) static let decorationListener: UnsafePointer<zxdg_toplevel_decoration_v1_listener> = {
    var table = zxdg_toplevel_decoration_v1_listener()
    table.configure = { data, _, mode in
      recover(data, as: ShellRole.self)?.pending.decoration =
        mode == ZXDG_TOPLEVEL_DECORATION_V1_MODE_SERVER_SIDE.rawValue ? .server : .client
    }
    return allocateListener(table)
  }()
}
