import CLinux
import Glibc
import Loop
import MenuDocuments

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
    var launch = ProgramLaunch(commandLine.first ?? "", arguments: commandLine)
    launch.output = .descriptor(STDERR_FILENO)
    launch.error = .descriptor(STDERR_FILENO)
    launch.startsSession = true
    launch.signalMask = mask
    do throws(SystemError) { pid = try launch.start() } catch {
      throw .notStarted(command: name, error.number)
    }
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

/// What can go wrong with an item's command; one human line each.
enum CommandError: Error, Hashable {
  /// A text that is put into its arguments has a NUL in it, where an argument would end.
  case containsNUL(command: String)
  /// It was not started; the number is the system's `errno`.
  case notStarted(command: String, Int32)
  /// It ended with another status than 0.
  case failed(command: String, status: Int32)
  /// A signal ended it.
  case killed(command: String, signal: Int32)
}

extension CommandError: CustomStringConvertible {
  var description: String {
    switch self {
    case .containsNUL(let command): "command \(command.quoted): expected arguments without a NUL"
    case .notStarted(let command, let number):
      "command \(command.quoted): not started: \(strerror(number).map { String(cString: $0) } ?? "error \(number)")"
    case .failed(let command, let status): "command \(command.quoted): ended with status \(status)"
    case .killed(let command, let signal):
      "command \(command.quoted): ended by signal \(signal)"
        + (strsignal(signal).map { " (\(String(cString: $0)))" } ?? "")
    }
  }
}
