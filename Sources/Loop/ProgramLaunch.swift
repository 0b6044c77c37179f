import CLinux
import Glibc

/// A program that is to run as a process of its own, with nothing of this one but its environment, its folder, and what
/// is given to it here.
package struct ProgramLaunch {
  /// What a standard stream of the program is.
  package enum Stream {
    /// `/dev/null`.
    case nothing
    /// The same as an open file of this process.
    case descriptor(Int32)
  }

  /// Its path, or its name, which is looked for in the `PATH`.
  package var program: String
  /// All that it finds as its arguments, its own name first.
  package var arguments: [String]
  package var input = Stream.nothing
  package var output = Stream.nothing
  package var error = Stream.nothing
  /// Whether it outlives this process's terminal.
  package var startsSession = false
  /// The signals that it holds back at first.
  package var signalMask = sigset_t()

  package init(_ program: String, arguments: [String]) { (self.program, self.arguments) = (program, arguments) }

  /// Starts it. Whoever does waits for its end.
  package func start() throws(SystemError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in [(STDIN_FILENO, input), (STDOUT_FILENO, output), (STDERR_FILENO, error)] {
      switch stream {
      case .nothing:
        let mode = number == STDIN_FILENO ? O_RDONLY : O_WRONLY
        posix_spawn_file_actions_addopen(&actions, number, "/dev/null", mode, 0)
      case .descriptor(let descriptor): posix_spawn_file_actions_adddup2(&actions, descriptor, number)
      }
    }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var mask = signalMask
    posix_spawnattr_setsigmask(&attributes, &mask)
    // What a program ignores for itself.
    var ignored = sigset_t()
    sigemptyset(&ignored)
    for number in [SIGPIPE, SIGXFSZ] { sigaddset(&ignored, number) }
    posix_spawnattr_setsigdefault(&attributes, &ignored)
    let session = startsSession ? hinge_spawn_setsid() : 0
    posix_spawnattr_setflags(&attributes, Int16(Int32(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | session))

    let words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var pid: pid_t = 0
    let code = posix_spawnp(&pid, program, &actions, &attributes, words, hinge_environment())
    guard code == 0 else { throw SystemError("posix_spawn", code) }
    return pid
  }
}
