import HingeKit
import MenuDocuments

/// Why a menu's file shows no menu.
enum MenuFileError: Error, Hashable {
  case unreadable(FileError)
  /// What is wrong with the document.
  case wrong(file: String, MenuDocumentErrors)

  /// One for each error, without the program's name: editors go to the places that they begin with.
  var lines: [String] {
    switch self {
    case .unreadable(let error): [error.description]
    case .wrong(let file, let errors): errors.lines(file: file).map(StandardStream.oneLine)
    }
  }
}
