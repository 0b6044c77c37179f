import Drawing
import FoundationEssentials

/// A menu as it is written down: JSON, version 1.
struct MenuDocument: Hashable {
  var title: String
  /// What stands where nothing is chosen yet; may be empty.
  var prompt: String
  var items: [MenuItem]

  /// Reads and checks a whole document.
  init(json: [UInt8]) throws(MenuDataError) {
    let written: Written
    do {
      written = try JSONDecoder().decode(Written.self, from: Data(json))
    } catch let error as DecodingError {
      throw MenuDataError(error)
    } catch {
      throw .malformed(path: "", reason: "expected a JSON document")
    }
    guard written.version == 1 else { throw .unsupportedVersion(written.version) }
    guard !written.items.isEmpty else { throw .noItems }
    title = written.title
    prompt = written.prompt ?? ""
    items = []
    var ids: Set<String> = []
    for (index, item) in written.items.enumerated() {
      let path = "items[\(index)]"
      guard !item.id.isEmpty else { throw .emptyID(path: "\(path).id") }
      guard ids.insert(item.id).inserted else { throw .duplicateID(item.id) }
      guard let color = Color(hex: item.color), color.alpha == 1 else {
        throw .badColor(path: "\(path).color", found: item.color)
      }
      items.append(
        MenuItem(
          id: item.id, title: item.title, text: item.text ?? "", color: color, icon: item.icon, picture: item.picture))
    }
  }

  /// The document's own keys.
  private struct Written: Decodable {
    var version: Int
    var title: String
    var prompt: String?
    var items: [WrittenItem]
  }

  private struct WrittenItem: Decodable {
    var id: String
    var title: String
    var text: String?
    var color: String
    var icon: String
    var picture: String
  }
}

extension MenuDataError {
  /// Says where in the document the decoder stopped, and what it missed there.
  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self = .malformed(path: Self.path(context.codingPath + [key]), reason: "expected this key, found nothing")
    case .typeMismatch(let type, let context):
      self = .malformed(path: Self.path(context.codingPath), reason: "expected \(Self.name(of: type))")
    case .valueNotFound(let type, let context):
      self = .malformed(path: Self.path(context.codingPath), reason: "expected \(Self.name(of: type)), found null")
    case .dataCorrupted(let context):
      self = .malformed(path: Self.path(context.codingPath), reason: "expected a JSON document")
    @unknown default:
      self = .malformed(path: "", reason: "expected a JSON document")
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
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
    case is [Any].Type: "a list"
    default: "an object"
    }
  }
}
