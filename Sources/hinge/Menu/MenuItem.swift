import Drawing

/// Something to choose in a menu, and what the detail shows when it is chosen.
struct MenuItem: Hashable, Identifiable {
  /// What it is known by: never empty, and no other item of its document has it.
  var id: String
  /// A few words; other items may have the same.
  var title: String
  /// What choosing it says, in a sentence; may be empty.
  var subtitle: String
  /// What the detail tells below the picture, a line for each paragraph; may be empty.
  var text: String
  /// Who made the picture; may be empty.
  var author: String
  /// The ground of its row and of its detail; nil for the window's.
  var color: Color?
  /// Where its row's picture in a hinged menu is, as its document writes it; drawn 80 x 80.
  var icon: String?
  /// Where its detail's picture is, and its row's in a sliding panel.
  var picture: String?
}

extension MenuItem: Decodable {
  private enum Key: String, CodingKey, CaseIterable {
    case id, title, subtitle, text, author, color, icon, picture
  }

  init(from decoder: any Decoder) throws {
    let object = try DocumentObject<Key>(decoder)
    id = try object.text(.id)
    guard !id.isEmpty else { throw object.error(.id, expected: "some text", found: "none") }
    title = try object.text(.title)
    subtitle = try object.textIfPresent(.subtitle) ?? ""
    text = try object.textIfPresent(.text) ?? ""
    author = try object.textIfPresent(.author) ?? ""
    color = try object.colorIfPresent(.color)
    icon = try object.textIfPresent(.icon)
    picture = try object.textIfPresent(.picture)
  }
}
