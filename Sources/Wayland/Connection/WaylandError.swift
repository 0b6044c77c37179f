import Loop

/// What can go wrong between this program and the compositor. Its description is one line for a person to read.
public enum WaylandError: Error, Equatable, CustomStringConvertible {
  /// No compositor answers; the text says where it was looked for.
  case noCompositor(String)
  /// The compositor lacks interfaces that nothing works without.
  case missingGlobals([String])
  /// The compositor went away; the text says how that was noticed.
  case connectionLost(String)
  /// The compositor ended the connection because of a request of ours.
  case protocolError(interface: String, code: UInt32, message: String)
  /// The system is out of something that the connection or a window needs; the compositor is not to blame.
  case system(SystemError)

  /// One line for a person, without the program's name and without a full stop.
  public var description: String {
    switch self {
    case .noCompositor(let place): "no Wayland compositor: \(place)"
    case .missingGlobals(let names): "the compositor lacks \(names.joined(separator: ", "))"
    case .connectionLost(let how): "the connection to the compositor is lost: \(how)"
    case .protocolError(let interface, let code, let message):
      "the compositor reports a protocol error: \(interface), code \(code): \(message)"
    case .system(let error): "\(error)"
    }
  }
}
