/// A real compositor with no screen, run by a test in a directory of its own.
protocol HeadlessCompositor: AnyObject {
  /// The compositor's own process.
  var process: ChildProcess { get }
  /// The absolute path of the socket its clients connect to.
  var socket: String { get }
}

extension HeadlessCompositor {
  /// What a client needs in its environment.
  var clientEnvironment: [String: String] { ["WAYLAND_DISPLAY": socket] }

  /// Ends the compositor as a person's logging out would.
  func stop() {
    process.terminate()
  }
}
