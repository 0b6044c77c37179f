import CWaylandServer
import CWaylandServerProtocols

/// A `wp_viewport`: it sets the surface's pending source and destination.
final class TestViewport: ServerObject {
  weak var surface: TestSurface?

  nonisolated(unsafe) private static let requests = permanent(
    {
      var table = wp_viewport_interface()
      table.destroy = { _, resource in object(resource, TestViewport.self)?.destroyRequested() }
      table.set_source = { _, resource, x, y, width, height in
        object(resource, TestViewport.self)?.setSource(
          wl_fixed_to_double(x), wl_fixed_to_double(y), wl_fixed_to_double(width), wl_fixed_to_double(height))
      }
      table.set_destination = { _, resource, width, height in
        object(resource, TestViewport.self)?.setDestination(Int(width), Int(height))
      }
      return table
    }())

  init?(_ surface: TestSurface, client: OpaquePointer, version: Int32, id: UInt32) {
    self.surface = surface
    super.init(
      surface.compositor, client: client, interface: hinge_wp_viewport(), version: version, id: id,
      requests: TestViewport.requests)
  }

  private func livingSurface() -> TestSurface? {
    if let surface, surface.isAlive { return surface }
    compositor.violate(.wrongDestructionOrder, "a viewport used after its surface", on: self, code: 3)
    return nil
  }

  private func setSource(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    guard let surface = livingSurface() else { return }
    if x == -1, y == -1, width == -1, height == -1 {
      surface.pending.state.viewportSource = nil
    } else if x < 0 || y < 0 || width <= 0 || height <= 0 {
      compositor.violate(.invalidArgument, "viewport source \(width) x \(height)", on: self, code: 0)
    } else {
      surface.pending.state.viewportSource = (x, y, width, height)
    }
  }

  private func setDestination(_ width: Int, _ height: Int) {
    guard let surface = livingSurface() else { return }
    if width == -1, height == -1 {
      surface.pending.state.viewportDestination = nil
    } else if width <= 0 || height <= 0 {
      compositor.violate(.invalidArgument, "viewport destination \(width) x \(height)", on: self, code: 0)
    } else {
      surface.pending.state.viewportDestination = (width, height)
    }
  }

  private func destroyRequested() {
    surface?.pending.state.viewportSource = nil
    surface?.pending.state.viewportDestination = nil
    destroy()
  }
}
