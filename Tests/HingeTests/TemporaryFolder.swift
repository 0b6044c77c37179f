import FoundationEssentials
import Glibc
import Testing

/// A folder that is empty at first, and gone with this object.
final class TemporaryFolder {
  let path: String
  private var opened: [Int32] = []

  init() {
    var template = Array("/tmp/hinge-test-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/nowhere"
  }

  isolated deinit {
    for file in opened { close(file) }
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Where a file of that name is or would be.
  func place(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a whole file. Returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = try #require(fopen(place(name), "w"))
    fputs(text, file)
    try #require(fclose(file) == 0)
    return place(name)
  }

  /// Makes a folder, and those that it is in.
  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: place(name), withIntermediateDirectories: true)
  }

  /// A file with this text, open for reading at its begin, until this object goes.
  func open(_ text: String) throws -> Int32 {
    let file = Glibc.open(try write(text, to: "opened-\(opened.count)"), O_RDONLY | O_CLOEXEC)
    try #require(file >= 0)
    opened.append(file)
    return file
  }
}
