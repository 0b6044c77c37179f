/// How the program ends, for the shell that started it.
enum ExitStatus: Int32, CaseIterable {
  case done = 0
  /// A picture could not be drawn or written.
  case failed = 1
  case usage = 2
  /// There is no compositor, or the connection to it was lost.
  case noCompositor = 3

  var summary: String {
    switch self {
    case .done: "done"
    case .failed: "a picture could not be drawn or written"
    case .usage: "the command line is wrong"
    case .noCompositor: "no Wayland compositor, or the connection to it was lost"
    }
  }
}
