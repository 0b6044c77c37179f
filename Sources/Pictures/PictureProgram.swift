import CLinux
import Glibc

/// The program `hinge-picture`, which reads pictures for others: where it is.
package enum PictureProgram {
  static let name = "hinge-picture"
  /// The environment's variable that says where it is, for a program that is installed elsewhere.
  static let variable = "HINGE_PICTURE"

  /// Its path, or why there is none.
  static func find() throws(PictureError) -> String {
    let given = getenv(variable).map { String(cString: $0) }
    let places = places(given: given, executable: executable)
    if let place = places.first(where: { access($0, X_OK) == 0 }) { return place }
    let told = places.isEmpty ? "" : " (looked for \(places.joined(separator: ", ")))"
    throw .noProgram(reason: "the program \(name) is not there\(told)")
  }

  /// Where it may be, the best place first.
  ///
  /// - Parameters:
  ///   - given: The variable's value: then it is nowhere else.
  ///   - executable: The running program's path, without symbolic links in it.
  package static func places(given: String?, executable: String?) -> [String] {
    if let given, !given.isEmpty { return [given] }
    guard let executable, let slash = executable.lastIndex(of: "/") else { return [] }
    let folder = executable[..<slash]
    // Where the package manager of Swift puts what it builds.
    let beside = "\(folder)/\(name)"
    // Beside the `bin` that the program is in.
    guard let parent = folder.lastIndex(of: "/") else { return [beside] }
    return [beside] + ["libexec", "lib"].map { "\(folder[..<parent])/\($0)/hinge/\(name)" }
  }

  /// The running program's path; nil where its file is gone.
  private static var executable: String? {
    guard let given = hinge_executable(), let path = realpath(given, nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}
