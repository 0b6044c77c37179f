import Glibc

/// What can go wrong around a compositor under test, each told in one line and whatever the process itself said.
enum EndToEndError: Error, CustomStringConvertible {
  /// A program that the tests need is not installed.
  case missingTool(String, package: String)
  /// The account that runs compositors which refuse root does not exist.
  case missingUser(String)
  /// Something did not happen in time. `log` is what the process has said so far.
  case timedOut(waitingFor: String, log: String)
  /// A process ended, though it was still needed.
  case exited(String, ChildProcess.Exit, log: String)
  /// A system call failed.
  case system(String, Int32)
  /// A picture could not be read.
  case unreadablePicture(String)
  /// The compositor does not offer something that it must.
  case missingGlobal(String)

  var description: String {
    switch self {
    case .missingTool(let name, let package):
      "\(name) is not installed: apt-get install \(package), or run ./meson-helpers/test"
    case .missingUser(let name):
      "there is no user \(name), and this compositor refuses to run as root: run ./meson-helpers/test, which makes it"
    case .timedOut(let what, let log): "timed out waiting for \(what)\n\(log)"
    case .exited(let name, let exit, let log): "\(name) ended early (\(exit))\n\(log)"
    case .system(let call, let code): "\(call): \(String(cString: strerror(code)))"
    case .unreadablePicture(let what): "no readable picture: \(what)"
    case .missingGlobal(let name): "the compositor does not offer \(name)"
    }
  }
}
