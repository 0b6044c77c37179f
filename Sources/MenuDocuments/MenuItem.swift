/// Something to choose in a menu, and what the detail shows when it is chosen.
public struct MenuItem: Hashable, Identifiable {
  /// What it is known by: never empty, and no other item of its document has it.
  public var id: String
  /// A few words; other items may have the same.
  public var title: String
  /// What choosing it says, in a sentence; may be empty.
  public var subtitle: String
  /// A few words at the row's trailing end, as a price; may be empty.
  public var trailing: String
  /// A count or a word on a plate at the row's trailing end, as how many messages there are; may be empty.
  public var badge: String
  /// What the detail tells below the picture, a line for each paragraph; may be empty.
  public var text: String
  /// Who made the picture; may be empty.
  public var author: String
  /// The ground of its row and of its detail; nil for the window's.
  public var color: ThemedColor?
  /// Its row's picture in a hinged menu: a file as its document writes it, or the name of an icon; drawn 80 x 80.
  public var icon: String?
  /// Where its detail's picture is, and its row's in a sliding panel.
  public var picture: String?
  /// What is printed when it is chosen; nil for its title.
  public var value: String?
  /// The program to run when it is chosen, and its arguments; empty for none.
  public var command: [String]

  public init(
    id: String, title: String, subtitle: String = "", trailing: String = "", badge: String = "", text: String = "",
    author: String = "",
    color: ThemedColor? = nil, icon: String? = nil, picture: String? = nil, value: String? = nil,
    command: [String] = []
  ) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.trailing = trailing
    self.badge = badge
    self.text = text
    self.author = author
    self.color = color
    self.icon = icon
    self.picture = picture
    self.value = value
    self.command = command
  }
}

/// The items of a panel, in the order of their rows: those of a document, or lines that may still be arriving.
public enum MenuItems: Hashable {
  case listed([MenuItem])
  /// Equal only to itself.
  case lines(LineList)
}

extension MenuItems: RandomAccessCollection {
  public var startIndex: Int { 0 }

  public var endIndex: Int {
    switch self {
    case .listed(let items): items.count
    case .lines(let lines): lines.count
    }
  }

  public subscript(index: Int) -> MenuItem {
    switch self {
    case .listed(let items): items[index]
    case .lines(let lines): lines.item(at: index)
    }
  }
}
