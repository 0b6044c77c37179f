import FoundationEssentials
import Glibc

/// A folder that is empty at first, and gone with this object, whatever is in it then.
final class TestFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/hinge-desktop-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw POSIXError(.EIO) }
    path = String(cString: made)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    try text.write(toFile: "\(path)/\(name)", atomically: false, encoding: .utf8)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: "\(path)/\(name)", withIntermediateDirectories: true)
  }

  /// The names of all files in it and in its folders, sorted.
  func files() throws -> [String] {
    try ToolRun(["find", ".", "!", "-type", "d", "-printf", "%P\\n"], in: path).output.split(separator: "\n")
      .map(String.init).sorted()
  }
}
