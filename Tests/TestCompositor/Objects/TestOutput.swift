import CWaylandServer
import CWaylandServerProtocols

/// A `wl_output`, and the objects that clients bound to it.
public final class TestOutput {
  unowned(unsafe) let compositor: TestCompositor
  /// `wl_output.scale`.
  public private(set) var scale: Int
  /// Device pixels.
  public let width: Int
  /// Device pixels.
  public let height: Int
  private var global: Global?
  private var bound: [Weak<BoundOutput>] = []

  /// Device size over scale.
  public var logicalSize: (width: Int, height: Int) { (width / scale, height / scale) }

  init(_ compositor: TestCompositor, _ configuration: TestCompositor.Configuration.Output, version: Int) {
    self.compositor = compositor
    scale = configuration.scale
    width = configuration.width
    height = configuration.height
    global = Global(compositor.display, hinge_wl_output(), version: Int32(version)) { [unowned self] in
      self.bind(client: $0, version: $1, id: $2)
    }
  }

  private func bind(client: OpaquePointer, version: Int32, id: UInt32) {
    guard let output = BoundOutput(compositor, client: client, version: version, id: id) else { return }
    bound.append(Weak(output))
    output.describe(self)
    for surface in compositor.surfaces where surface.outputs.contains(where: { $0 === self }) {
      output.sendEnter(surface)
    }
  }

  /// Announces another scale.
  public func setScale(_ scale: Int) {
    self.scale = scale
    for output in living { output.sendScale(scale) }
  }

  /// Sends `wl_surface.enter`.
  public func enter(_ surface: TestSurface) {
    if !surface.outputs.contains(where: { $0 === self }) { surface.outputs.append(self) }
    for output in living { output.sendEnter(surface) }
  }

  /// Sends `wl_surface.leave`.
  public func leave(_ surface: TestSurface) {
    surface.outputs.removeAll { $0 === self }
    for output in living { output.sendLeave(surface) }
  }

  /// Unplugs it: the global goes; surfaces are told that they left it only when `leaving` is true, for not every
  /// compositor says so.
  public func remove(leaving: Bool = true) {
    for surface in compositor.surfaces where surface.outputs.contains(where: { $0 === self }) {
      if leaving { leave(surface) } else { surface.outputs.removeAll { $0 === self } }
    }
    global?.withdraw()
    compositor.remove(self)
  }

  private var living: [BoundOutput] { bound.compactMap(\.object).filter(\.isAlive) }
}
