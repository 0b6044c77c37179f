import CEndToEnd
import Glibc

/// A process that a test starts, watches and ends. What it prints goes to two files in its directory.
final class ChildProcess {
  enum Exit: Equatable, CustomStringConvertible {
    case status(Int32)
    case signal(Int32)

    var description: String {
      switch self {
      case .status(let status): "status \(status)"
      case .signal(let number): "signal \(number)"
      }
    }
  }

  let name: String
  let pid: pid_t
  private(set) var exit: Exit?
  private let directory: TemporaryDirectory
  private let descriptor: Int32

  /// Starts an executable.
  ///
  /// - Parameters:
  ///   - name: what its logs are called; the executable's own name if not said.
  ///   - directory: where it runs, and where its two logs are.
  ///   - environment: all of it; only `PATH` and the tests' fonts are added.
  ///   - descriptors: what else it gets, by number.
  init(
    _ executable: String, _ arguments: [String], name: String? = nil, in directory: TemporaryDirectory,
    environment: [String: String], descriptors: [Int32: Int32] = [:]
  ) throws {
    let name = name ?? String(executable.split(separator: "/").last ?? "")
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    for (target, suffix) in [(STDOUT_FILENO, "out"), (STDERR_FILENO, "err")] {
      let flags = O_WRONLY | O_CREAT | O_TRUNC | O_APPEND
      posix_spawn_file_actions_addopen(&actions, target, directory.file("\(name).\(suffix)"), flags, 0o644)
    }
    for (target, source) in descriptors { posix_spawn_file_actions_adddup2(&actions, source, target) }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    var environment = environment
    environment["PATH"] = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    environment["FONTCONFIG_FILE"] = getenv("FONTCONFIG_FILE").map { String(cString: $0) }
    var pid: pid_t = 0
    let code = withCStrings(["env", "--chdir=\(directory.path)", executable] + arguments) { arguments in
      withCStrings(environment.map { "\($0)=\($1)" }) { environment in
        posix_spawn(&pid, "/usr/bin/env", &actions, &attributes, arguments, environment)
      }
    }
    guard code == 0 else { throw EndToEndError.system("posix_spawn \(executable)", code) }
    self.name = name
    self.pid = pid
    self.directory = directory
    descriptor = pidfd_open(pid, 0)
    guard descriptor >= 0 else { throw EndToEndError.system("pidfd_open", errno) }
  }

  deinit {
    if exit == nil {
      kill(pid, SIGKILL)
      waitpid(pid, nil, 0)
    }
    close(descriptor)
  }

  /// What it has printed on its standard output.
  var output: String { text("out") }

  /// What it has printed on its standard error.
  var errors: String { text("err") }

  func send(signal: Int32) {
    if exit == nil { kill(pid, signal) }
  }

  /// Asks it to end, and makes it end if it does not.
  @discardableResult
  func terminate(within limit: Duration = .seconds(5)) -> Exit? {
    send(signal: SIGTERM)
    if (try? waitForExit(within: limit)) == nil {
      send(signal: SIGKILL)
      _ = try? waitForExit(within: .seconds(5))
    }
    return exit
  }

  /// How it ended.
  ///
  /// - Throws: `EndToEndError.timedOut` when it is still running after that long.
  @discardableResult
  func waitForExit(within limit: Duration = .seconds(10)) throws -> Exit {
    let deadline = Deadline(after: limit)
    while true {
      if let exit { return exit }
      var status: Int32 = 0
      if waitpid(pid, &status, WNOHANG) == pid {
        let signal = status & 0x7f
        let exit: Exit = signal == 0 ? .status((status >> 8) & 0xff) : .signal(signal)
        self.exit = exit
        return exit
      }
      guard !deadline.hasPassed else { throw EndToEndError.timedOut(waitingFor: "\(name) to end", log: log) }
      var ended = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      poll(&ended, 1, deadline.milliseconds)
    }
  }

  /// Looks again whenever a file changes in `path`, the process's own directory if not said, until the condition gives
  /// a value.
  ///
  /// - Parameter interval: look that often besides, for a condition that no file's change announces.
  /// - Throws: `EndToEndError.exited` if the process ends first, `EndToEndError.timedOut` after `limit`.
  @discardableResult
  func wait<Value>(
    for what: String, watching path: String? = nil, within limit: Duration = .seconds(20),
    atLeastEvery interval: Int32 = .max, _ condition: () throws -> Value?
  ) throws -> Value {
    let deadline = Deadline(after: limit)
    let watch = try DirectoryWatch(path ?? directory.path)
    while true {
      let hasEnded = (try? waitForExit(within: .zero)) != nil
      if let value = try condition() { return value }
      if hasEnded, let exit { throw EndToEndError.exited("\(name), before \(what),", exit, log: log) }
      guard !deadline.hasPassed else { throw EndToEndError.timedOut(waitingFor: what, log: log) }
      watch.wait(orFor: descriptor, milliseconds: min(deadline.milliseconds, interval))
    }
  }

  /// Both logs, for a failing test's message.
  var log: String { "\(name) said:\n\(output)\(errors)" }

  private func text(_ suffix: String) -> String {
    String(decoding: readFile(directory.file("\(name).\(suffix)")), as: UTF8.self)
  }
}

/// Calls the body with a null-terminated array of C strings.
private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = strings.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return body(copies + [nil])
}

/// A whole file, empty if it cannot be read.
func readFile(_ path: String) -> [UInt8] {
  guard let file = fopen(path, "re") else { return [] }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 65536)
  while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
  return bytes
}
