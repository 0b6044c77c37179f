import Glibc
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

  func picture(named name: String) -> PictureReference { PictureReference(name, inFolder: folder) }

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
