import Geometry
import Loop
import Wayland

/// A program with one window on a Wayland compositor. `Application.run(id:title:size:rootViewController:)` is the short
/// way; this is for programs that want to hear of their window, or bring a loop of their own.
///
///     let application = Application(id: "org.example.Hello", title: "Hello", loop: try EventLoop()) { HelloController() }
///     application.layoutDirection = .rightToLeft
///     exit(application.run())
@MainActor public final class Application {
  /// The statuses with which `run()` ends, for `exit`: 0 done, 1 the system or the main actor does not let it, 3 no
  /// compositor or the connection is lost.
  nonisolated public enum ExitStatus {
    /// The status of a program whose window was closed: 0.
    public static let done: Int32 = 0
    /// The status of a program for which the system had no memory, or no more files that it may open, or whose `run()`
    /// was called where the main actor can't run: 1.
    public static let failed: Int32 = 1
    /// The status of a program that found no compositor, or lost the connection to it: 3.
    public static let noCompositor: Int32 = 3

    static func of(_ error: any Error) -> Int32 {
      switch error {
      case is SystemError, WaylandError.system: failed
      default: noCompositor
      }
    }
  }

  /// The application's name in reverse domain notation, by which compositors find its desktop file.
  public let id: String
  /// What error lines on standard error begin with: the `id` unless set.
  public var name: String
  /// The window's title, for task bars and the compositor's decoration.
  public let title: String
  /// The event loop on which the whole program waits; timers and file descriptors of the program's own can be added to
  /// it.
  public let loop: EventLoop
  /// The application's window, from when the compositor is found to when the window is closed; else nil.
  public private(set) var window: Window?
  /// The error for which the application has ended; nil while it runs, and where its window was closed.
  public private(set) var error: (any Error)?
  /// Which way the window is laid out; from left to right at first.
  public var layoutDirection = LayoutDirection.leftToRight
  /// Whether what would move in the window is at once where it was going, for people whom motion makes ill; false at
  /// first.
  public var reducesMotion = false
  /// Called when the window is there, before its first frame. It has no size yet: what is scrolled here stays at its
  /// beginning, and nothing is animated.
  public var onOpen: ((Window) -> Void)?
  /// Called for everything that a person does to the window, before the window hears of it: touches, clicks, wheels and
  /// keys. Not for a pointer that only moves: a table that shakes moves it too.
  public var onInput: (() -> Void)?
  /// How large the window asks to be at first: floating, unless set before `start(source:)`.
  public var initialState = Toplevel.InitialState.floating

  /// The window's size where the compositor leaves that to it, in logical pixels. A window that has the size which was
  /// preferred before takes on the new one.
  public var preferredSize: Size { didSet { host?.prefer(preferredSize) } }
  /// The largest share of a screen's width and height that the preferred size comes to, 0...1; nil, as at first, for
  /// whatever it is. To be set before `start(source:)`.
  public var largestShareOfScreen: Double?
  /// Whether the window waits with opening, for what is to be in it; false at first.
  public var isHeldBack = false { didSet { if !isHeldBack, let ready = readyConnection { openWindow(on: ready) } } }
  /// That which a window held back is to be opened on.
  private weak var readyConnection: Connection?
  private let makeRootViewController: () -> ViewController
  private var connection: Connection?
  private var host: ToplevelHost?
  private lazy var connectionFollower = ConnectionFollower(self)

  /// - Parameters:
  ///   - id: The application's name in reverse domain notation; compositors find its desktop file by it.
  ///   - title: The window's, for task bars and the compositor's decoration.
  ///   - size: The window's, in logical pixels, where the compositor leaves that to it.
  ///   - loop: What the whole program waits on.
  ///   - rootViewController: Makes the controller that fills the window.
  public init(
    id: String, title: String, size: Size = Size(width: 360, height: 640), loop: EventLoop,
    rootViewController: @escaping () -> ViewController
  ) {
    self.id = id
    name = id
    self.title = title
    self.loop = loop
    preferredSize = size
    makeRootViewController = rootViewController
  }

  /// Connects to the compositor; the window opens as soon as the loop runs. Throws where there is no compositor, or it
  /// lacks what a window needs.
  public func start(source: ConnectionSource = .environment) throws(WaylandError) {
    let connection = try Connection(loop: loop, source: source)
    connection.delegate = connectionFollower
    self.connection = connection
  }

  /// Runs until the window is closed or the connection is lost, and returns the exit status, one of `ExitStatus`. An
  /// error is told in one line on standard error.
  ///
  /// The main thread's to call, outside of the main queue, since it is what runs the main actor from then on. After an
  /// `await` at a program's top level, or in an asynchronous `main`, it says so and returns `ExitStatus.failed`.
  public func run() -> Int32 {
    guard EventLoop.canRunMainQueue else {
      StandardStream.error.writeLine(
        "\(name): Application.run must be called on the main thread, before the first await of the program's top level")
      return ExitStatus.failed
    }
    do {
      try start()
      try loop.run()
    } catch {
      self.error = self.error ?? error
    }
    close()
    guard let error else { return ExitStatus.done }
    StandardStream.error.writeLine("\(name): \(error)")
    return ExitStatus.of(error)
  }

  /// Closes the window; `run()` then returns.
  public func close() {
    host?.close()
    host = nil
    window = nil
    connection = nil
    loop.stop()
  }

  fileprivate func connectionIsReady(_ connection: Connection) {
    if isHeldBack { readyConnection = connection } else { openWindow(on: connection) }
  }

  private func openWindow(on connection: Connection) {
    readyConnection = nil
    let window = Window(rootViewController: makeRootViewController(), clock: loop.clock)
    window.layoutDirection = layoutDirection
    window.reducesMotion = reducesMotion
    let toplevel = connection.makeToplevel(appID: id, title: title, state: initialState)
    toplevel.largestShareOfScreen = largestShareOfScreen
    self.window = window
    let host = ToplevelHost(window: window, toplevel: toplevel, loop: loop) { [weak self] in self?.close() }
    host.prefer(preferredSize)
    host.onInput = { [weak self] in self?.onInput?() }
    self.host = host
    onOpen?(window)
  }

  fileprivate func fail(with error: WaylandError) {
    self.error = error
    loop.stop()
  }
}

/// The connection's delegate, so that the application's interface does not hold what only the connection calls.
private final class ConnectionFollower: ConnectionDelegate {
  private unowned let application: Application

  init(_ application: Application) { self.application = application }

  func connectionDidBecomeReady(_ connection: Connection) { application.connectionIsReady(connection) }

  func connection(_ connection: Connection, didFailWith error: WaylandError) { application.fail(with: error) }
}

extension Application {
  /// Runs a whole program in one call: opens a window, runs until that is closed or the connection to the compositor is
  /// lost, and returns the exit status, one of `ExitStatus`. An error is told in one line on standard error.
  ///
  ///     exit(Application.run(id: "org.example.Hello", title: "Hello") { HelloController() })
  public static func run(
    id: String, title: String, size: Size = Size(width: 360, height: 640), reducesMotion: Bool = false,
    rootViewController: @escaping () -> ViewController
  ) -> Int32 {
    do {
      let loop = try EventLoop()
      let application = Application(
        id: id, title: title, size: size, loop: loop, rootViewController: rootViewController)
      application.reducesMotion = reducesMotion
      return withExtendedLifetime(application) { application.run() }
    } catch {
      StandardStream.error.writeLine("\(id): \(error)")
      return ExitStatus.of(error)
    }
  }
}

extension LoopRemote {
  /// Has the loop call `action` in its next round, as a part of the main actor, and wakes it. May be called from any
  /// thread.
  ///
  /// The loop must be one that the main thread runs, as an `Application`'s is; a loop that is gone calls nothing.
  nonisolated public func performOnMain(_ action: @escaping @MainActor @Sendable () -> Void) {
    perform { MainActor.assumeIsolated(action) }
  }
}
