import CWaylandProtocols

/// A screen: its scale, and its size.
final class Output {
  let proxy: OpaquePointer
  /// Device pixels for one logical pixel, at least 1.
  private(set) var scale = 1
  /// In logical pixels, as that scale has them; 0 until the compositor has said it.
  private(set) var size = WindowSize.Extent(width: 0, height: 0)
  private var pendingScale = 1
  /// In device pixels, as the screen is made.
  private var mode = WindowSize.Extent(width: 0, height: 0)
  private var isTurned = false
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
    let mode = isTurned ? WindowSize.Extent(width: mode.height, height: mode.width) : mode
    size = WindowSize.Extent(width: mode.width / pendingScale, height: mode.height / pendingScale)
    guard scale != pendingScale else { return }
    scale = pendingScale
    scaleDidChange()
  }

  private nonisolated(unsafe) static let listener: UnsafePointer<wl_output_listener> = {
    var table = wl_output_listener()
    table.geometry = { data, _, _, _, _, _, _, _, _, transform in
      // Odd ones are quarter turns.
      recover(data, as: Output.self)?.isTurned = transform & 1 == 1
    }
    table.mode = { data, _, flags, width, height, _ in
      guard flags & WL_OUTPUT_MODE_CURRENT.rawValue != 0 else { return }
      recover(data, as: Output.self)?.mode = WindowSize.Extent(width: max(0, Int(width)), height: max(0, Int(height)))
    }
    table.name = { _, _, _ in }
    table.description = { _, _, _ in }
    table.scale = { data, _, scale in recover(data, as: Output.self)?.pendingScale = max(1, Int(scale)) }
    table.done = { data, _ in recover(data, as: Output.self)?.finish() }
    return allocateListener(table)
  }()
}
