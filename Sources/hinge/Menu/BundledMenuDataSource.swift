import HingeKit
import MenuDocuments
import Resources

/// A menu that is built into the program.
@MainActor final class BundledMenuDataSource: MenuDataSource {
  let document: MenuDocument

  /// Reads an example, or `MenuItems.json` for nil: seven answers to an invitation. Throws what is wrong with it, which
  /// a test keeps at nothing.
  convenience init(_ example: Example? = nil) throws(MenuDocumentErrors) {
    try self.init(json: example.map { Resources.file(at: $0.path) ?? [] } ?? Resources.menuItems)
  }

  /// Reads a menu whose pictures are built in.
  init(json: [UInt8]) throws(MenuDocumentErrors) { document = try MenuDocument(json: json) }

  /// An example names its pictures from its own folder, so that its file can be shown as well.
  func picture(named name: String) -> PictureSource {
    let path = name.hasPrefix("../") ? String(name.dropFirst(3)) : name
    // What is not built in is as broken as an empty file.
    return .data(Resources.file(at: path) ?? [], name: path)
  }
}

/// One menu document for each of the designs, built into the program.
enum Example: String, CaseIterable {
  /// Starts open and stays so: the first hinged design.
  case taskChooser = "task-chooser"
  /// Starts folded, shows the first item and folds after each selection: the second.
  case door
  /// A gallery at either side.
  case slideOut = "slide-out"
  /// Long details under a header that rolls up.
  case floatingBurger = "floating-burger"

  /// Where its document is among the program's resources.
  var path: String { "Examples/\(rawValue).json" }

  /// The names, for messages.
  static let names = allCases.map(\.rawValue).joined(separator: ", ")
}
