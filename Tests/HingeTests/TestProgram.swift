import Drawing
import Glibc
import HingeKit
import PictureDecoders

@testable import hinge

/// The program with its two outputs caught, and a folder for what it writes.
final class TestProgram {
  private(set) var output = ""
  private(set) var errors = ""
  private let files = TemporaryFolder()
  /// Empty at first, and gone with this object.
  var folder: String { files.path }

  private lazy var program = Program(
    answers: AnswerSink { [unowned self] bytes in
      output += String(decoding: bytes, as: UTF8.self)
      return bytes.count
    }, errors: { [unowned self] in errors += $0 }, drawer: PictureReader())

  private var pictureCount = 0

  @discardableResult
  func run(_ line: String) -> ExitStatus { program.run(line.split(separator: " ").map(String.init)) }

  /// `hinge render` with these arguments, and the picture that it wrote.
  func render(_ line: String) throws -> Bitmap {
    let path = "\(folder)/\(pictureCount).png"
    let status = run("render -o \(path) \(line)")
    guard status == .done else { throw Refusal(status: status, errors: errors) }
    pictureCount += 1
    return try Bitmap(png: path)
  }

  /// What `hinge render --layout` tells of lines.
  func layout(ofLines lines: String, _ arguments: [String] = []) throws -> [WindowLayout.Element] {
    program.input = try files.open(lines)
    guard case .render(let options) = try Command.parse(["render", "-o", "x", "--lines"] + arguments) else { return [] }
    let root = try program.makeRenderedRoot(options.options)
    let window = Window(rootViewController: root)
    window.resize(
      to: Size(width: Double(options.options.window.width), height: Double(options.options.window.height)), scale: 1)
    window.layout()
    return WindowLayout(of: root).elements
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

extension MenuPictures {
  /// Drawn at once, by the tests' own process.
  convenience init(of source: any MenuDataSource) {
    self.init(of: source, in: PictureStore(timing: .immediate, worker: PictureWorker(drawer: PictureReader())))
  }
}

extension RootController {
  /// The hinged menu, or that at the left.
  var menu: HingedMenuController? { hinged.first?.controller }
}
