import CWaylandServer
import CWaylandServerProtocols

extension TestSurface {
  nonisolated(unsafe) static let requests = permanent(
    {
      var table = wl_surface_interface()
      table.destroy = { _, resource in object(resource, TestSurface.self)?.destroyRequested() }
      table.attach = { _, resource, buffer, x, y in
        object(resource, TestSurface.self)?.attach(buffer, x: Int(x), y: Int(y))
      }
      table.damage = { _, resource, x, y, width, height in
        object(resource, TestSurface.self)?.pending.surfaceDamage.append(Rectangle(x, y, width, height))
      }
      table.damage_buffer = { _, resource, x, y, width, height in
        object(resource, TestSurface.self)?.pending.bufferDamage.append(Rectangle(x, y, width, height))
      }
      table.frame = { client, resource, id in
        guard let client, let surface = object(resource, TestSurface.self),
          let callback = FrameCallback(surface.compositor, client: client, id: id)
        else { return }
        surface.pending.frameCallbacks.append(callback)
      }
      table.set_opaque_region = { _, resource, region in
        object(resource, TestSurface.self)?.pending.state.opaqueRegion = object(region, TestRegion.self)?.rectangles
      }
      table.set_input_region = { _, resource, region in
        object(resource, TestSurface.self)?.pending.state.inputRegion = object(region, TestRegion.self)?.rectangles
      }
      table.commit = { _, resource in object(resource, TestSurface.self)?.commit() }
      table.set_buffer_transform = { _, resource, transform in
        object(resource, TestSurface.self)?.pending.state.transform = Int(transform)
      }
      table.set_buffer_scale = { _, resource, scale in
        object(resource, TestSurface.self)?.setScale(Int(scale))
      }
      table.offset = { _, resource, x, y in
        object(resource, TestSurface.self)?.pending.offset = (Int(x), Int(y))
      }
      return table
    }())

  private func attach(_ buffer: Resource?, x: Int, y: Int) {
    if version >= 5, x != 0 || y != 0 {
      compositor.violate(.attachOffset, "attach at \(x), \(y) at version \(version)", on: self, code: 3)
    }
    if version < 5 { pending.offset = (x, y) }
    pending.didAttach = true
    pending.state.buffer = buffer.flatMap { compositor.buffer(for: $0) }
  }

  private func setScale(_ scale: Int) {
    guard scale >= 1 else {
      compositor.violate(.invalidArgument, "buffer scale \(scale)", on: self, code: 0)
      return
    }
    pending.state.scale = scale
  }

  private func destroyRequested() {
    if case .xdg(let xdg) = role, xdg.isAlive {
      compositor.violate(.wrongDestructionOrder, "wl_surface destroyed before its xdg_surface")
    }
    destroy()
  }
}
