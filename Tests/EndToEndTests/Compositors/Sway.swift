/// Sway's headless output, drawing with pixman. It refuses root, so a test that runs as root starts it as another user.
final class Sway: ScreenCapturing {
  let process: ChildProcess
  let socket: String
  let ground: UInt32 = 0xff20_4060
  private let directory: TemporaryDirectory
  private let control: String

  /// - Parameters:
  ///   - width: of the output, logical.
  ///   - height: of the output, logical.
  ///   - scale: the output's scale, which may be a fraction.
  init(width: Int = 800, height: Int = 900, scale: Double = 1) throws {
    let user = try User.forUnprivilegedCompositors()
    directory = try TemporaryDirectory(owner: user)
    try directory.makeDirectory("run")
    try directory.write(
      """
      xwayland disable
      output HEADLESS-1 mode \(Int(Double(width) * scale))x\(Int(Double(height) * scale)) scale \(scale) bg #204060 solid_color
      default_border none
      default_floating_border none
      for_window [app_id=".*"] floating enable
      """, to: "sway.conf")
    control = directory.file("run/sway.ipc")
    let sway = [try Tool.sway.path(), "--config", directory.file("sway.conf")]
    let command =
      if let user {
        [try Tool.setpriv.path(), "--reuid=\(user.uid)", "--regid=\(user.gid)", "--clear-groups"] + sway
      } else { sway }
    let started = try CompositorProcess(
      command[0], Array(command.dropFirst()), name: "sway", socket: "wayland-1",
      environment: [
        "WLR_BACKENDS": "headless", "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_RENDERER": "pixman", "SWAYSOCK": control,
      ], in: directory)
    process = started.process
    socket = started.socket
  }

  deinit { stop() }

  func capture() throws -> Picture {
    let shots = try TemporaryDirectory()
    let grim = try ChildProcess(
      Tool.grim.path(), [shots.file("screen.png")], in: shots,
      environment: clientEnvironment.merging(["XDG_RUNTIME_DIR": directory.file("run")]) { $1 })
    guard case .status(0) = try grim.waitForExit() else { throw EndToEndError.unreadablePicture(grim.log) }
    return try Picture(png: shots.file("screen.png"))
  }

  /// Sends one command, as a key binding or a person's script would.
  func command(_ text: String) throws {
    let answers = try TemporaryDirectory()
    let message = try ChildProcess(
      Tool.swaymsg.path(), ["--socket", control, text], in: answers, environment: [:])
    let exit = try message.waitForExit()
    guard exit == .status(0) else { throw EndToEndError.exited("swaymsg \(text)", exit, log: message.log) }
  }
}
