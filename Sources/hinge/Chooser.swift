import Glibc
import HingeKit
import Loop
import MenuDocuments

/// What goes on while a window asks a person: answers go out, commands are started, and it all ends in time.
@MainActor final class Chooser {
  /// What a chooser has to do with besides its window.
  struct Surroundings {
    /// Takes the answers. Nobody asks a person for one that nobody reads.
    var answers: AnswerSink
    /// Takes a message, which becomes one line on standard error.
    var complain: (String) -> Void
    /// The signals that end it; nil where others see to them.
    var signals: EndingSignals?
    /// What changes about the menu while it is seen.
    var updates: (any MenuUpdates)?
    /// Where the menu's document lies, for its commands.
    var folder = ""
    /// Whether the desktop's settings count.
    var followsDesktop = false
  }

  let application: Application
  private let root: RootController
  private let answering: AnsweringOptions
  /// Whether nothing is to move, whatever the desktop prefers.
  private let reducesMotion: Bool
  private let surroundings: Surroundings
  private let commands: CommandRunner
  private let countdown: Countdown?
  private var watches: [LoopWatch] = []
  /// Over standard output, where that can make one wait.
  private var outputWatch: LoopWatch?
  /// How it ends when the last answer is taken; nil while there may be others.
  private var endingAfterAnswers: ExitStatus?
  private var desktop: DesktopSettings?
  private var hasAnswered = false
  private var isFoldingShut = false
  /// Whether the window is as large as its list needs, up to a share of the screen; it never gets smaller, nor larger once
  /// a person has touched it.
  private var fitsMenu: Bool
  private static let largestShare = 0.8
  /// For so long a window waits for its first lines.
  private static let arrival = Duration.milliseconds(20)
  /// How long that takes, and after how long it is over though nobody has seen it.
  private static let (folding, patience) = (Duration.milliseconds(110), Duration.milliseconds(130))
  private var ending: ExitStatus?

  init(
    root: RootController, window: WindowOptions, answering: AnsweringOptions, surroundings: Surroundings,
    loop: EventLoop
  ) {
    self.root = root
    self.answering = answering
    reducesMotion = window.reducesMotion
    self.surroundings = surroundings
    commands = CommandRunner(
      loop: loop, folder: surroundings.folder, mask: surroundings.signals?.formerMask ?? sigset_t())
    let countdown = answering.timeout.map { Countdown(.seconds($0), loop: loop) }
    self.countdown = countdown
    let content = countdown.map { CountdownController(content: root, countdown: $0) } ?? root
    application = Application(
      id: window.appID, title: window.title ?? root.title.flatMap { $0.isEmpty ? nil : $0 } ?? "Hinge",
      size: Size(width: Double(window.width), height: Double(window.height)), loop: loop
    ) { content }
    application.name = Program.id
    application.reducesMotion = window.reducesMotion
    application.initialState = window.state
    fitsMenu = !window.hasOwnSize && root.isList
    if fitsMenu {
      application.preferredSize = root.preferredWindowSize
      application.largestShareOfScreen = Self.largestShare
      application.isHeldBack = surroundings.updates?.isArriving ?? false
    }
    root.delegate = self
    commands.onFailure = { [weak self] in self?.show($0) }
  }

  private var answers: AnswerSink { surroundings.answers }

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
    do { try answers.flush() } catch { ending = .failed }
  }

  /// Connects to the compositor; the window opens as soon as the loop runs.
  func start(source: ConnectionSource = .environment) throws {
    let loop = application.loop
    if let signals = surroundings.signals {
      watches.append(try signals.watch(on: loop) { [weak self] in self?.end($0) })
    }
    // A file, which makes nobody wait, can't be watched.
    outputWatch = answers.descriptor.flatMap { descriptor in
      try? loop.watch(descriptor, for: []) { [weak self] in self?.outputDidChange() }
    }
    countdown?.onEnd = { [weak self] in self?.end(.timedOut) }
    application.onInput = { [weak self] in
      self?.fitsMenu = false
      self?.countdown?.restart()
    }
    application.onOpen = { [weak self] _ in self?.countdown?.restart() }
    try application.start(source: source)
    surroundings.updates?.start(showing: root, on: loop)
    if application.isHeldBack {
      _ = loop.addTimer(after: Self.arrival) { [weak self] in self?.application.isHeldBack = false }
    }
    guard surroundings.followsDesktop else { return }
    desktop = DesktopSettings(loop: loop)
    desktop?.delegate = self
  }

  private func end(_ status: ExitStatus) {
    guard ending == nil else { return }
    ending = status
    watches = []
    outputWatch = nil
    desktop = nil
    countdown?.cancel()
    application.close()
  }

  /// Standard output takes more, or nothing any more.
  private func outputDidChange() {
    guard !answers.isEmpty else { return endUnread() }
    handOnAnswers()
  }

  /// A list goes as one board; a person has seen what was chosen, and the answer is out.
  private func foldShut(_ status: ExitStatus) {
    guard !isFoldingShut else { return }
    isFoldingShut = true
    root.foldShut(duration: Self.folding) { [weak self] in self?.end(status) }
    guard ending == nil else { return }
    _ = application.loop.addTimer(after: Self.patience) { [weak self] in self?.end(status) }
  }

  private func handOnAnswers() {
    do throws(StandardStream.Failure) {
      try answers.drain()
      hasAnswered = true
      outputWatch?.update(for: answers.isEmpty ? [] : .writing)
      if answers.isEmpty, let status = endingAfterAnswers { foldShut(status) }
    } catch {
      outputDidFail(error)
    }
  }

  private func outputDidFail(_ failure: StandardStream.Failure) {
    if failure == .closed { return endUnread() }
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
    let hasStarted = !answering.runsCommands || commands.run(item)
    if answering.endsWithSelection { endingAfterAnswers = hasStarted ? .done : .failed }
    answers.add(answering.answer.line(for: item, at: index) + "\n")
    handOnAnswers()
  }

  func rootControllerRowsWereAdded(_ root: RootController, isLast: Bool) {
    if fitsMenu {
      let (old, new) = (application.preferredSize, root.preferredWindowSize)
      application.preferredSize = Size(width: max(old.width, new.width), height: max(old.height, new.height))
    }
    if isLast { application.isHeldBack = false }
  }
}

@MainActor extension Chooser: DesktopSettingsDelegate {
  func desktopSettingsDidChange(_ settings: DesktopSettings) {
    root.showDesktopTheme(settings.colorScheme == .light ? .light : .dark)
    root.desktop = DesktopLook(
      prefersMoreContrast: settings.prefersMoreContrast, textScale: settings.textScale,
      fontFamily: settings.fontFamily, accentColor: settings.accentColor)
    application.reducesMotion = reducesMotion || settings.reducesMotion
    application.window?.reducesMotion = application.reducesMotion
  }
}
