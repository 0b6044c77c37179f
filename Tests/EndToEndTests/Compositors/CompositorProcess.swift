import CEndToEnd

/// Starts a compositor and waits until it takes clients.
struct CompositorProcess {
  let directory: TemporaryDirectory
  let process: ChildProcess
  let socket: String

  /// What every compositor gets: nothing of the person's own session or configuration.
  static func environment(in directory: TemporaryDirectory) -> [String: String] {
    [
      "HOME": directory.path, "XDG_CONFIG_HOME": directory.path, "XDG_CACHE_HOME": directory.path,
      "XDG_DATA_HOME": directory.path, "XDG_RUNTIME_DIR": directory.file("run"), "LANG": "C.UTF-8",
      "LIBGL_ALWAYS_SOFTWARE": "1",
    ]
  }

  /// - Parameters:
  ///   - socket: the name of its socket in its runtime directory, which is `run` in its directory.
  init(
    _ executable: String, _ arguments: [String], name: String? = nil, socket: String,
    environment: [String: String] = [:], in directory: TemporaryDirectory
  ) throws {
    self.directory = directory
    let path = directory.file("run/\(socket)")
    process = try ChildProcess(
      executable, arguments, name: name, in: directory,
      environment: Self.environment(in: directory).merging(environment) { $1 })
    self.socket = path
    // Between bind and listen a socket exists that refuses: no file's change tells when that is over.
    try process.wait(for: "its socket", watching: directory.file("run"), atLeastEvery: 10) {
      Self.accepts(path) ? true : nil
    }
  }

  /// Whether a Wayland client can connect there.
  private static func accepts(_ path: String) -> Bool {
    guard let display = wl_display_connect(path) else { return false }
    defer { wl_display_disconnect(display) }
    return wl_display_roundtrip(display) >= 0
  }
}
