/// How the program ends, for the shell that started it.
enum ExitStatus: Int32, CaseIterable {
  case done = 0
  /// Nothing was chosen, or what was asked for could not be done.
  case failed = 1
  case usage = 2
  /// There is no compositor, or the connection to it was lost.
  case noCompositor = 3
  /// Nobody touched anything for as long as `--timeout` said.
  case timedOut = 4
  // As a shell counts signals: 128 and the number.
  case hungUp = 129
  case interrupted = 130
  case terminated = 143

  /// Whether a signal ended it.
  var isSignal: Bool { rawValue > 128 }

  var summary: String {
    switch self {
    case .done: "done"
    case .failed: "nothing was chosen, or what was asked for could not be done; for check, a broken picture"
    case .usage: "the command line or the menu is wrong"
    case .timedOut: "the time of --timeout ran out"
    case .hungUp: "ended by SIGHUP"
    case .interrupted: "ended by SIGINT"
    case .terminated: "ended by SIGTERM"
    case .noCompositor: "no Wayland compositor, or the connection to it was lost"
    }
  }
}
