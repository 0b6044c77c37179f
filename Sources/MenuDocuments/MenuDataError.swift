/// What can be wrong with a menu's data; one human line each.
public enum MenuDataError: Error, Hashable {
  /// It is no JSON document, or lacks a key, or has something else in it. `path` leads there, such as
  /// `left.items[2].color`; it is empty for the whole document.
  case malformed(path: String, expected: String, found: String?)
  /// There is no such picture.
  case missingPicture(String)
}

extension MenuDataError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .malformed(let path, let expected, let found):
      "menu: \(path.isEmpty ? "" : "\(path): ")expected \(expected)\(found.map { ", found \($0)" } ?? "")"
    case .missingPicture(let name): "menu: there is no picture \(name.quoted)"
    }
  }
}

extension MenuDataError {
  /// Says where in the document the decoder stopped, and what it missed there.
  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self = .malformed(path: Self.path(context.codingPath + [key]), expected: "this key", found: "nothing")
    case .typeMismatch(let type, let context):
      self = .malformed(path: Self.path(context.codingPath), expected: Self.name(of: type), found: nil)
    case .valueNotFound(let type, let context):
      self = .malformed(path: Self.path(context.codingPath), expected: Self.name(of: type), found: "null")
    case .dataCorrupted(let context):
      self = .malformed(path: Self.path(context.codingPath), expected: "a JSON document", found: nil)
    @unknown default:
      self = .malformed(path: "", expected: "a JSON document", found: nil)
    }
  }

  /// As a person would write the way to a value: `left.items[2].color`.
  static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "some text"
    case is Int.Type: "a whole number"
    case is Double.Type: "a number"
    case is Bool.Type: "true or false"
    case is [Any].Type: "a list"
    default: "an object"
    }
  }
}
