import CLinux
import Glibc
import Loop

/// A command that was started, until it has ended and nothing is left of it.
@MainActor final class RunningCommand {
  private let pid: pid_t
  private let name: String
  /// Readable when it has ended; -1 where the system has none to give.
  private let descriptor: Int32
  private var watch: LoopWatch?

  /// Starts a program with its arguments, as a session of its own: it outlives the menu and the menu's terminal. It reads
  /// nothing, and what it writes goes to standard error: answers alone are on standard output.
  ///
  /// - Parameters:
  ///   - name: What messages call it.
  ///   - mask: The signals that it holds back at first.
  init(_ commandLine: [String], name: String, mask: sigset_t) throws(CommandError) {
    self.name = name
    if commandLine.contains(where: { $0.utf8.contains(0) }) { throw .containsNUL(command: name) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var mask = mask
    posix_spawnattr_setsigmask(&attributes, &mask)
    // What the program ignores for itself.
    var ignored = sigset_t()
    sigemptyset(&ignored)
    for number in [SIGPIPE, SIGXFSZ] { sigaddset(&ignored, number) }
    posix_spawnattr_setsigdefault(&attributes, &ignored)
    let flags = Int32(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | hinge_spawn_setsid()
    posix_spawnattr_setflags(&attributes, Int16(flags))

    let words = commandLine.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var pid: pid_t = 0
    let code = posix_spawnp(&pid, commandLine.first ?? "", &actions, &attributes, words, hinge_environment())
    guard code == 0 else { throw .notStarted(command: name, code) }
    self.pid = pid
    descriptor = pidfd_open(pid, 0)
  }

  isolated deinit {
    watch = nil
    if descriptor >= 0 { close(descriptor) }
  }

  /// Calls the action when it has ended.
  func watch(on loop: EventLoop, _ action: @escaping () -> Void) {
    guard descriptor >= 0 else { return }
    watch = try? loop.watch(descriptor, for: .reading, action)
  }

  /// How it ended, told once: after that nothing is left of it. Nil while it runs.
  func end() -> Result<Void, CommandError>? {
    var status: Int32 = 0
    guard waitpid(pid, &status, WNOHANG) == pid else { return nil }
    let signal = status & 0x7F
    if signal != 0 { return .failure(.killed(command: name, signal: signal)) }
    let code = (status >> 8) & 0xFF
    return code == 0 ? .success(()) : .failure(.failed(command: name, status: code))
  }
}
