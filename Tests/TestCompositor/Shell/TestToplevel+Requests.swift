import CWaylandServer
import CWaylandServerProtocols

extension TestToplevel {
  nonisolated(unsafe) static let requests = permanent(
    {
      var table = xdg_toplevel_interface()
      table.destroy = { _, resource in object(resource, TestToplevel.self)?.destroyRequested() }
      table.set_parent = { _, _, _ in }
      table.set_title = { _, resource, title in
        object(resource, TestToplevel.self)?.title = title.map { String(cString: $0) }
      }
      table.set_app_id = { _, resource, appID in
        object(resource, TestToplevel.self)?.appID = appID.map { String(cString: $0) }
      }
      table.show_window_menu = { _, resource, _, serial, _, _ in
        object(resource, TestToplevel.self)?.received(.showWindowMenu(serial: serial))
      }
      table.move = { _, resource, _, serial in object(resource, TestToplevel.self)?.received(.move(serial: serial)) }
      table.resize = { _, resource, _, serial, edge in
        object(resource, TestToplevel.self)?.received(.resize(serial: serial, edge: edge))
      }
      table.set_max_size = { _, resource, width, height in
        object(resource, TestToplevel.self)?.setMaximumSize(Int(width), Int(height))
      }
      table.set_min_size = { _, resource, width, height in
        object(resource, TestToplevel.self)?.setMinimumSize(Int(width), Int(height))
      }
      table.set_maximized = { _, resource in object(resource, TestToplevel.self)?.received(.setMaximized) }
      table.unset_maximized = { _, resource in object(resource, TestToplevel.self)?.received(.unsetMaximized) }
      table.set_fullscreen = { _, resource, _ in object(resource, TestToplevel.self)?.received(.setFullscreen) }
      table.unset_fullscreen = { _, resource in object(resource, TestToplevel.self)?.received(.unsetFullscreen) }
      table.set_minimized = { _, resource in object(resource, TestToplevel.self)?.received(.setMinimized) }
      return table
    }())

  private func setMaximumSize(_ width: Int, _ height: Int) {
    if width < 0 || height < 0 {
      compositor.violate(.invalidArgument, "maximum size \(width) x \(height)", on: self, code: 2)
    }
    maximumSize = (width, height)
  }

  private func setMinimumSize(_ width: Int, _ height: Int) {
    if width < 0 || height < 0 {
      compositor.violate(.invalidArgument, "minimum size \(width) x \(height)", on: self, code: 2)
    }
    minimumSize = (width, height)
  }
}
