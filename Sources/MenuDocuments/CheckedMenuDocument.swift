/// A document that was read and is as it should be, and where it names pictures.
public struct CheckedMenuDocument {
  /// What was read.
  public let document: MenuDocument
  private let references: [MenuDocumentReader.Reference]
  private let source: [UInt8]

  /// Reads and checks a whole document. Throws all that is wrong with it.
  public init(json: [UInt8]) throws(MenuDocumentErrors) {
    var reader = MenuDocumentReader()
    document = try reader.document(in: json)
    references = reader.references
    source = json
  }

  /// In the order of their places. Linear in the document's length.
  public func pictures() -> [PictureMention] {
    let sorted = references.sorted { $0.offset < $1.offset }
    let places = TextPlace.places(ofBytes: sorted.map(\.offset), in: source)
    return zip(sorted, places).map { PictureMention(name: $0.name, place: $1, path: $0.path.spelled) }
  }
}

/// A place in a document that names a picture.
public struct PictureMention: Hashable {
  /// As it is written: a file's name, or that of an icon.
  public var name: String
  /// Where the name stands.
  public var place: TextPlace
  /// The way there through the document, such as `left.items[2].icon`.
  public var path: String

  /// Takes all of it as it is.
  public init(name: String, place: TextPlace, path: String) {
    self.name = name
    self.place = place
    self.path = path
  }
}
