import CWaylandServer

/// One request or event as it went over the wire.
public struct Message: CustomStringConvertible, Sendable {
  public enum Direction: Sendable { case request, event }

  public enum Argument: Equatable, Sendable, CustomStringConvertible {
    case int(Int32)
    case uint(UInt32)
    case fixed(Double)
    case string(String?)
    /// The number of an object, 0 for none.
    case object(UInt32)
    case newObject(UInt32)
    case array(byteCount: Int)
    case descriptor

    public var description: String {
      switch self {
      case .int(let value): "\(value)"
      case .uint(let value): "\(value)"
      case .fixed(let value): "\(value)"
      case .string(let value): value.map { "\"\($0)\"" } ?? "nil"
      case .object(let id): id == 0 ? "nil" : "@\(id)"
      case .newObject(let id): "new @\(id)"
      case .array(let count): "array[\(count)]"
      case .descriptor: "fd"
      }
    }
  }

  public let direction: Direction
  public let interface: String
  public let objectID: UInt32
  /// As in the protocol's XML: `commit`.
  public let name: String
  public let arguments: [Argument]

  /// Interface and name: `wl_surface.commit`.
  public var qualifiedName: String { "\(interface).\(name)" }

  public var description: String {
    "\(direction == .request ? "->" : "<-") \(interface)@\(objectID).\(name)"
      + "(\(arguments.map(\.description).joined(separator: ", ")))"
  }

  init?(_ direction: Direction, _ message: wl_protocol_logger_message) {
    guard let resource = message.resource, let description = message.message,
      let name = description.pointee.name, let signature = description.pointee.signature
    else { return nil }
    self.direction = direction
    interface = String(cString: wl_resource_get_class(resource))
    objectID = wl_resource_get_id(resource)
    self.name = String(cString: name)
    var arguments: [Argument] = []
    var next = message.arguments
    for character in String(cString: signature).utf8 {
      guard let argument = Message.argument(Character(UnicodeScalar(character)), next?.pointee) else { continue }
      arguments.append(argument)
      next = next?.advanced(by: 1)
    }
    self.arguments = arguments
  }

  /// Nil for the signature's digits and question marks, which stand for no argument.
  private static func argument(_ type: Character, _ value: wl_argument?) -> Argument? {
    guard let value else { return nil }
    switch type {
    case "i": return .int(value.i)
    case "u": return .uint(value.u)
    case "f": return .fixed(wl_fixed_to_double(value.f))
    case "s": return .string(value.s.map { String(cString: $0) })
    case "o": return .object(value.o.map { wl_resource_get_id(UnsafeMutablePointer(OpaquePointer($0))) } ?? 0)
    case "n": return .newObject(value.n)
    case "a": return .array(byteCount: value.a.map { $0.pointee.size } ?? 0)
    case "h": return .descriptor
    default: return nil
    }
  }
}
