/// Something that a real compositor answers with a protocol error, and thus with a disconnection, or that spoils a
/// picture on one.
public struct Violation: CustomStringConvertible, Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    case bufferBeforeConfigure
    case invalidSerial
    case roleMisuse
    case wrongDestructionOrder
    case scaleMismatch
    case sizeMismatch
    case fractionalWithBufferScale
    case attachOffset
    case missingCapability
    case invalidArgument
    case bufferWrittenWhileHeld
  }

  public let kind: Kind
  /// What was done, in words.
  public let text: String

  public var description: String { "\(kind): \(text)" }
}
