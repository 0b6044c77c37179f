import Glibc
import HingeKit
import MenuDocuments

/// What goes on while a window asks a person: answers go out, commands are started, and it all ends in time.
@MainActor final class Chooser {
  /// What a chooser has to do with besides its window.
  struct Surroundings {
    /// Takes what goes to standard output.
    var output: (String) throws -> Void
    /// Takes a message, which becomes one line on standard error.
    var complain: (String) -> Void
    /// Where `output` writes: nobody asks a person for an answer that nobody reads. Nil where that can't be known.
    var outputDescriptor: Int32?
    /// The signals that end it; nil where others see to them.
    var signals: EndingSignals?
    /// What changes about the menu while it is seen.
    var updates: (any MenuUpdates)?
    /// Where the menu's document lies, for its commands.
    var folder = ""
    /// Whether the desktop says which colours are shown.
    var asksDesktop = false
  }

  let application: Application
  private let root: RootController
  private let options: Options
  private let surroundings: Surroundings
  private let commands: CommandRunner
  private let countdown: Countdown?
  private var watches: [LoopWatch] = []
  private var answers = AnswerQueue()
  /// Over standard output, where that can make one wait.
  private var outputWatch: LoopWatch?
  /// How it ends when the last answer is taken; nil while there may be others.
  private var endingAfterAnswers: ExitStatus?
  private var desktopTheme: DesktopTheme?
  private var hasAnswered = false
  private var ending: ExitStatus?

  init(root: RootController, options: Options, surroundings: Surroundings, loop: EventLoop) {
    self.root = root
    self.options = options
    self.surroundings = surroundings
    commands = CommandRunner(
      loop: loop, folder: surroundings.folder, mask: surroundings.signals?.formerMask ?? sigset_t())
    let countdown = options.timeout.map { Countdown(.seconds($0), loop: loop) }
    self.countdown = countdown
    let content = countdown.map { CountdownController(content: root, countdown: $0) } ?? root
    application = Application(
      id: options.appID, title: options.windowTitle ?? root.title.flatMap { $0.isEmpty ? nil : $0 } ?? "Hinge",
      size: Size(width: Double(options.width), height: Double(options.height)), loop: loop
    ) { content }
    application.name = Program.id
    application.reducesMotion = options.reducesMotion
    application.initialState = options.windowState
    root.delegate = self
    commands.onFailure = { [weak self] in self?.show($0) }
  }

  /// How it ends as things stand: nothing chosen is no success.
  var status: ExitStatus { ending ?? (hasAnswered ? .done : .failed) }

  /// Opens the window and stays until it is closed, the answer is there, or nobody wants it any more.
  func run() throws -> ExitStatus {
    try start()
    do {
      try application.loop.run()
      if let error = application.error { throw error }
    } catch {
      application.close()
      throw error
    }
    if !answers.isEmpty, !status.isSignal { handOnRest() }
    return status
  }

  /// The window is gone, and whoever reads the answers has not taken all. There is nothing else to do but wait for that.
  private func handOnRest() {
    surroundings.signals?.release()
    do { try surroundings.output(answers.takeRest()) } catch { ending = .failed }
  }

  /// Connects to the compositor; the window opens as soon as the loop runs.
  func start(source: ConnectionSource = .environment) throws {
    let loop = application.loop
    if let signals = surroundings.signals {
      watches.append(try signals.watch(on: loop) { [weak self] in self?.end($0) })
    }
    // A file, which makes nobody wait, can't be watched.
    outputWatch = surroundings.outputDescriptor.flatMap { descriptor in
      try? loop.watch(descriptor, for: []) { [weak self] in self?.outputDidChange() }
    }
    countdown?.onEnd = { [weak self] in self?.end(.timedOut) }
    application.onInput = { [weak self] in self?.countdown?.restart() }
    application.onOpen = { [weak self] _ in self?.countdown?.restart() }
    try application.start(source: source)
    surroundings.updates?.start(showing: root, on: loop)
    guard options.theme == nil, surroundings.asksDesktop else { return }
    desktopTheme = DesktopTheme(loop: loop) { [weak self] in self?.root.theme = $0 }
  }

  private func end(_ status: ExitStatus) {
    guard ending == nil else { return }
    ending = status
    watches = []
    outputWatch = nil
    desktopTheme = nil
    countdown?.cancel()
    application.close()
  }

  /// Standard output takes more, or nothing any more.
  private func outputDidChange() {
    guard !answers.isEmpty else { return endUnread() }
    handOnAnswers()
  }

  private func handOnAnswers() {
    do throws(StandardStream.Failure) {
      try answers.drain()
      outputWatch?.update(for: answers.isEmpty ? [] : .writing)
      if answers.isEmpty, let status = endingAfterAnswers { end(status) }
    } catch {
      outputDidFail(error)
    }
  }

  private func outputDidFail(_ failure: any Error) {
    _ = answers.takeRest()
    if case StandardStream.Failure.closed = failure { return endUnread() }
    surroundings.complain("standard output: \(failure)")
    end(.failed)
  }

  /// Nobody reads the answers: there is nothing more to do, and nobody to tell.
  private func endUnread() { end(status) }

  private func show(_ error: CommandError) {
    surroundings.complain("\(error)")
    root.showNotice("\(error)")
  }
}

@MainActor extension Chooser: RootControllerDelegate {
  func rootController(_ root: RootController, didSelect item: MenuItem, at index: Int) {
    guard ending == nil, endingAfterAnswers == nil else { return }
    let hasStarted = !options.runsCommands || commands.run(item)
    let line = options.answer.line(for: item, at: index) + "\n"
    if options.endsWithSelection { endingAfterAnswers = hasStarted ? .done : .failed }
    if outputWatch != nil {
      hasAnswered = true
      answers.add(line)
      return handOnAnswers()
    }
    do {
      try surroundings.output(line)
      hasAnswered = true
    } catch {
      return outputDidFail(error)
    }
    if let status = endingAfterAnswers { end(status) }
  }
}
