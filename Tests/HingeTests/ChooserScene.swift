import Harness
import HingeKit
import Loop
import MenuDocuments

@testable import hinge

/// A chooser on the test compositor, with what it says caught.
final class ChooserScene {
  let screen: Screen
  let chooser: Chooser
  let root: RootController
  var output: String { caught.output }
  var errors: String { caught.errors }
  /// What standard output fails with from now on; nil for nothing.
  var failure: StandardStream.Failure? {
    get { caught.failure }
    set { caught.failure = newValue }
  }

  private let caught: Caught

  private final class Caught {
    var output = ""
    var errors = ""
    var failure: StandardStream.Failure?
  }

  /// - Parameters:
  ///   - line: The program's arguments.
  ///   - items: Of an open hinged menu in place of the one that `line` asks for.
  ///   - document: In place of the one that `line` asks for.
  ///   - outputDescriptor: What is watched as standard output.
  init(
    _ line: String = "", items: [MenuItem]? = nil, document: MenuDocument? = nil, outputDescriptor: Int32? = nil,
    _ configuration: TestCompositor.Configuration = .init()
  ) throws {
    let arguments = line.split(separator: " ").map(String.init)
    guard case .show(let options) = try Command.parse(arguments) else {
      throw TestProgram.Refusal(status: .usage, errors: line)
    }
    let own = items.map {
      MenuDocument(
        title: "Test", left: MenuPanel(presentation: .hinge(.init(width: 80)), isOpen: true, items: .listed($0)))
    }
    let root: RootController
    if let document = document ?? own {
      root = RootController(
        document: document, pictures: MenuPictures(of: try BundledMenuDataSource()), options: options.menu,
        selection: nil)
    } else {
      root = try TestProgram().root(line)
    }
    self.root = root
    let caught = Caught()
    let surroundings = Chooser.Surroundings(
      answers: AnswerSink(descriptor: outputDescriptor) { (bytes) throws(StandardStream.Failure) in
        if let failure = caught.failure { throw failure }
        caught.output += String(decoding: bytes, as: UTF8.self)
        return bytes.count
      }, complain: { caught.errors += $0 + "\n" })
    var made: [Chooser] = []
    screen = try Screen(configuration) { loop, source in
      let chooser = Chooser(
        root: root, window: options.window, answering: options.answering, surroundings: surroundings, loop: loop)
      made.append(chooser)
      try chooser.start(source: source)
      return chooser.application
    }
    chooser = made[0]
    self.caught = caught
  }

  var isOpen: Bool { !screen.compositor.toplevels.isEmpty }

  /// Taps a row of a menu of which seven are in sight.
  func tapRow(_ row: Int) throws {
    let height = (640 - NavigationBar.height) / 7
    try screen.tapToRest(at: (40, NavigationBar.height + (Double(row) + 0.5) * height))
  }
}
