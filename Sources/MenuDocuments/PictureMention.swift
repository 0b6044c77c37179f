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
