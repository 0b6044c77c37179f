import Glibc

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
  /// A system call failed; the number is its `errno`.
  case system(String, Int32)

  /// One line for a person, without the program's name and without a full stop.
  public var description: String {
    switch self {
    case .noCompositor(let place): "no Wayland compositor: \(place)"
    case .missingGlobals(let names): "the compositor lacks \(names.joined(separator: ", "))"
    case .connectionLost(let how): "the connection to the compositor is lost: \(how)"
    case .protocolError(let interface, let code, let message):
      "the compositor reports a protocol error: \(interface), code \(code): \(message)"
    case .system(let call, let number): "\(call): \(WaylandError.text(of: number))"
    }
  }

  /// The system's words for an error number.
  static func text(of number: Int32) -> String {
    guard let text = strerror(number) else { return "error \(number)" }
    return String(cString: text)
  }
}
