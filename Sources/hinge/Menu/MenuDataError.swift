/// What can be wrong with a menu's data; one human line each.
enum MenuDataError: Error, Hashable {
  /// It is no JSON document, or lacks a key, or has something else in it. `path` leads there, such as `items[2].color`.
  case malformed(path: String, reason: String)
  /// It is written for another program than this, or for a later one.
  case unsupportedVersion(Int)
  /// A menu without any item is none.
  case noItems
  /// Items are known by their ids.
  case emptyID(path: String)
  case duplicateID(String)
  /// A colour is written #RRGGBB.
  case badColor(path: String, found: String)
  /// There is no such picture.
  case missingPicture(String)
}

extension MenuDataError: CustomStringConvertible {
  var description: String {
    switch self {
    case .malformed(let path, let reason): "menu: \(path.isEmpty ? "" : "\(path): ")\(reason)"
    case .unsupportedVersion(let version): "menu: version: expected 1, found \(version)"
    case .noItems: "menu: items: expected at least one, found none"
    case .emptyID(let path): "menu: \(path): expected some text, found none"
    case .duplicateID(let id): "menu: expected every id once, found \(UsageError.quoted(id)) twice"
    case .badColor(let path, let found):
      "menu: \(path): expected a colour as #RRGGBB, found \(UsageError.quoted(found))"
    case .missingPicture(let name): "menu: there is no picture \(UsageError.quoted(name))"
    }
  }
}
