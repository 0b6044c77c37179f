import FoundationEssentials

/// A menu as it is written down: JSON, version 1.
public struct MenuDocument: Hashable {
  /// What heads a long detail.
  public enum Header: String, CaseIterable, Sendable {
    /// Nothing but the bar.
    case none
    /// A title with a rule that rolls up into a button (section 3 of the specification).
    case floatingBurger = "floating-burger"
  }

  /// Which way the window is laid out.
  public enum Direction: String, CaseIterable, Sendable {
    /// As the text reads: that of the first title with a direction.
    case auto
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  public var title: String
  /// What stands where nothing is chosen yet; may be empty.
  public var prompt: String
  public var header: Header
  public var direction = Direction.auto
  public var colors = MenuColors()
  public var textSizes = TextSizes()
  public var left: MenuPanel?
  public var right: MenuPanel?

  public init(
    title: String, prompt: String = "", header: Header = .none, left: MenuPanel? = nil, right: MenuPanel? = nil
  ) {
    self.title = title
    self.prompt = prompt
    self.header = header
    self.left = left
    self.right = right
  }

  /// Reads and checks a whole document.
  public init(json: [UInt8]) throws(MenuDataError) {
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
  public var panels: [MenuPanel] { [left, right].compactMap { $0 } }

  /// Of both panels, the left one's first.
  public var items: [MenuItem] { panels.flatMap(\.items) }

  /// The item of that id; nil if there is none. Linear in the number of items.
  public func item(withID id: String) -> MenuItem? { items.first { $0.id == id } }

  /// What is shown where nothing else was asked for: the first item of the panel that shows it; nil for nothing.
  public var firstItem: MenuItem? { panels.first(where: \.showsFirstItem)?.items.first }
}

extension MenuDocument: Decodable {
  private enum Key: String, CodingKey, CaseIterable {
    case version, title, prompt, header, left, right
  }

  /// Read before everything else: another version may have any keys.
  private struct Version: Decodable {
    var version: Int
  }

  public init(from decoder: any Decoder) throws {
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
      for (index, item) in (panel?.items ?? .listed([])).enumerated() where !ids.insert(item.id).inserted {
        throw MenuDataError.malformed(
          path: "\(side).items[\(index)].id", expected: "an id of its own",
          found: "\(item.id.quoted) once more")
      }
    }
  }
}
