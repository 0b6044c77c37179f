import CWaylandServer
import CWaylandServerProtocols
public func a() -> OpaquePointer? { _ = hinge_xdg_wm_base(); return wl_display_create() }
