import Drawing
import Geometry
import HingeKit
import Loop
import MenuDocuments
import Pictures
import Wayland

/// The whole program, from its arguments to its exit status.
@MainActor struct Program {
  /// Takes what goes to standard output.
  var answers: AnswerSink
  /// Takes what goes to standard error.
  var errors: (String) -> Void
  /// Whether the process is its own: its signals, and its standard streams.
  var isProcess = false

  /// Where lines, or a menu document on standard input, are read from.
  var input: Int32 = 0
  /// The person's own menu; nil if there is none.
  var userMenu: String?
  /// The person's own style for lists; nil if there is none.
  var userStyle: String?
  /// Reads and draws pictures.
  var drawer: any PictureDrawer = PictureHelper.shared

  /// What messages begin with.
  nonisolated static let id = "hinge"
  /// What compositors know the program by: its desktop file's name.
  nonisolated static let appID = "org.hinge.Hinge"

  /// The program as a shell runs it.
  static var main: Program {
    Program(
      answers: .standardOutput, errors: { try? StandardStream.error.write($0) }, isProcess: true,
      userMenu: UserMenu.path, userStyle: UserMenu.stylePath)
  }

  /// Does what the arguments ask, those after the program's name. What goes wrong is one line on standard error.
  func run(_ arguments: [String]) -> ExitStatus {
    do {
      switch try Command.parse(arguments) {
      case .help: try answer(Help.text)
      case .version: try answer("\(Self.id) \(Help.version)\n")
      case .show(let options): return try show(options)
      case .render(let options): return try render(options)
      case .check(let file): return try check(file)
      }
      return .done
    } catch let error as UsageError {
      complain("\(error) (see hinge --help)")
      return .usage
    } catch let error as MenuFileError {
      for line in error.lines { errors(line + "\n") }
      return .usage
    } catch WaylandError.system(let error) {
      complain("\(error)")
      return .failed
    } catch let error as WaylandError {
      complain("\(error)")
      return .noCompositor
    } catch StandardStream.Failure.closed {
      return .failed
    } catch let error as StandardStream.Failure {
      complain("standard output: \(error)")
      return .failed
    } catch {
      complain("\(error)")
      return .failed
    }
  }

  private func answer(_ text: String) throws(StandardStream.Failure) {
    answers.add(text)
    try answers.flush()
  }

  /// Opens a window and stays until it is closed.
  private func show(_ options: Options) throws -> ExitStatus {
    // Everything that can be wrong with the command line comes before the compositor.
    let source = try makeSource(options.source)
    // Reading ends with a signal as any reading does; from here on the window is in its way.
    let signals = isProcess ? try EndingSignals() : nil
    let root = try makeRoot(options.menu, source: source, pictures: .background)
    let surroundings = Chooser.Surroundings(
      answers: answers, complain: complain, signals: signals, updates: source.updates { errors($0 + "\n") },
      folder: (source as? FileMenuDataSource)?.folder ?? "", followsDesktop: isProcess)
    return try Chooser(
      root: root, window: options.window, answering: options.answering, surroundings: surroundings, loop: EventLoop()
    ).run()
  }

  /// Says all that is wrong with a menu document, and with the pictures of one that is as it should be.
  private func check(_ file: String) throws -> ExitStatus {
    let source = try makeFileSource(file == "-" ? nil : file)
    let lines = try PictureCheck(source: source, drawer: drawer).lines()
    for line in lines { errors(line + "\n") }
    return lines.isEmpty ? .done : .failed
  }

  /// Writes the picture of a window that nobody shows. Of lines it shows those that could be read.
  private func render(_ options: RenderOptions) throws -> ExitStatus {
    var status = ExitStatus.done
    let root = try makeRenderedRoot(options.options) { summary in
      for message in summary.messages { complain(message) }
      if case .failed = summary.end { status = .failed }
    }
    let window = Window(rootViewController: root)
    window.isFullscreen = options.options.window.state == .fullscreen
    window.decoration = options.decorations == .client ? .client : .server
    window.resize(
      to: Size(width: Double(options.options.window.width), height: Double(options.options.window.height)),
      scale: Double(options.scale120) / 120)
    if let file = options.layout {
      window.layout()
      try OutputFile.write(Array(WindowLayout(of: root).json.utf8), to: file)
    }
    guard !options.output.isEmpty else { return status }
    let picture = try window.snapshot()
    switch options.part {
    case .window: try picture.writePNG(to: options.output)
    case .menu: try hingedMenu(root).foldedPanelPicture(in: window).writePNG(to: options.output)
    case .flatMenu: try hingedMenu(root).flatPanelPicture(scale: window.scale).writePNG(to: options.output)
    }
    return status
  }

  /// The controllers as the options want them, all lines read: `finish` hears what there is to say about these.
  func makeRenderedRoot(_ options: Options, finish: (LineReader.Summary) -> Void = { _ in }) throws -> RootController {
    let source = try makeSource(options.source)
    if let lines = source as? LineMenuDataSource { finish(lines.readAll()) }
    return try makeRoot(options.menu, source: source, pictures: .immediate)
  }

  /// The controllers as the options want them.
  func makeRoot(_ options: Options) throws -> RootController {
    try makeRoot(options.menu, source: makeSource(options.source), pictures: .immediate)
  }

  /// - Parameter timing: When the pictures are drawn.
  private func makeRoot(
    _ options: MenuOptions, source: any MenuDataSource, pictures timing: PictureStore.Timing
  ) throws -> RootController {
    let store = PictureStore(timing: timing, worker: PictureWorker(drawer: drawer))
    let pictures = MenuPictures(of: source, in: store)
    pictures.onFailure = complain
    var document = source.document
    try document.apply(options)
    var options = options
    if document.isList { options.style = try UserMenu.style(at: userStyle) }
    return RootController(
      document: document, pictures: pictures, options: options, selection: try selection(options, in: document))
  }

  /// The menu's data, read.
  private func makeSource(_ source: MenuSource) throws -> any MenuDataSource {
    switch source {
    case .standard: return try userMenu.map { try makeFileSource($0) } ?? BundledMenuDataSource()
    case .example(let example): return try BundledMenuDataSource(example)
    case .file(let file): return try makeFileSource(file)
    case .standardInput: return try makeFileSource(nil)
    case .lines(let terminator):
      return LineMenuDataSource(LineReader(descriptor: input, terminator: terminator))
    }
  }

  /// - Parameter file: nil for standard input.
  private func makeFileSource(_ file: String?) throws(MenuFileError) -> FileMenuDataSource {
    if let file { try FileMenuDataSource(file: file) } else { try FileMenuDataSource(standardInput: input) }
  }

  /// What is shown at launch: the item asked for, else the one that the document begins with (R1.11).
  private func selection(_ options: MenuOptions, in document: MenuDocument) throws -> MenuItem? {
    guard let id = options.selection else { return document.firstItem }
    guard let item = document.item(withID: id) else {
      let ids = document.panels.lazy.flatMap(\.items).prefix(Limits.toldIDs + 1).map(\.id)
      let told = ids.prefix(Limits.toldIDs).joined(separator: ", ") + (ids.count > Limits.toldIDs ? " and others" : "")
      throw UsageError.badValue(.select, expected: "one of \(told)", found: id)
    }
    return item
  }

  /// The menu that `--only menu` means.
  private func hingedMenu(_ root: RootController) throws(UsageError) -> HingedMenuController {
    guard let menu = root.hinged.first?.controller else {
      throw .meaningless(.only, expected: "a document with a menu that folds")
    }
    return menu
  }

  /// One line on standard error.
  private func complain(_ message: String) { errors(StandardStream.oneLine("\(Self.id): \(message)") + "\n") }
}
