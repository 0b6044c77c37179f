import CWaylandServer
import CWaylandServerProtocols

/// The globals that there is one of. Seats and outputs are made with ``TestCompositor/addSeat(name:capabilities:)`` and
/// ``TestCompositor/addOutput(_:)``; `wl_shm` is libwayland's own.
public enum GlobalName: CaseIterable, Sendable {
  case compositor, shell, viewporter, fractionalScale, decorations

  var interface: UnsafePointer<wl_interface> {
    switch self {
    case .compositor: hinge_wl_compositor()
    case .shell: hinge_xdg_wm_base()
    case .viewporter: hinge_wp_viewporter()
    case .fractionalScale: hinge_wp_fractional_scale_manager_v1()
    case .decorations: hinge_zxdg_decoration_manager_v1()
    }
  }

  func version(in configuration: TestCompositor.Configuration) -> Int? {
    switch self {
    case .compositor: configuration.compositorVersion
    case .shell: configuration.shellVersion
    case .viewporter: configuration.viewporterVersion
    case .fractionalScale: configuration.fractionalScaleVersion
    case .decorations: configuration.decorationVersion
    }
  }

  func bind(compositor: TestCompositor, client: OpaquePointer, version: Int32, id: UInt32) {
    switch self {
    case .compositor: _ = TestCompositorGlobal(compositor, client: client, version: version, id: id)
    case .shell: _ = WMBase(compositor, client: client, version: version, id: id)
    case .viewporter: _ = Viewporter(compositor, client: client, version: version, id: id)
    case .fractionalScale: _ = FractionalScaleManager(compositor, client: client, version: version, id: id)
    case .decorations: _ = DecorationManager(compositor, client: client, version: version, id: id)
    }
  }
}
