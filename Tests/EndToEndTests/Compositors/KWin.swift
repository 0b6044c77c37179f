import CLinux
import Glibc

/// KWin with a virtual output, true touch through its fake-input protocol, and screenshots over D-Bus.
final class KWin: ScreenCapturing {
  let process: ChildProcess
  let socket: String
  let ground: UInt32 = 0xff00_0000
  /// The output's scale.
  let scale: Double
  private let bus: SessionBus
  private let directory: TemporaryDirectory

  /// - Parameters:
  ///   - width: of the output, logical.
  ///   - height: of the output, logical.
  init(width: Int = 800, height: Int = 900, scale: Double = 1) throws {
    self.scale = scale
    bus = try SessionBus()
    directory = try TemporaryDirectory()
    try directory.makeDirectory("run")
    // Windows come up in the corner, at once.
    try directory.write("[Windows]\nPlacement=ZeroCornered\n", to: "kwinrc")
    try directory.write("[KDE]\nAnimationDurationFactor=0\n", to: "kdeglobals")
    // Debian's file carries a capability, with which it does not start everywhere; its copy carries none. The name
    // must stay: KWin's own platform plugin asks for it.
    try copy(Tool.kwin.path(), to: directory.makeDirectory("bin") + "/kwin_wayland")
    let started = try CompositorProcess(
      directory.file("bin/kwin_wayland"),
      [
        "--virtual", "--width", "\(width)", "--height", "\(height)", "--scale", "\(scale)", "--no-lockscreen",
        "--no-global-shortcuts", "--socket", "wayland-test",
      ], socket: "wayland-test",
      environment: [
        "DBUS_SESSION_BUS_ADDRESS": bus.address, "KWIN_COMPOSE": "O2", "KWIN_WAYLAND_NO_PERMISSION_CHECKS": "1",
        "KWIN_SCREENSHOT_NO_PERMISSION_CHECKS": "1", "XCURSOR_SIZE": "24",
      ], in: directory)
    process = started.process
    socket = started.socket
  }

  deinit { stop() }

  func capture() throws -> Picture {
    var ends: [Int32] = [0, 0]
    guard pipe2(&ends, O_CLOEXEC) == 0 else { throw EndToEndError.system("pipe2", errno) }
    defer { close(ends[0]) }
    let answer: String
    do {
      defer { close(ends[1]) }
      answer = try bus.call(
        "org.kde.KWin.ScreenShot2.CaptureWorkspace", of: "org.kde.KWin", at: "/org/kde/KWin/ScreenShot2",
        ["{'native-resolution': <true>}", "3"], descriptors: [3: ends[1]])
    }
    let bytes = try readToEnd(ends[0], within: .seconds(10))
    // ({'format': <uint32 6>, 'height': <uint32 900>, 'scale': <1.0>, 'stride': <uint32 3200>, ...
    func number(_ key: String) throws -> Int {
      guard let start = answer.firstRange(of: "'\(key)': <uint32 ")?.upperBound,
        let number = Int(answer[start...].prefix { $0 != ">" })
      else { throw EndToEndError.unreadablePicture(answer) }
      return number
    }
    return try Picture(
      raw: bytes, width: number("width"), height: number("height"), stride: number("stride"), isOpaque: true)
  }
}

/// Copies an executable, without its capabilities.
private func copy(_ source: String, to target: String) throws {
  let bytes = readFile(source)
  guard !bytes.isEmpty, let file = fopen(target, "we") else { throw EndToEndError.system("copy \(source)", errno) }
  fwrite(bytes, 1, bytes.count, file)
  guard fclose(file) == 0, chmod(target, 0o755) == 0 else { throw EndToEndError.system("copy \(source)", errno) }
}

/// All that comes through a pipe.
private func readToEnd(_ descriptor: Int32, within limit: Duration) throws -> [UInt8] {
  let deadline = Deadline(after: limit)
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 65536)
  while true {
    var readable = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&readable, 1, deadline.milliseconds) > 0 else {
      throw EndToEndError.timedOut(waitingFor: "a picture", log: "")
    }
    let count = read(descriptor, &chunk, chunk.count)
    guard count > 0 else { return bytes }
    bytes += chunk[..<count]
  }
}
