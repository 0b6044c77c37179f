import Drawing
import Glibc
import HingeKit

@testable import hinge

/// The program with its two outputs caught, and a folder for what it writes.
final class TestProgram {
  private(set) var output = ""
  private(set) var errors = ""
  /// Empty at first, and gone with this object.
  let folder: String

  private lazy var program = Program(
    output: { [unowned self] in output += $0 }, errors: { [unowned self] in errors += $0 })

  init() {
    var template = Array("/tmp/hinge-test-XXXXXX".utf8CString)
    _ = mkdtemp(&template)
    folder = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "/tmp" }
  }

  deinit {
    for path in written { unlink(path) }
    rmdir(folder)
  }

  private var written: [String] = []

  @discardableResult
  func run(_ line: String) -> ExitStatus { program.run(line.split(separator: " ").map(String.init)) }

  /// `hinge render` with these arguments, and the picture that it wrote.
  func render(_ line: String) throws -> Bitmap {
    let path = "\(folder)/\(written.count).png"
    let status = run("render -o \(path) \(line)")
    guard status == .done else { throw Refusal(status: status, errors: errors) }
    written.append(path)
    return try Bitmap(png: path)
  }

  struct Refusal: Error {
    var status: ExitStatus
    var errors: String
  }

  /// The controllers as the command line wants them.
  func root(_ line: String = "") throws -> RootController {
    guard case .show(let options) = try Command.parse(line.split(separator: " ").map(String.init)) else {
      throw Refusal(status: .usage, errors: "\(line) shows no window")
    }
    return try program.makeRoot(options)
  }
}

extension RootController {
  /// The hinged menu, or that at the left.
  var menu: HingedMenuController? { hinged.first?.controller }
}
