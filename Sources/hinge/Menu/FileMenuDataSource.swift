import Glibc
import HingeKit
import Loop
import MenuDocuments

/// A menu document that a person wrote: a file, or standard input.
@MainActor final class FileMenuDataSource: MenuDataSource {
  /// The file; nil for standard input, which cannot be read again.
  let file: String?
  /// Where the names of files in the document begin: its own folder, or the one that the program runs in.
  let folder: String
  private var checked: CheckedMenuDocument

  /// The last document that was as it should be.
  var document: MenuDocument { checked.document }

  /// Where the document names pictures, in its order.
  var pictures: [PictureMention] { checked.pictures() }

  /// What messages call the document.
  var name: String { file ?? Self.standardInputName }

  private static let standardInputName = "-"

  /// Reads a file.
  init(file: String) throws(MenuFileError) {
    self.file = file
    folder = Self.folder(of: file)
    checked = try Self.read(file, mayWait: true)
  }

  /// Reads an open file to its end.
  init(standardInput descriptor: Int32) throws(MenuFileError) {
    file = nil
    folder = "."
    let name = Self.standardInputName
    checked = try Self.check(name) { () throws(FileError) in
      try FileContents.read(descriptor: descriptor, named: name, limit: MenuLimits.documentBytes)
    }
  }

  /// Reads the file again. Where anything is wrong with it now, everything stays as it was.
  func reload() throws(MenuFileError) {
    guard let file else { return }
    checked = try Self.read(file, mayWait: false)
  }

  func picture(named name: String) -> PictureSource { PictureSource(name, inFolder: folder) }

  private static func read(_ file: String, mayWait: Bool) throws(MenuFileError) -> CheckedMenuDocument {
    try check(file) { () throws(FileError) in
      try FileContents.read(file, limit: MenuLimits.documentBytes, mayWait: mayWait)
    }
  }

  private static func check(
    _ name: String, _ read: () throws(FileError) -> [UInt8]
  ) throws(MenuFileError) -> CheckedMenuDocument {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try read() } catch { throw .unreadable(error) }
    do throws(MenuDocumentErrors) { return try CheckedMenuDocument(json: bytes) } catch {
      throw .wrong(file: name, error)
    }
  }

  /// `/` for what lies there, `.` for a name alone.
  private static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

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

/// The files that a person has made their own: a menu, which is shown when no other is asked for, and a style for lists.
enum UserMenu {
  /// Where the menu is: in `$XDG_CONFIG_HOME`, else in `~/.config`; nil if there is none.
  static var path: String? { path(of: "menu.json") }
  /// The same for the style.
  static var stylePath: String? { path(of: "style.json") }

  /// Reads a style; that which leaves everything open where there is no file.
  static func style(at path: String?) throws(MenuFileError) -> MenuStyle {
    guard let path else { return MenuStyle() }
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileContents.read(path, limit: MenuLimits.documentBytes, mayWait: false) } catch
    {
      throw .unreadable(error)
    }
    do throws(MenuDocumentErrors) { return try MenuStyle(json: bytes) } catch { throw .wrong(file: path, error) }
  }

  private static func path(of file: String) -> String? {
    path(
      of: file, configuration: getenv("XDG_CONFIG_HOME").map { String(cString: $0) },
      home: getenv("HOME").map { String(cString: $0) })
  }

  /// The same in another environment. A folder that is not absolute does not count (XDG Base Directory Specification).
  static func path(of file: String = "menu.json", configuration: String?, home: String?) -> String? {
    let folder = BaseFolder.path(configuration, home: home, inHome: ".config")
    guard let path = folder.map({ "\($0)/hinge/\(file)" }) else { return nil }
    var status = stat()
    // One that is there and cannot be read is told so.
    guard stat(path, &status) == 0 || (errno != ENOENT && errno != ENOTDIR) else { return nil }
    return path
  }
}
