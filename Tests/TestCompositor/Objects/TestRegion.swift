import CWaylandServer
import CWaylandServerProtocols

/// A `wl_region`: the rectangles that were added, in order. Subtraction keeps them but marks the region as inexact.
final class TestRegion: ServerObject {
  private(set) var rectangles: [Rectangle] = []
  private(set) var isExact = true

  nonisolated(unsafe) private static let requests = permanent(
    {
      var table = wl_region_interface()
      table.destroy = { _, resource in object(resource, TestRegion.self)?.destroy() }
      table.add = { _, resource, x, y, width, height in
        object(resource, TestRegion.self)?.rectangles.append(Rectangle(x, y, width, height))
      }
      table.subtract = { _, resource, _, _, _, _ in object(resource, TestRegion.self)?.isExact = false }
      return table
    }())

  init?(_ compositor: TestCompositor, client: OpaquePointer, id: UInt32) {
    super.init(
      compositor, client: client, interface: hinge_wl_region(), version: 1, id: id, requests: TestRegion.requests)
  }
}
