import Foundation

/// A directory of its own for one process: its runtime directory, home, configuration and logs. Removed with the value.
final class TemporaryDirectory {
  let path: String

  /// - Parameter owner: whom it is given to, with all that is put into it later; nil is whoever runs the tests.
  init(owner: User? = nil) throws {
    var template = Array("/tmp/hinge-e2e-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw EndToEndError.system("mkdtemp", errno) }
    path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    self.owner = owner
    try handOver(path)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  private let owner: User?

  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a small file.
  func write(_ text: String, to name: String) throws {
    guard let file = fopen(file(name), "we") else { throw EndToEndError.system("fopen \(name)", errno) }
    fputs(text, file)
    guard fclose(file) == 0 else { throw EndToEndError.system("write \(name)", errno) }
    try handOver(self.file(name))
  }

  /// Makes a directory inside, private to its owner.
  @discardableResult
  func makeDirectory(_ name: String) throws -> String {
    guard mkdir(file(name), 0o700) == 0 else { throw EndToEndError.system("mkdir \(name)", errno) }
    try handOver(file(name))
    return file(name)
  }

  private func handOver(_ path: String) throws {
    guard let owner else { return }
    guard chown(path, owner.uid, owner.gid) == 0 else { throw EndToEndError.system("chown \(path)", errno) }
  }
}

/// The names of what lies in a directory, sorted; none if it cannot be read.
func names(in path: String) -> [String] {
  (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
}
