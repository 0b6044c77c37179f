import CWaylandProtocols

/// A screen. Only its scale matters here.
final class Output {
  let proxy: OpaquePointer
  /// Device pixels for one logical pixel, at least 1.
  private(set) var scale = 1
  private var pendingScale = 1
  private let version: UInt32
  private let scaleDidChange: () -> Void

  init(proxy: OpaquePointer, scaleDidChange: @escaping () -> Void) {
    self.proxy = proxy
    self.scaleDidChange = scaleDidChange
    version = wl_output_get_version(proxy)
    wl_output_add_listener(proxy, Output.listener, address(of: self))
  }

  deinit {
    if version >= UInt32(WL_OUTPUT_RELEASE_SINCE_VERSION) {
      wl_output_release(proxy)
    } else {
      wl_output_destroy(proxy)
    }
  }

  private func finish() {
    guard scale != pendingScale else { return }
    scale = pendingScale
    scaleDidChange()
  }

  private nonisolated(unsafe) static let listener: UnsafePointer<wl_output_listener> = {
    var table = wl_output_listener()
    table.geometry = { _, _, _, _, _, _, _, _, _, _ in }
    table.mode = { _, _, _, _, _, _ in }
    table.name = { _, _, _ in }
    table.description = { _, _, _ in }
    table.scale = { data, _, scale in recover(data, as: Output.self)?.pendingScale = max(1, Int(scale)) }
    table.done = { data, _ in recover(data, as: Output.self)?.finish() }
    return allocateListener(table)
  }()
}
