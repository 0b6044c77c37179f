import CWaylandProtocols
import Geometry

/// A `wl_surface` with what tells its scale. Knows no role.
final class Surface {
  let proxy: OpaquePointer
  private let version: UInt32
  private let viewport: OpaquePointer?
  private let fractionalScale: OpaquePointer?
  private unowned let connection: Connection
  private unowned let owner: any SurfaceOwner
  private var entered: [OpaquePointer] = []
  private var hasEnteredOutput = false
  private var preferredScale: Int?
  private var outputScale: Int?
  private var destination: (width: Int, height: Int)?
  private var bufferScale = 1
  private var callback: Callback?

  /// The owner must outlive the surface. Fails when the compositor has no `wl_compositor`, or memory is out.
  init?(connection: Connection, owner: any SurfaceOwner) {
    let globals = connection.globals
    guard let compositor = globals.compositor, let proxy = wl_compositor_create_surface(compositor) else { return nil }
    self.proxy = proxy
    self.connection = connection
    self.owner = owner
    version = wl_surface_get_version(proxy)
    // A fractional scale is of no use without the viewport that undoes it (W42).
    if let manager = globals.fractionalScale, let viewporter = globals.viewporter {
      viewport = wp_viewporter_get_viewport(viewporter, proxy)
      fractionalScale = wp_fractional_scale_manager_v1_get_fractional_scale(manager, proxy)
    } else {
      viewport = nil
      fractionalScale = nil
    }
    wl_surface_add_listener(proxy, Surface.listener, address(of: self))
    if let fractionalScale {
      wp_fractional_scale_v1_add_listener(fractionalScale, Surface.scaleListener, address(of: self))
    }
  }

  deinit {
    callback = nil
    if let fractionalScale { wp_fractional_scale_v1_destroy(fractionalScale) }
    if let viewport { wp_viewport_destroy(viewport) }
    wl_surface_destroy(proxy)
  }

  // MARK: Scale

  /// The scale to paint at, in 120ths. A whole number without fractional scaling.
  var scale120: Int {
    if fractionalScale != nil, let preferredScale { return preferredScale }
    guard version >= UInt32(WL_SURFACE_SET_BUFFER_SCALE_SINCE_VERSION) || viewport != nil else { return Scale.one }
    let outputs = connection.outputs.values
    return Scale.fromOutputs(
      entered: outputs.filter { entered.contains($0.proxy) }.map(\.scale), all: outputs.map(\.scale),
      last: hasEnteredOutput ? outputScale : nil)
  }

  /// An output's scale changed, or outputs came or went.
  func outputsDidChange() {
    outputScale = scale120
    owner.surfaceScaleMayHaveChanged()
  }

  /// The output is about to be destroyed.
  func outputIsGone(_ output: OpaquePointer) {
    entered.removeAll { $0 == output }
  }

  private func enter(_ output: OpaquePointer?) {
    guard let output, connection.outputs.values.contains(where: { $0.proxy == output }) else {
      return Log.wayland("entering an output that is gone is ignored")
    }
    guard !entered.contains(output) else { return }
    // The delegate may let go of the window meanwhile.
    let owner = owner
    entered.append(output)
    let isFurther = hasEnteredOutput
    hasEnteredOutput = true
    owner.surfaceDidEnterOutput(isFurther: isFurther)
    outputsDidChange()
  }

  private func leave(_ output: OpaquePointer?) {
    guard let output else { return }
    entered.removeAll { $0 == output }
    outputsDidChange()
  }

  private func prefer(scale: UInt32) {
    guard scale > 0, scale < 120 * 1000 else { return Log.wayland("a preferred scale of \(scale)/120 is ignored") }
    preferredScale = Int(scale)
    owner.surfaceScaleMayHaveChanged()
  }

  // MARK: Committing

  /// Shows a buffer. Size and scale change in the same commit (W40).
  func commit(_ buffer: Buffer, damage: PixelRegion, configuration: Toplevel.Configuration) {
    if let viewport {
      if destination?.width != configuration.width || destination?.height != configuration.height {
        wp_viewport_set_destination(viewport, Int32(configuration.width), Int32(configuration.height))
        destination = (configuration.width, configuration.height)
      }
    } else if configuration.scale120 / Scale.one != bufferScale {
      bufferScale = configuration.scale120 / Scale.one
      wl_surface_set_buffer_scale(proxy, Int32(bufferScale))
    }
    wl_surface_attach(proxy, buffer.proxy, 0, 0)
    if version >= UInt32(WL_SURFACE_DAMAGE_BUFFER_SINCE_VERSION) {
      // KWin 5.27 rounds damage to logical pixels and back, and where a rectangle then ends beyond the buffer it takes
      // over nothing of it: at a fractional scale a window whose row and page change at once kept half of the old page.
      let isFractional = configuration.scale120 % Scale.one != 0
      let whole = PixelRect(x: 0, y: 0, width: configuration.bufferWidth, height: configuration.bufferHeight)
      for rect in isFractional ? [whole] : damage.rects {
        wl_surface_damage_buffer(proxy, Int32(rect.x), Int32(rect.y), Int32(rect.width), Int32(rect.height))
      }
    } else {
      wl_surface_damage(proxy, 0, 0, Int32.max, Int32.max)
    }
    awaitFrame()
    wl_surface_commit(proxy)
  }

  /// Commits without a buffer.
  func commitBare(awaitingCallback: Bool) {
    if awaitingCallback { awaitFrame() }
    wl_surface_commit(proxy)
  }

  /// Does not wait for the frame callback any longer.
  func dropCallback() {
    callback = nil
  }

  private func awaitFrame() {
    callback = Callback(wl_surface_frame(proxy)) { [unowned self] in
      callback = nil
      owner.surfaceFrameCallbackCame()
    }
  }

  // MARK: Listeners

  private nonisolated(unsafe) static let listener: UnsafePointer<wl_surface_listener> = {
    var table = wl_surface_listener()
    table.enter = { data, _, output in recover(data, as: Surface.self)?.enter(output) }
    table.leave = { data, _, output in recover(data, as: Surface.self)?.leave(output) }
    return allocateListener(table)
  }()

  private nonisolated(unsafe) static let scaleListener: UnsafePointer<wp_fractional_scale_v1_listener> = {
    var table = wp_fractional_scale_v1_listener()
    table.preferred_scale = { data, _, scale in recover(data, as: Surface.self)?.prefer(scale: scale) }
    return allocateListener(table)
  }()
}

/// Whose surface it is.
protocol SurfaceOwner: AnyObject {
  func surfaceScaleMayHaveChanged()
  /// Further if the surface had been on an output before.
  func surfaceDidEnterOutput(isFurther: Bool)
  func surfaceFrameCallbackCame()
}

/// The arithmetic of scales, in 120ths as `wp_fractional_scale_v1` has them: whole numbers only (W41).
enum Scale {
  /// One device pixel for one logical pixel.
  static let one = 120

  /// The device pixels that cover a logical length, at least 1: rounded half up, as the protocol says.
  static func deviceLength(_ logical: Int, scale120: Int) -> Int {
    max(1, (logical * scale120 + 60) / 120)
  }

  /// The scale of a window that the compositor names no scale for: the largest of the outputs it is on; on none, the
  /// largest of all before it was ever on one, and afterwards the last one (W39, W42).
  static func fromOutputs(entered: [Int], all: [Int], last: Int?) -> Int {
    if let largest = entered.max() { return max(1, largest) * one }
    if let last { return last }
    return max(1, all.max() ?? 1) * one
  }
}
