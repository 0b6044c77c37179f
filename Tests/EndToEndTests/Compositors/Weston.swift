/// Weston's headless backend, drawing with pixman: an output and no input device, and no xdg-decoration.
final class Weston: ScreenCapturing {
  let process: ChildProcess
  let socket: String
  let ground: UInt32 = 0xff20_4060
  private let directory: TemporaryDirectory

  /// - Parameters:
  ///   - width: of the output, logical.
  ///   - height: of the output, logical.
  ///   - scale: the output's integer scale.
  init(width: Int = 800, height: Int = 900, scale: Int = 1) throws {
    directory = try TemporaryDirectory()
    try directory.makeDirectory("run")
    try directory.write(
      """
      [core]
      idle-time=0
      [shell]
      panel-position=none
      background-color=0xff204060
      animation=none
      startup-animation=none
      locking=false
      """, to: "weston.ini")
    let started = try CompositorProcess(
      Tool.weston.path(),
      [
        "--backend=headless-backend.so", "--use-pixman", "--width=\(width)", "--height=\(height)", "--scale=\(scale)",
        "--socket=wayland-test", "--config=\(directory.file("weston.ini"))",
        // Who may take screenshots: everybody.
        "--debug",
      ], socket: "wayland-test", in: directory)
    process = started.process
    socket = started.socket
  }

  deinit { stop() }

  func capture() throws -> Picture {
    // It names its file by the second, in the directory it runs in.
    let shots = try TemporaryDirectory()
    let shooter = try ChildProcess(
      Tool.westonScreenshooter.path(), [], in: shots, environment: clientEnvironment)
    guard case .status(0) = try shooter.waitForExit(),
      let name = names(in: shots.path).first(where: { $0.hasSuffix(".png") })
    else { throw EndToEndError.unreadablePicture(shooter.log) }
    return try Picture(png: shots.file(name))
  }
}
