/// Something to choose in a menu, and what the detail shows when it is chosen.
public struct MenuItem: Hashable, Identifiable {
  /// What it is known by: never empty, and no other item of its document has it.
  public var id: String
  /// A few words; other items may have the same.
  public var title: String
  /// What choosing it says, in a sentence; may be empty.
  public var subtitle: String
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
    id: String, title: String, subtitle: String = "", text: String = "", author: String = "",
    color: ThemedColor? = nil, icon: String? = nil, picture: String? = nil, value: String? = nil,
    command: [String] = []
  ) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.text = text
    self.author = author
    self.color = color
    self.icon = icon
    self.picture = picture
    self.value = value
    self.command = command
  }
}

extension MenuItem: Decodable {
  private enum Key: String, CodingKey, CaseIterable {
    case id, title, subtitle, text, author, color, icon, picture, value, command
  }

  public init(from decoder: any Decoder) throws {
    let object = try DocumentObject<Key>(decoder)
    id = try object.text(.id)
    guard !id.isEmpty else { throw object.error(.id, expected: "some text", found: "none") }
    title = try object.text(.title)
    subtitle = try object.textIfPresent(.subtitle) ?? ""
    text = try object.textIfPresent(.text) ?? ""
    author = try object.textIfPresent(.author) ?? ""
    color = try object.colorIfPresent(.color).map(ThemedColor.init)
    icon = try object.textIfPresent(.icon)
    picture = try object.textIfPresent(.picture)
    value = try object.textIfPresent(.value)
    command = []
  }
}
