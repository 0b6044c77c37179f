import FoundationEssentials
import HingeKit

/// A menu as it is written down: JSON, version 1.
struct MenuDocument: Hashable {
  /// What heads a long detail.
  enum Header: String, CaseIterable {
    /// Nothing but the bar.
    case none
    /// A title with a rule that rolls up into a button (section 3 of the specification).
    case floatingBurger = "floating-burger"
  }

  var title: String
  /// What stands where nothing is chosen yet; may be empty.
  var prompt: String
  var header: Header
  var left: MenuPanel?
  var right: MenuPanel?

  /// Reads and checks a whole document.
  init(json: [UInt8]) throws(MenuDataError) {
    do {
      self = try JSONDecoder().decode(MenuDocument.self, from: Data(json))
    } catch let error as MenuDataError {
      throw error
    } catch let error as DecodingError {
      throw MenuDataError(error)
    } catch {
      throw .malformed(path: "", expected: "a JSON document", found: nil)
    }
  }

  /// At least one, the left one first.
  var panels: [MenuPanel] { [left, right].compactMap { $0 } }

  /// Of both panels, the left one's first.
  var items: [MenuItem] { panels.flatMap(\.items) }

  /// The item of that id; nil if there is none. Linear in the number of items.
  func item(withID id: String) -> MenuItem? { items.first { $0.id == id } }

  /// What is shown where nothing else was asked for: the first item of the panel that shows it; nil for nothing.
  var firstItem: MenuItem? { panels.first(where: \.showsFirstItem)?.items.first }
}

extension MenuDocument: Decodable {
  private enum Key: String, CodingKey, CaseIterable {
    case version, title, prompt, header, left, right
  }

  /// Read before everything else: another version may have any keys.
  private struct Version: Decodable {
    var version: Int
  }

  init(from decoder: any Decoder) throws {
    let version = try Version(from: decoder).version
    guard version == 1 else {
      throw MenuDataError.malformed(path: "version", expected: "1", found: "\(version)")
    }
    let object = try DocumentObject<Key>(decoder)
    title = try object.text(.title)
    prompt = try object.textIfPresent(.prompt) ?? ""
    header = try object.choiceIfPresent(.header) ?? .none
    left = try object.objectIfPresent(.left)
    right = try object.objectIfPresent(.right)
    guard left != nil || right != nil else {
      throw MenuDataError.malformed(path: "", expected: "left or right", found: "neither")
    }
    if left?.isOpen == true, right?.isOpen == true {
      throw MenuDataError.malformed(path: "right.open", expected: "one open panel at most", found: "two")
    }
    if let peek = left?.slide?.peek, let other = right?.slide?.peek, peek != other {
      throw MenuDataError.malformed(path: "right.peek", expected: "\(peek) as on the left", found: "\(other)")
    }
    try checkIDs()
  }

  private func checkIDs() throws {
    var ids: Set<String> = []
    for (side, panel) in [("left", left), ("right", right)] {
      for (index, item) in (panel?.items ?? []).enumerated() where !ids.insert(item.id).inserted {
        throw MenuDataError.malformed(
          path: "\(side).items[\(index)].id", expected: "an id of its own",
          found: "\(UsageError.quoted(item.id)) once more")
      }
    }
  }
}
