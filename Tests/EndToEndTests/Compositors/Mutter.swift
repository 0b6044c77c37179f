/// Mutter, GNOME's compositor, with a virtual monitor. It has no screenshots without GNOME Shell.
final class Mutter: HeadlessCompositor {
  let process: ChildProcess
  let socket: String
  private let bus: SessionBus

  init(width: Int = 1280, height: Int = 800) throws {
    bus = try SessionBus()
    let directory = try TemporaryDirectory()
    try directory.makeDirectory("run")
    let started = try CompositorProcess(
      Tool.mutter.path(),
      [
        "--headless", "--virtual-monitor", "\(width)x\(height)", "--wayland", "--no-x11",
        "--wayland-display=wayland-test",
      ], socket: "wayland-test",
      environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address, "GSETTINGS_BACKEND": "memory"], in: directory)
    process = started.process
    socket = started.socket
  }

  deinit { stop() }
}
