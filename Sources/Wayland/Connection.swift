import CWaylandProtocols
import CXKBCommon
func x() -> OpaquePointer? { _ = xdg_wm_base_get_version; return wl_display_connect(nil) }
